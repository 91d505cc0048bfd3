import { setupI18n, type MessageDescriptor } from '@lingui/core'
import { expect, test } from 'vitest'
import { PRODUCT_IDS, type ProductId } from '#shared/billing/products.ts'
import { RIGHTS_BY_PRODUCT, RIGHTS } from '#shared/billing/rights.ts'
import { formatPrice } from '#web/features/plans/format-price.ts'
import { featuresBeyond, featuresOf, RIGHT_LABELS } from '#web/features/plans/plan-labels.ts'
// The catalogs that the extractor writes for translators, of the pages that show plans.
import billing from '#locales/en/billing.po?raw'
import marketing from '#locales/en/marketing.po?raw'

const english = setupI18n({ locale: 'en', messages: { en: {} } })
const labelsOf = (features: readonly MessageDescriptor[]) => features.map((feature) => english._(feature))

test.each(RIGHTS)('the right %s has a label in the catalogs', (right) => {
  for (const catalog of [billing, marketing]) expect(catalog).toContain(`msgid "${RIGHT_LABELS[right].message}"`)
})

test.each<[ProductId, readonly string[]]>([
  [
    'free',
    ['1 resume', 'Basic ATS templates', 'Basic ATS scoring', 'PDF export', 'Portfolio with public pages and links'],
  ],
  [
    'download',
    [
      '5 resumes',
      'Basic ATS templates',
      'Basic ATS scoring',
      'PDF export',
      'Word (DOCX) export',
      'Portfolio with public pages and links',
    ],
  ],
  [
    'combo',
    [
      '10 resumes',
      'PDF export',
      'Word (DOCX) export',
      'Premium templates',
      'Advanced ATS analysis',
      'Content from the AI interview',
      'AI Interview Coach',
      'Portfolio with public pages and links',
    ],
  ],
  [
    'plan-professional',
    [
      'Unlimited resumes',
      'PDF export',
      'Word (DOCX) export',
      'Premium templates',
      'Advanced ATS analysis',
      'Content from the AI interview',
      'Portfolio with public pages and links',
    ],
  ],
  ['coach', ['Questions for your role and industry', 'Feedback on every answer', 'Salary negotiation practice']],
])('the card of %s lists what it includes', (product, features) => {
  expect(labelsOf(featuresOf(product))).toEqual(features)
})

test('Premium adds the coach, a custom site and priority support to Professional', () => {
  expect(labelsOf(featuresBeyond('plan-premium', 'plan-professional'))).toEqual([
    'AI Interview Coach',
    'Custom URL for your public page',
    'Statistics for your public pages',
    'Public pages in your color, without our branding',
    'Priority support',
  ])
})

test('no card lists a right that its product does not include', () => {
  const rightsOnCard = (id: ProductId) => RIGHTS.filter((right) => featuresOf(id).includes(RIGHT_LABELS[right]))
  for (const id of PRODUCT_IDS)
    expect(RIGHTS_BY_PRODUCT[id].open).toEqual(expect.arrayContaining([...rightsOnCard(id)]))
})

test.each([
  [0, '$0'],
  [297, '$2.97'],
  [500, '$5'],
  [1000, '$10'],
])('%i cents are formatted as %s', (cents, words) => {
  expect(formatPrice(english, cents)).toBe(words)
})
