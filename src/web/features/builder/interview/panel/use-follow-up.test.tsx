import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useState } from 'react'
import { emptyContent, type PersonalInfo } from '#shared/resume/schema.ts'
import { FollowUpSlot } from '#web/features/builder/interview/panel/follow-up-slot.tsx'
import { useFollowUp } from '#web/features/builder/interview/panel/use-follow-up.ts'
import { answerWith } from '#web/features/builder/testing/answers.ts'
import { show } from '#web/testing/show.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const asking = (followUp: object | null) => ({ status: 200, body: { followUp, engine: 'embedded' } })
const SIX = 'I tidied all of the shelves'

/** An answer being typed; the returned function types on and lets time pass. */
function answering(...answers: Parameters<typeof answerWith>) {
  return answeringAs(undefined, ...answers)
}
function answeringAs(personalInfo: PersonalInfo | undefined, ...answers: Parameters<typeof answerWith>) {
  const asked = answerWith(...answers)
  let type: (words: string) => void = () => {}
  show(() => {
    const [words, set] = useState('')
    type = set
    const followUp = useFollowUp({ questionId: 'q', answer: words, language: 'en', personalInfo })
    return <FollowUpSlot id="hint" usual="How many?" followUp={followUp} />
  })
  return {
    asked,
    async pause(words: string, milliseconds: number) {
      act(() => type(words))
      await act(() => vi.advanceTimersByTimeAsync(milliseconds))
    },
  }
}

test('after a pause of a second and a half, six words are looked at, and what they lack is asked for politely', async () => {
  const { asked, pause } = answering(asking({ piece: 'number', text: 'How many shelves?' }))
  await pause(SIX, 1499)
  expect(asked).toEqual([])
  await pause(SIX, 1)
  expect(asked).toEqual([
    { method: 'POST', path: '/api/ai/follow-up', body: { questionId: 'q', answer: SIX, language: 'en' } },
  ])
  expect(screen.getByText('How many shelves?').closest('[aria-live=polite]')).not.toBeNull()
})

test('the personal data of whoever is signed in go along, so that they can be kept from a language model', async () => {
  const personalInfo = { ...emptyContent().personalInfo, fullName: 'Ada Lovelace' }
  const { asked, pause } = answeringAs(personalInfo, asking(null))
  await pause(SIX, 1500)
  expect(asked[0]?.body).toEqual({ questionId: 'q', answer: SIX, language: 'en', personalInfo })
})

test('typing on waits again, and fewer words are not looked at', async () => {
  const { asked, pause } = answering(asking(null))
  await pause('I tidied all of it', 5000)
  await pause(SIX, 1000)
  await pause(`${SIX} twice`, 1400)
  expect(asked).toEqual([])
  await pause(`${SIX} twice`, 100)
  expect(asked).toHaveLength(1)
  expect(screen.getByText('Nothing is missing here. Go on when you like.')).toBeDefined()
})

test.each(['I sold bikes.', '我在仓库工作了三年并且修好了所有货架'])(
  'a short answer that has ended is looked at, and one in a script without blanks: %s',
  async (answer) => {
    const { asked, pause } = answering(asking(null))
    await pause(answer, 1500)
    expect(asked).toHaveLength(1)
  },
)

test('offline nothing is asked, and a failure says nothing', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { asked, pause } = answering({ status: 500, body: { message: 'No', code: 'no' } })
  await pause(SIX, 2000)
  expect(asked).toEqual([])
  online.mockReturnValue(true)
  await pause(`${SIX} twice`, 2000)
  expect(asked).toHaveLength(1)
  expect(screen.getByText('How many?').classList.contains('hidden')).toBe(false)
})
