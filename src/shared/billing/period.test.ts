import { expect, test } from 'vitest'
import { monthsAfter, proratedCents } from '#shared/billing/period.ts'

const day = (text: string) => new Date(`${text}T09:30:00Z`)

test.each([
  ['2026-01-15', 1, '2026-02-15'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-01-31', 2, '2026-03-31'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-12-31', 12, '2027-12-31'],
])('a period that begins on %s ends after %s months on %s', (start, months, end) => {
  expect(monthsAfter(day(start), months)).toEqual(day(end))
})

test('the rest of a period costs its share, in whole cents', () => {
  const [from, to] = [day('2026-04-01'), day('2026-05-01')]
  expect(proratedCents(997, { from, to, now: from })).toBe(997)
  expect(proratedCents(997, { from, to, now: day('2026-04-16') })).toBe(499)
  expect(proratedCents(997, { from, to, now: day('2026-04-30') })).toBe(33)
  expect(proratedCents(997, { from, to, now: to })).toBe(0)
  expect(proratedCents(997, { from, to, now: day('2026-06-01') })).toBe(0)
})
