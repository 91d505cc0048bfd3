import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitAt, fitSearch, type Fit, type Fitted } from '#shared/template/fit.ts'

/** Plays a page layout: how many pages a setting takes. */
function solve(wanted: number, pagesOf: (fit: Fit) => number): Fitted & { looks: number } {
  const search = fitSearch(wanted)
  let looks = 0
  let step = search.next()
  while (!step.done) {
    looks++
    step = search.next(pagesOf(step.value))
  }
  return { ...step.value, looks }
}

test('a resume that is too long even at its tightest says so, with its pages', () => {
  expect(solve(1, () => 3)).toMatchObject({ reached: false, pages: 3, fit: { gap: 0.4, leading: 0.92, scale: 0.88 } })
})

test('a short resume gets the roomiest setting', () => {
  expect(solve(2, () => 1)).toMatchObject({ reached: true, pages: 1, fit: { gap: 1.35, leading: 1.06, scale: 1.06 } })
})

test('whatever is promised was laid out and took the promised pages, in at most eight looks', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.5, max: 9, noNaN: true }), fc.integer({ min: 1, max: 6 }), (length, wanted) => {
      const pagesOf = (fit: Fit) => Math.ceil(length * fit.scale * fit.leading * (0.7 + 0.3 * fit.gap))
      const found = solve(wanted, pagesOf)
      expect(found.pages).toBe(pagesOf(found.fit))
      expect(found.reached).toBe(pagesOf(fitAt(1)) <= wanted)
      expect(found.looks).toBeLessThanOrEqual(8)
    }),
  )
})
