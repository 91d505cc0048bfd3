import { expect, test } from 'vitest'
import { areaOf, dayAt, dayBefore, daysThrough, lineOf, topOf, valuesOn } from '#web/ui/day-chart/chart-shape.ts'

test('days continue across month ends and a leap day, both ends included', () => {
  expect(daysThrough('2028-02-27', '2028-03-01')).toEqual(['2028-02-27', '2028-02-28', '2028-02-29', '2028-03-01'])
  expect(daysThrough('2026-03-02', '2026-03-01')).toEqual([])
  expect(dayBefore('2026-03-01', 1)).toBe('2026-02-28')
})

test('a day without a count is zero, and a count outside the range is left out', () => {
  const counted = [
    { day: '2026-01-01', value: 7 },
    { day: '2026-01-03', value: 2 },
  ]
  expect(valuesOn(counted, ['2026-01-02', '2026-01-03', '2026-01-04'])).toEqual([0, 2, 0])
})

test.each([
  [0, 2],
  [1, 2],
  [2, 2],
  [3, 4],
  [5, 6],
  [9, 10],
  [10, 10],
  [11, 20],
  [45, 60],
  [100, 100],
  [101, 200],
  [8001, 10_000],
])('with a maximum of %d the scale ends at %d', (most, top) => {
  expect(topOf(most)).toBe(top)
})

test('the line spans the full width, with zero at the bottom and the maximum at the top', () => {
  expect(lineOf([0, 5, 10], 10)).toBe('M0 100L50 50L100 0')
  expect(areaOf([0, 5, 10], 10)).toBe('M0 100L50 50L100 0V100H0Z')
})

test('a single day is a line from edge to edge', () => {
  expect(lineOf([5], 10)).toBe('M0 50H100')
})

test('the pointer selects the nearest day, and the last day beyond the edge', () => {
  expect(dayAt(0.49, 3)).toBe(1)
  expect(dayAt(0.2, 3)).toBe(0)
  expect(dayAt(1.3, 3)).toBe(2)
  expect(dayAt(-0.3, 3)).toBe(0)
})
