import { expect, test } from 'vitest'
import { checkLine } from '#shared/ai/grounding/check-line.ts'
import { GROUNDING } from '../bench/grounding-data/all.ts'
import { catchOf, type Score } from '../bench/grounding-judge.ts'

const { caught, falseAlarms } = catchOf(
  GROUNDING,
  ({ answer, generated }) => checkLine(generated, { answers: [answer], known: [] }, 'en').length > 0,
)

const share = ({ right, all }: Score) => right / all

test('at least 95 of 100 planted inventions are caught', () => {
  expect(caught.all).toBeGreaterThanOrEqual(200)
  expect(share(caught)).toBeGreaterThanOrEqual(0.95)
})

test('at most 5 of 100 honest lines are taken for inventions', () => {
  expect(falseAlarms.all).toBeGreaterThanOrEqual(100)
  expect(share(falseAlarms)).toBeLessThanOrEqual(0.05)
})
