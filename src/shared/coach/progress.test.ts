import { expect, test } from 'vitest'
import { averagesOf, bestOf, changeOf, progressOf } from '#shared/coach/progress.ts'

const day = (date: string, total: number, points = {}) => ({ day: date, total, points })

test('progress has each day once with its average, the earliest first', () => {
  const { days } = progressOf([day('2026-04-07', 81), day('2026-04-05', 40), day('2026-04-07', 60)])
  expect(days).toEqual([
    { day: '2026-04-05', answers: 1, average: 40 },
    { day: '2026-04-07', answers: 2, average: 71 },
  ])
})

test('a criterion counts only where it applied', () => {
  const scored = [
    day('2026-04-05', 50, { result: 1, pace: null }),
    day('2026-04-05', 50, { result: 2, pace: null }),
    day('2026-04-05', 50, { result: 2 }),
    day('2026-04-06', 50, { result: null, pace: 4 }),
  ]
  expect(progressOf(scored).criteria).toEqual([
    { criterion: 'result', days: [{ day: '2026-04-05', points: 1.7 }] },
    { criterion: 'pace', days: [{ day: '2026-04-06', points: 4 }] },
  ])
})

test('averages separate first and best answers, and leave out unanswered questions', () => {
  const averages = averagesOf([
    [
      { total: 40, points: { result: 0, length: 4 } },
      { total: 90, points: { result: 4, length: 3 } },
      { total: 70, points: { result: 2, length: 2 } },
    ],
    [],
    [{ total: 55, points: { result: 1, pace: null } }],
  ])
  expect(averages).toEqual({
    total: { first: 48, best: 73 },
    criteria: [
      { criterion: 'result', first: 0.5, best: 2.5 },
      { criterion: 'length', first: 4, best: 3 },
    ],
  })
})

test('without an answer there is no average', () => {
  expect(averagesOf([[], []])).toEqual({ total: { first: null, best: null }, criteria: [] })
  expect(bestOf([])).toBeUndefined()
  expect(progressOf([])).toEqual({ days: [], criteria: [] })
})

test('a change shows points gained and lost by criterion', () => {
  const before = { total: 60, points: { result: 1, length: 4, pace: null } }
  const after = { total: 55, points: { result: 3, length: 2, pace: 4 } }
  expect(changeOf(before, after)).toEqual({
    total: -5,
    criteria: [
      { criterion: 'result', before: 1, after: 3 },
      { criterion: 'length', before: 4, after: 2 },
      { criterion: 'pace', before: null, after: 4 },
    ],
  })
})
