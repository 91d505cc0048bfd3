import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitAt, fitSearch, type Fit, type Fitted } from '#shared/template/fit.ts'

/** Simulates a page layout: `pagesOf` gives the pages of a setting. */
function search(wanted: number, pagesOf: (fit: Fit) => number): Fitted & { layouts: number } {
  const steps = fitSearch(wanted)
  let layouts = 0
  let step = steps.next()
  while (!step.done) {
    layouts++
    step = steps.next(pagesOf(step.value))
  }
  return { ...step.value, layouts }
}

test('a resume that is too long even at the tightest setting reports its pages', () => {
  expect(search(1, () => 3)).toMatchObject({ reached: false, pages: 3, fit: { gap: 0.4, leading: 0.92, scale: 0.88 } })
})

test('a short resume gets the loosest setting', () => {
  expect(search(2, () => 1)).toMatchObject({ reached: true, pages: 1, fit: { gap: 1.35, leading: 1.06, scale: 1.06 } })
})

test('the result was laid out and has the stated pages, after at most eight layouts', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.5, max: 9, noNaN: true }), fc.integer({ min: 1, max: 6 }), (length, wanted) => {
      const pagesOf = (fit: Fit) => Math.ceil(length * fit.scale * fit.leading * (0.7 + 0.3 * fit.gap))
      const found = search(wanted, pagesOf)
      expect(found.pages).toBe(pagesOf(found.fit))
      expect(found.reached).toBe(pagesOf(fitAt(1)) <= wanted)
      expect(found.layouts).toBeLessThanOrEqual(8)
    }),
  )
})
