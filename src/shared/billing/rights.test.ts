import { describe, expect, test } from 'vitest'
import { PRODUCT_IDS, PRODUCTS } from '#shared/billing/products.ts'
import {
  hasRight,
  productsWith,
  RIGHTS,
  rightsForFile,
  rightsOf,
  productsForResumes,
  tierOf,
} from '#shared/billing/rights.ts'

const SELLING = { payments: true, enforced: true }

/** Written by hand from the specification's plans; '.' is not included. */
const TABLE = `
                   resumes pdf docx premiumTemplates advancedAts aiContent coach customSlug viewAnalytics noBranding prioritySupport
free               1       x   .    .                .           .         .     .          .             .          .
download           5       x   x    .                .           .         .     .          .             .          .
templates          5       x   x    x                .           .         .     .          .             .          .
interview          5       x   x    .                .           x         x     .          .             .          .
combo              10      x   x    x                x           x         x     .          .             .          .
premium            any     x   x    x                x           x         x     x          x             x          x
plan-professional  any     x   x    x                x           x         .     .          .             .          .
plan-premium       any     x   x    x                x           x         x     x          x             x          x
coach              1       x   .    .                .           .         x     .          .             .          .
`
const [HEAD = [], ...ROWS] = TABLE.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/))
const CELLS = ROWS.flatMap(([product = '', ...cells]) =>
  cells.map((cell, at) => ({ product, right: HEAD[at] ?? '', cell })),
)

function cellOf(product: string, right: string): string {
  const { resumes, open } = rightsOf(
    PRODUCT_IDS.filter((id) => id === product),
    SELLING,
  )
  if (right === 'resumes') return String(resumes ?? 'any')
  return open.some((one) => one === right) ? 'x' : '.'
}

describe('rights of each product if plans are enforced', () => {
  test.each(CELLS)('$product, $right: $cell', ({ product, right, cell }) => {
    expect(cellOf(product, right)).toBe(cell)
  })

  test('the table of this test has a cell for every product and every right', () => {
    expect(CELLS).toHaveLength(PRODUCT_IDS.length * (RIGHTS.length + 1))
  })
})

test('the rights of two products are combined', () => {
  const rights = rightsOf(['templates', 'coach'], SELLING)
  expect(rights).toEqual({ resumes: 5, open: ['pdf', 'docx', 'premiumTemplates', 'coach'] })
})

test('if plans are not enforced, everything is included except the coach, which must be bought', () => {
  const open = { payments: true, enforced: false }
  expect(rightsOf([], open)).toEqual({ resumes: null, open: RIGHTS.filter((right) => right !== 'coach') })
  expect(hasRight(rightsOf(['coach'], open), 'coach')).toBe(true)
})

test('without payments everything is included, the coach as well', () => {
  expect(rightsOf([], { payments: false, enforced: true })).toEqual({ resumes: null, open: RIGHTS })
})

test('products that include a right are listed from cheapest to most expensive', () => {
  expect(productsWith('docx')[0]).toBe('download')
  expect(productsWith('coach')).toEqual(['coach', 'interview', 'plan-premium', 'combo', 'premium'])
  expect(productsWith('customSlug')).toEqual(['plan-premium', 'premium'])
  expect(productsForResumes(2)[0]).toBe('download')
  expect(productsForResumes(6)[0]).toBe('plan-premium')
  expect(productsForResumes(11)).toEqual(['plan-premium', 'premium', 'plan-professional'])
})

test('the cheapest product for a file includes its format and its template, and text needs none', () => {
  const cheapest = (format: string, isPremium: boolean) => productsWith(...rightsForFile(format, isPremium))[0]
  expect(cheapest('docx', false)).toBe('download')
  expect(cheapest('docx', true)).toBe('templates')
  expect(cheapest('pdf', true)).toBe('templates')
  expect(rightsForFile('txt', true)).toEqual([])
})

test('the tier of a user is the paid one with the most rights, and single purchases do not count', () => {
  expect(tierOf([])).toBe('free')
  expect(tierOf(['coach'])).toBe('free')
  expect(tierOf(['coach', 'templates', 'plan-professional'])).toBe('plan-professional')
})

test('prices are those of the specification, in cents', () => {
  expect(PRODUCT_IDS.map((id) => PRODUCTS[id].cents)).toEqual([0, 297, 497, 797, 997, 1497, 2900, 900, 500])
  expect(PRODUCTS.coach.insteadOf).toBe(2900)
  expect(PRODUCT_IDS.filter((id) => PRODUCTS[id].isPopular)).toEqual(['combo', 'plan-professional'])
})
