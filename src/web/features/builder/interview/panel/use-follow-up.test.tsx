import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FollowUpSlot } from '#web/features/builder/interview/panel/follow-up-slot.tsx'
import { useFollowUp } from '#web/features/builder/interview/panel/use-follow-up.ts'
import { show } from '#web/testing/show.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Ask = Parameters<typeof useFollowUp>[0]['ask']

const SIX = 'I tidied all of the shelves'
const FOLLOW_UP = { text: 'How many shelves?' }

const mockAsk = (followUp: { text: string } | null = null) => vi.fn<Ask>(async () => followUp)

/** An answer being typed, which `ask` checks. */
function answering(ask: Ask) {
  let [type, goTo]: ((words: string) => void)[] = []
  show(() => {
    const [answer, setAnswer] = useState('')
    const [questionId, setQuestion] = useState('stock')
    ;[type, goTo] = [setAnswer, setQuestion]
    return <FollowUpSlot id="hint" usual="How was it?" followUp={useFollowUp({ questionId, answer, ask })} />
  })
  return {
    async pause(words: string, milliseconds: number) {
      act(() => type?.(words))
      await act(() => vi.advanceTimersByTimeAsync(milliseconds))
    },
    goTo: (questionId: string) => act(() => goTo?.(questionId)),
  }
}

const isDefaultHintShown = () => !screen.getByText('How was it?').classList.contains('hidden')

test('after a pause of a second and a half, six words are checked, and a polite live region asks for what is missing', async () => {
  const ask = mockAsk(FOLLOW_UP)
  const { pause } = answering(ask)
  await pause(SIX, 1499)
  expect(ask).not.toHaveBeenCalled()
  expect(isDefaultHintShown()).toBe(true)
  await pause(SIX, 1)
  expect(ask.mock.calls).toEqual([['stock', SIX, expect.any(AbortSignal)]])
  expect(screen.getByText('How many shelves?').closest('[aria-live=polite]')).not.toBeNull()
  expect(isDefaultHintShown()).toBe(false)
})

test('typing restarts the pause, and fewer words are not checked', async () => {
  const ask = mockAsk()
  const { pause } = answering(ask)
  await pause('I tidied all of it', 5000)
  await pause(SIX, 1000)
  await pause(`${SIX} twice`, 1400)
  expect(ask).not.toHaveBeenCalled()
  await pause(`${SIX} twice`, 100)
  expect(ask).toHaveBeenCalledOnce()
  expect(screen.getByText('Nothing is missing. Continue when you’re ready.')).toBeDefined()
})

test.each(['I sold bikes.', '我在仓库工作了三年并且修好了所有货架'])(
  'a finished short answer is checked, as is one in a script without spaces: %s',
  async (answer) => {
    const ask = mockAsk()
    const { pause } = answering(ask)
    await pause(answer, 1500)
    expect(ask).toHaveBeenCalledOnce()
  },
)

test('typing cancels the check of earlier words, and its late response is not shown', async () => {
  const late = Promise.withResolvers<typeof FOLLOW_UP>()
  const ask = mockAsk({ text: 'What for?' }).mockReturnValueOnce(late.promise)
  const { pause } = answering(ask)
  await pause(SIX, 1500)
  const [, , signal] = ask.mock.calls[0]!
  expect(signal.aborted).toBe(false)
  await pause(`${SIX} twice`, 1500)
  expect(signal.aborted).toBe(true)
  expect(screen.getByText('What for?')).toBeDefined()
  await act(async () => late.resolve(FOLLOW_UP))
  expect(screen.queryByText('How many shelves?')).toBeNull()
  expect(screen.getByText('What for?')).toBeDefined()
})

test('a follow-up to one answer is not shown at the next question', async () => {
  const { pause, goTo } = answering(mockAsk(FOLLOW_UP))
  await pause(SIX, 1500)
  goTo('till')
  expect(screen.queryByText('How many shelves?')).toBeNull()
  expect(isDefaultHintShown()).toBe(true)
})

test('a failed check shows nothing, and the next one works again', async () => {
  const { pause } = answering(mockAsk(FOLLOW_UP).mockRejectedValueOnce(new TypeError('Failed to fetch')))
  await pause(SIX, 2000)
  expect(isDefaultHintShown()).toBe(true)
  await pause(`${SIX} twice`, 2000)
  expect(screen.getByText('How many shelves?')).toBeDefined()
})
