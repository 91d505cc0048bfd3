import { expect, test } from 'vitest'
import type { ProductId } from '#shared/billing/products.ts'
import { rightsOf } from '#shared/billing/rights.ts'
import { rightsLost } from '#web/features/billing/rights-lost.ts'

const having = (owned: ProductId[], isEnforced = true) => {
  const { resumes, open } = rightsOf(owned, { payments: true, enforced: isEnforced })
  return { owned, isEnforced, rights: { resumes, open: [...open] } }
}

/** What only the largest plans include. */
const SITE = ['customSlug', 'viewAnalytics', 'noBranding', 'prioritySupport']

test('an ending plan removes the rights that no other product includes', () => {
  expect(rightsLost(having(['premium']), 'premium')).toEqual([
    'docx',
    'premiumTemplates',
    'advancedAts',
    'aiContent',
    'coach',
    ...SITE,
  ])
})

test('rights that another product includes are kept', () => {
  expect(rightsLost(having(['plan-professional', 'premium']), 'premium')).toEqual(['coach', ...SITE])
  expect(rightsLost(having(['coach', 'combo']), 'coach')).toEqual([])
})

test('a smaller replacement plan keeps the rights that it includes', () => {
  expect(rightsLost(having(['premium']), 'premium', 'interview')).toEqual(['premiumTemplates', 'advancedAts', ...SITE])
})

test('where plans limit nothing only the coach can be lost', () => {
  expect(rightsLost(having(['premium'], false), 'premium', 'templates')).toEqual(['coach'])
})
