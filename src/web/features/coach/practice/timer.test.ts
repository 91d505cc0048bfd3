import { expect, test } from 'vitest'
import { KINDS } from '#shared/coach/types.ts'
import { judgeAnswer } from '#shared/coach/rubric/judge-answer.ts'
import { minutesOf } from '#web/features/coach/practice/clock.ts'
import { comfortOf } from '#web/features/coach/practice/timer.tsx'

const answer = 'I read the plan, then I asked the team and we agreed on a date that we could keep. '.repeat(8)

test.each(KINDS)('what the timer shows as comfortable for %s, the feedback calls comfortable', (kind) => {
  const { from, to } = comfortOf(kind)
  const adviceAt = (spokenSeconds: number) =>
    judgeAnswer({ kind, competency: 'planning', question: 'How did you plan it?', answer, spokenSeconds }).judged.find(
      ({ criterion }) => criterion === 'length',
    )?.advice
  expect([from - 1, from, to, to + 1].map(adviceAt)).toEqual([
    'length-short-spoken',
    'length-good',
    'length-good',
    'length-long-spoken',
  ])
})

test('seconds are formatted as minutes and seconds', () => {
  expect([0, 65, 600].map(minutesOf)).toEqual(['0:00', '1:05', '10:00'])
})
