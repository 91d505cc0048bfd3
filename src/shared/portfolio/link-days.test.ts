import { expect, test } from 'vitest'
import { linkEndRange } from '#shared/portfolio/link-days.ts'

test.each([
  ['2026-03-10T22:00:00Z', '2026-03-10', '2028-03-10'],
  ['2026-12-31T23:59:59Z', '2026-12-31', '2028-12-31'],
  ['2028-02-29T00:00:00Z', '2028-02-29', '2030-03-01'],
])('at %s a link may end from %s to %s', (now, min, max) => {
  expect(linkEndRange(new Date(now))).toEqual({ min, max })
})
