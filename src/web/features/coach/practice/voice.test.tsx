import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removeAnswerDraft } from '#web/features/coach/answer-drafts.ts'
import { answerWith, attempt, field, judged, open, place, press, user } from '#web/features/coach/practice/testing.tsx'
import { clearToasts } from '#web/lib/toast.ts'

beforeEach(() => removeAnswerDraft(place))
afterEach(() => {
  act(clearToasts)
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('a browser without speech recognition says so and shows no button', () => {
  open()
  expect(screen.queryByRole('button', { name: 'Answer by voice' })).toBeNull()
  expect(screen.getByText(/can’t turn speech into text/)).toBeDefined()
})

type Result = { isFinal: boolean; 0: { transcript: string } }
class Ear {
  static readonly heard: Ear[] = []
  onresult: (event: { resultIndex: number; results: Result[] }) => void = () => {}
  onerror: (event: { error: string }) => void = () => {}
  onend: () => void = () => {}
  start: () => void = () => void Ear.heard.push(this)
  stop = () => this.onend()
}

test('recording starts only after consent, and spoken words follow the typed ones', async () => {
  Ear.heard.length = 0
  vi.stubGlobal('SpeechRecognition', Ear)
  open()
  await user.type(field(), 'At first')
  await press('Answer by voice')
  expect(screen.getByText(/may send the audio to its maker/)).toBeDefined()
  expect(Ear.heard).toEqual([])
  await press('Agree and speak')
  expect(Ear.heard).toHaveLength(1)
  act(() => Ear.heard[0]?.onresult({ resultIndex: 0, results: [{ isFinal: true, 0: { transcript: 'we argued' } }] }))
  await waitFor(() => expect(field().value).toBe('At first we argued'))
  await press('Stop listening')
  expect(screen.getByRole('button', { name: 'Answer by voice' })).toBeDefined()
})

test('spoken seconds are sent along with the words', async () => {
  Ear.heard.length = 0
  vi.stubGlobal('SpeechRecognition', Ear)
  localStorage.setItem('coach-voice', 'yes')
  const requests = answerWith(judged(attempt(1, 'we argued', 41, 1)))
  open()
  const startTime = Date.now()
  const now = vi.spyOn(Date, 'now').mockReturnValue(startTime)
  await press('Answer by voice')
  now.mockReturnValue(startTime + 31_000)
  await screen.findByText('0:31')
  act(() => Ear.heard[0]?.onresult({ resultIndex: 0, results: [{ isFinal: true, 0: { transcript: 'we argued' } }] }))
  expect(await screen.findByText(/You spoke for 0:31/)).toBeDefined()
  vi.restoreAllMocks()
  await press('Get feedback')
  await screen.findByText('41 of 100 points')
  expect(requests[0]?.body).toEqual({ questionId: 'q1', answer: 'we argued', spokenSeconds: 31 })
})

test('submitting an answer while speaking includes the last words on the screen', async () => {
  Ear.heard.length = 0
  vi.stubGlobal('SpeechRecognition', Ear)
  localStorage.setItem('coach-voice', 'yes')
  const requests = answerWith(judged(attempt(1, 'we argued and won', 41, 1)))
  open()
  await press('Answer by voice')
  const results = [
    { isFinal: true, 0: { transcript: 'we argued' } },
    { isFinal: false, 0: { transcript: 'and won' } },
  ]
  act(() => Ear.heard[0]?.onresult({ resultIndex: 0, results: results }))
  await press('Get feedback')
  await screen.findByText('41 of 100 points')
  expect(requests[0]?.body).toMatchObject({ answer: 'we argued and won' })
})

test('going to another question while speaking keeps the last words', async () => {
  Ear.heard.length = 0
  vi.stubGlobal('SpeechRecognition', Ear)
  localStorage.setItem('coach-voice', 'yes')
  open()
  await press('Answer by voice')
  act(() => Ear.heard[0]?.onresult({ resultIndex: 0, results: [{ isFinal: false, 0: { transcript: 'we argued' } }] }))
  cleanup()
  expect(localStorage.getItem('coach-answer:3:q1')).toContain('we argued')
})

test('a browser that keeps ending recognition is not restarted forever', async () => {
  class Deaf extends Ear {
    override start: () => void = () => {
      Ear.heard.push(this)
      this.onend()
    }
  }
  Ear.heard.length = 0
  vi.stubGlobal('SpeechRecognition', Deaf)
  localStorage.setItem('coach-voice', 'yes')
  open()
  await press('Answer by voice')
  expect((await screen.findByRole('alert')).textContent).toContain('speech service isn’t responding')
  expect(Ear.heard).toHaveLength(3)
})

test('a denied microphone shows a message, and the text stays and can be sent', async () => {
  Ear.heard.length = 0
  vi.stubGlobal('SpeechRecognition', Ear)
  localStorage.setItem('coach-voice', 'yes')
  open()
  await user.type(field(), 'We argued.')
  await press('Answer by voice')
  act(() => {
    Ear.heard[0]?.onerror({ error: 'not-allowed' })
    Ear.heard[0]?.onend()
  })
  expect(screen.getByRole('alert').textContent).toContain('This page isn’t allowed to use the microphone.')
  expect(screen.getByRole('button', { name: 'Answer by voice' })).toBeDefined()
  expect(field()).toHaveProperty('value', 'We argued.')
})

test('a browser that throws on start shows an error and does not record', async () => {
  class Broken extends Ear {
    override start: () => void = () => {
      throw new DOMException('', 'NotAllowedError')
    }
  }
  vi.stubGlobal('SpeechRecognition', Broken)
  localStorage.setItem('coach-voice', 'yes')
  open()
  await press('Answer by voice')
  expect((await screen.findByRole('alert')).textContent).toContain('speech service isn’t responding')
  expect(screen.getByRole('button', { name: 'Answer by voice' })).toBeDefined()
})
