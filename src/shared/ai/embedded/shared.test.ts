import { expect, test } from 'vitest'
import { bullets } from '#shared/ai/embedded/fixtures/write-answer.ts'

test.each([
  ['We won the regional cup in 2019.', 'Won the regional cup in 2019 with the team'],
  [
    'We moved the billing to AWS, which cut hosting by 40%.',
    'Moved the billing to AWS with the team, cutting hosting by 40%',
  ],
  ['Anita and I fixed 140 bugs.', 'Fixed 140 bugs with the team'],
  ['Together with Paul from accounts I found 23 double payments.', 'Found 23 double payments with the team'],
  [
    'We found out somebody was stealing 20 towels a week.',
    'Found out with the team somebody was stealing 20 towels a week',
  ],
  ['I won the regional cup in 2019.', 'Won the regional cup in 2019'],
  ['Seven of us shared the night shift.', 'Shared the night shift in a team of 7'],
])('what we did says so, and what I did does not: %s', async (answer, line) => {
  expect(await bullets(answer)).toEqual([line])
})
