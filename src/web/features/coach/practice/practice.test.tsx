import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useSearchParams } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CoachAttempt, CoachSession } from '#shared/contract/coach.ts'
import { removeAnswerDraft } from '#web/features/coach/answer-drafts.ts'
import { Practice } from '#web/features/coach/practice/practice.tsx'
import { clearToasts } from '#web/lib/toast.ts'
import { show } from '#web/testing/show.tsx'

const question = (id: string, text: string): CoachSession['asked'][number] => ({
  id,
  kind: 'behavioural',
  text,
  competency: 'conflict',
  listensFor: 'Whether you stay calm.',
  about: null,
  attempts: [],
  first: null,
  best: null,
})
const session: CoachSession = {
  id: 3,
  role: 'Baker',
  industry: 'general',
  level: 'Senior',
  kinds: ['behavioural'],
  postingTitle: '',
  questions: 2,
  answered: 0,
  average: null,
  createdAt: '2026-04-05T10:00:00.000Z',
  asked: [question('q1', 'When did you disagree?'), question('q2', 'What went wrong?')],
  averages: { total: { first: null, best: null }, criteria: [] },
}
const place = { sessionId: 3, questionId: 'q1' }
const attempt = (number: number, answer: string, total: number, points: 1 | 3): CoachAttempt => ({
  attempt: number,
  answer,
  spokenSeconds: null,
  createdAt: '2026-04-05T10:00:00.000Z',
  feedback: {
    total,
    fixFirst: 'result',
    judged: [{ criterion: 'result', points, evidence: ['Bread'], advice: 'result-without-number', values: {} }],
  },
})
const judged = (one: CoachAttempt) => Response.json({ attempt: one, comparison: null })

type Asked = { path: string; body: unknown }
function answerWith(...answers: (Response | Error)[]): Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (path: string, init: { body: string }) => {
    // What comes beside the feedback is the business of other tests.
    if (path === '/api/coach/remarks') return new Response(null, { status: 503 })
    asked.push({ path, body: JSON.parse(init.body) })
    const answer = answers.shift()
    if (!answer) throw new Error(`Nobody answers ${path}`)
    if (answer instanceof Error) throw answer
    return answer
  })
  return asked
}

beforeEach(() => removeAnswerDraft(place))
afterEach(() => {
  act(clearToasts)
  localStorage.clear()
  vi.unstubAllGlobals()
})

const user = userEvent.setup()
const open = (at = 0) => show(() => <Practice session={session} at={at} resumes={[]} />)
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your answer')
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))

test('each key is kept in the browser, and a page that is opened again has all of it', async () => {
  const { unmount } = open()
  await user.type(field(), 'Bread')
  expect(localStorage.getItem('coach-answer:3:q1')).toBe('{"text":"Bread","spokenSeconds":0}')
  unmount()
  open()
  expect(field().value).toBe('Bread')
})

test('an answer is sent with its question, its feedback is shown, and the keyboard goes on there', async () => {
  const asked = answerWith(judged(attempt(1, 'Bread', 41, 1)))
  open()
  await user.type(field(), 'Bread')
  await press('Get feedback')
  expect(await screen.findByText('41 of 100 points')).toBeDefined()
  expect(asked).toEqual([{ path: '/api/coach/sessions/3/answers', body: { questionId: 'q1', answer: 'Bread' } }])
  expect(screen.getByText(/^Fix this first: Result/)).toBeDefined()
  expect(document.activeElement?.textContent).toBe('Feedback')
  expect(document.querySelector('mark')?.textContent).toContain('Bread')
  expect(localStorage.getItem('coach-answer:3:q1')).toBeNull()
})

test('a new attempt begins with the last answer and tells what it changed', async () => {
  answerWith(judged(attempt(1, 'Bread', 41, 1)), judged(attempt(2, 'Bread!', 60, 3)))
  open()
  await user.type(field(), 'Bread')
  await press('Get feedback')
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(field().value).toBe('Bread')
  await user.type(field(), '!')
  await press('Get feedback')
  expect(await screen.findByText('19 points more than in attempt 1')).toBeDefined()
  await press('Attempt 1, 41 points')
  expect(screen.getByText('41 of 100 points')).toBeDefined()
})

function Addressed() {
  const [search] = useSearchParams()
  return <Practice session={session} at={Number(search.get('question') ?? 1) - 1} resumes={[]} />
}
const heading = (name: string) => screen.findByRole('heading', { name })

test('the keyboard goes to a question that is turned to, and stays put where the page is opened', async () => {
  show(Addressed)
  await heading('When did you disagree?')
  expect(document.activeElement).toBe(document.body)
  await press('Skip')
  expect(document.activeElement).toBe(await heading('What went wrong?'))
  await user.click(screen.getByRole('link', { name: 'Previous question' }))
  expect(document.activeElement).toBe(await heading('When did you disagree?'))
})

test('anyone who tries again writes on at once', async () => {
  answerWith(judged(attempt(1, 'Bread', 41, 1)))
  open()
  await user.type(field(), 'Bread')
  await press('Get feedback')
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(document.activeElement).toBe(field())
})

test.each([
  ['offline', new TypeError('offline'), 'No connection. Nothing is lost: try again when you are online.'],
  ['too often', Response.json({ code: 'too_many', message: 'Wait a minute.' }, { status: 429 }), 'Wait a minute.'],
  ['not owned', Response.json({ code: 'x', message: 'Not yours yet.' }, { status: 402 }), 'Not yours yet.'],
  ['gone', Response.json({ code: 'x', message: 'No such session.' }, { status: 404 }), 'No such session.'],
  ['broken', new Response('Bad gateway', { status: 502 }), /Something went wrong on our side\. Nothing is lost/],
])('%s: it is said in words, and the answer stays', async (_, failure, sentence) => {
  answerWith(failure)
  open()
  await user.type(field(), 'Bread')
  await press('Get feedback')
  expect((await screen.findByRole('alert')).textContent).toMatch(sentence)
  expect(field().value).toBe('Bread')
  expect(localStorage.getItem('coach-answer:3:q1')).toContain('Bread')
})

test('an empty answer is not sent', async () => {
  const asked = answerWith()
  open()
  await press('Get feedback')
  expect(await screen.findByText('Please provide an answer before continuing.')).toBeDefined()
  expect(asked).toEqual([])
})

test('what the interviewer listens for is shown on demand', async () => {
  open()
  expect(screen.queryByText('Whether you stay calm.')).toBeNull()
  await press(/listen for/)
  expect(screen.getByText('Whether you stay calm.')).toBeDefined()
})

test('the timer can be switched on, which the browser remembers', async () => {
  const { unmount } = open()
  expect(screen.queryByRole('timer')).toBeNull()
  await user.click(screen.getByRole('switch', { name: 'Timer' }))
  expect(screen.getByRole('timer').textContent).toBe('0:00')
  unmount()
  open()
  expect(screen.getByRole('timer')).toBeDefined()
})

test('a browser that cannot listen says so and offers no button', () => {
  open()
  expect(screen.queryByRole('button', { name: 'Answer by voice' })).toBeNull()
  expect(screen.getByText(/cannot write down speech/)).toBeDefined()
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

test('no one listens before it was agreed to; spoken words follow the typed ones', async () => {
  Ear.heard.length = 0
  vi.stubGlobal('SpeechRecognition', Ear)
  open()
  await user.type(field(), 'At first')
  await press('Answer by voice')
  expect(screen.getByText(/may send the sound to its maker/)).toBeDefined()
  expect(Ear.heard).toEqual([])
  await press('Agree and speak')
  expect(Ear.heard).toHaveLength(1)
  act(() => Ear.heard[0]?.onresult({ resultIndex: 0, results: [{ isFinal: true, 0: { transcript: 'we argued' } }] }))
  await waitFor(() => expect(field().value).toBe('At first we argued'))
  await press('Stop listening')
  expect(screen.getByRole('button', { name: 'Answer by voice' })).toBeDefined()
})

test('spoken seconds go along with the words', async () => {
  Ear.heard.length = 0
  vi.stubGlobal('SpeechRecognition', Ear)
  localStorage.setItem('coach-voice', 'yes')
  const asked = answerWith(judged(attempt(1, 'we argued', 41, 1)))
  open()
  const begin = Date.now()
  const now = vi.spyOn(Date, 'now').mockReturnValue(begin)
  await press('Answer by voice')
  now.mockReturnValue(begin + 31_000)
  await screen.findByText('0:31')
  act(() => Ear.heard[0]?.onresult({ resultIndex: 0, results: [{ isFinal: true, 0: { transcript: 'we argued' } }] }))
  expect(await screen.findByText(/Spoken for 0:31/)).toBeDefined()
  vi.restoreAllMocks()
  await press('Get feedback')
  await screen.findByText('41 of 100 points')
  expect(asked[0]?.body).toEqual({ questionId: 'q1', answer: 'we argued', spokenSeconds: 31 })
})

test('an answer that is handed in while someone speaks has the last words on the screen', async () => {
  Ear.heard.length = 0
  vi.stubGlobal('SpeechRecognition', Ear)
  localStorage.setItem('coach-voice', 'yes')
  const asked = answerWith(judged(attempt(1, 'we argued and won', 41, 1)))
  open()
  await press('Answer by voice')
  const heard = [
    { isFinal: true, 0: { transcript: 'we argued' } },
    { isFinal: false, 0: { transcript: 'and won' } },
  ]
  act(() => Ear.heard[0]?.onresult({ resultIndex: 0, results: heard }))
  await press('Get feedback')
  await screen.findByText('41 of 100 points')
  expect(asked[0]?.body).toMatchObject({ answer: 'we argued and won' })
})

test('who goes to another question while speaking finds the last words again', async () => {
  Ear.heard.length = 0
  vi.stubGlobal('SpeechRecognition', Ear)
  localStorage.setItem('coach-voice', 'yes')
  open()
  await press('Answer by voice')
  act(() => Ear.heard[0]?.onresult({ resultIndex: 0, results: [{ isFinal: false, 0: { transcript: 'we argued' } }] }))
  cleanup()
  expect(localStorage.getItem('coach-answer:3:q1')).toContain('we argued')
})

test('a browser that ends at once again and again is not asked for ever', async () => {
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
  expect((await screen.findByRole('alert')).textContent).toContain('speech service does not answer')
  expect(Ear.heard).toHaveLength(3)
})

test('a microphone that is refused is said, and what was written stays and can be sent', async () => {
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
  expect(screen.getByRole('alert').textContent).toContain('The microphone is not allowed for this page.')
  expect(screen.getByRole('button', { name: 'Answer by voice' })).toBeDefined()
  expect(field()).toHaveProperty('value', 'We argued.')
})

test('a browser that throws in place of listening leaves no one talking to it', async () => {
  class Broken extends Ear {
    override start: () => void = () => {
      throw new DOMException('', 'NotAllowedError')
    }
  }
  vi.stubGlobal('SpeechRecognition', Broken)
  localStorage.setItem('coach-voice', 'yes')
  open()
  await press('Answer by voice')
  expect((await screen.findByRole('alert')).textContent).toContain('speech service does not answer')
  expect(screen.getByRole('button', { name: 'Answer by voice' })).toBeDefined()
})

test('the way back to zero keeps the keyboard where it is', async () => {
  open()
  await user.click(screen.getByRole('switch', { name: 'Timer' }))
  await press('Set the timer to zero')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Set the timer to zero' }))
})
