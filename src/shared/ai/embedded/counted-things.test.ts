import { expect, test } from 'vitest'
import { bullets } from '#shared/ai/embedded/fixtures/write-answer.ts'

test.each([
  ['Me and a crane, 5 wind turbines in one autumn.', ['5 wind turbines in one autumn']],
  ['We laughed at just under 40 pallets of glass a day.', ['Under 40 pallets of glass a day']],
])('what was counted in words that are no line stands in its own: %s', async (answer, lines) => {
  expect(await bullets(answer)).toEqual(lines)
})

test.each([
  ['He made 40 pallets of glass a day.'],
  ['They had a garden with 300 apple trees.'],
  ['We lost 12 boxes of apples.'],
  ['I want to plant 300 apple trees.'],
  ['The goal was 40 pallets of glass a day.'],
  ['I am learning the names of 60 old roses.'],
])('what others counted, what was lost, wished for or aimed at does not: %s', async (answer) => {
  expect(await bullets(answer)).toEqual([])
})
