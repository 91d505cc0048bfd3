import { expect, test } from 'vitest'
import type { ProductId } from '#shared/billing/products.ts'
import { rightsOf } from '#shared/billing/rights.ts'
import { rightsLost } from '#web/features/billing/rights-lost.ts'

const having = (owned: ProductId[], isEnforced = true) => {
  const { resumes, open } = rightsOf(owned, { payments: true, enforced: isEnforced })
  return { owned, isEnforced, rights: { resumes, open: [...open] } }
}

/** What the largest plans alone open. */
const SITE = ['customSlug', 'viewAnalytics', 'noBranding', 'prioritySupport']

test('a plan that goes takes with it what nothing else opens', () => {
  expect(rightsLost(having(['premium']), 'premium')).toEqual([
    'docx',
    'premiumTemplates',
    'advancedAts',
    'aiContent',
    'coach',
    ...SITE,
  ])
})

test('what another product opens as well stays open', () => {
  expect(rightsLost(having(['plan-professional', 'premium']), 'premium')).toEqual(['coach', ...SITE])
  expect(rightsLost(having(['coach', 'combo']), 'coach')).toEqual([])
})

test('a smaller plan in its place keeps what it opens itself', () => {
  expect(rightsLost(having(['premium']), 'premium', 'interview')).toEqual(['premiumTemplates', 'advancedAts', ...SITE])
})

test('where plans limit nothing only the coach can close', () => {
  expect(rightsLost(having(['premium'], false), 'premium', 'templates')).toEqual(['coach'])
})
