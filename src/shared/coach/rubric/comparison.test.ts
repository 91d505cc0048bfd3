import { expect, test } from 'vitest'
import type { Criterion, Feedback } from '#shared/coach/feedback.ts'
import { comparison } from '#shared/coach/rubric/comparison.ts'

const feedback = (
  total: number,
  points: Partial<Record<Criterion, 0 | 1 | 2 | 3 | 4 | null>>,
  fixFirst: Criterion | null,
) =>
  ({
    total,
    fixFirst,
    judged: Object.entries(points).map(([criterion, one]) => ({
      // The keys of a record of criteria are criteria.
      criterion: criterion as Criterion,
      points: one,
      evidence: [],
      advice: 'empty',
      values: {},
    })),
  }) satisfies Feedback

test('a second attempt tells what got better and worse, the most first', () => {
  const before = feedback(40, { result: 0, action: 3, length: 2, pace: null, fillers: 4, task: 4 }, 'result')
  const after = feedback(62, { result: 3, action: 4, length: 1, pace: 4, fillers: 4, task: 1 }, 'length')
  expect(comparison(before, after)).toEqual({
    by: 22,
    better: [
      { criterion: 'result', from: 0, to: 3, by: 3 },
      { criterion: 'action', from: 3, to: 4, by: 1 },
    ],
    worse: [
      { criterion: 'task', from: 4, to: 1, by: -3 },
      { criterion: 'length', from: 2, to: 1, by: -1 },
    ],
    mended: true,
  })
})

test('what was to be mended and was not is told so, and a perfect answer had nothing to mend', () => {
  const same = feedback(40, { result: 1 }, 'result')
  expect(comparison(same, same)).toMatchObject({ by: 0, better: [], worse: [], mended: false })
  expect(comparison(feedback(100, { result: 4 }, null), same).mended).toBeNull()
})
