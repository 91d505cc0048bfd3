import { expect, test } from 'vitest'
import { DEFAULT_SHOP } from '#shared/contract/default-shop.ts'
import { PRODUCTS, type ProductId } from '#shared/billing/products.ts'
import { RIGHTS, type Right } from '#shared/billing/rights.ts'
import type { Offer } from '#shared/contract/billing.ts'
import { PurchaseWarning } from '#web/features/billing/pricing/purchase-warning.tsx'
import { show } from '#web/testing/show.tsx'

type Owner = { owned: ProductId[]; resumes: number | null; open: Right[]; isEnforced?: boolean }

const free: Owner = { owned: [], resumes: 1, open: ['pdf'] }
const templates: Owner = { owned: ['templates'], resumes: 5, open: ['pdf', 'docx', 'premiumTemplates'] }
const professional: Owner = {
  owned: ['plan-professional'],
  resumes: null,
  open: ['pdf', 'docx', 'premiumTemplates', 'advancedAts', 'aiContent'],
}
const combo: Owner = {
  owned: ['combo'],
  resumes: 10,
  open: ['pdf', 'docx', 'premiumTemplates', 'advancedAts', 'aiContent', 'coach'],
}

const ALREADY_INCLUDED = 'You already have all of this.'
const PLAN_CONTINUES = 'It doesn’t cancel your monthly plan. You can do that in your settings.'

function warningFor(product: ProductId, { owned, resumes, open, isEnforced = true }: Owner): string {
  const offer = { selling: 'on', provider: 'sandbox', isTest: true, paidBefore: [] } satisfies Partial<Offer>
  show(() => (
    <PurchaseWarning
      product={PRODUCTS[product]}
      offer={{ ...offer, shop: DEFAULT_SHOP, isEnforced, owned, rights: { resumes, open } }}
    />
  ))
  return document.body.textContent.trim()
}

test.each<[string, ProductId, Owner, string]>([
  ['an account without products can buy anything without a warning', 'combo', free, ''],
  ['a smaller plan adds nothing to Professional', 'templates', professional, ALREADY_INCLUDED],
  ['a plan with the coach adds it to Professional', 'combo', professional, ''],
  ['a downgrade needs no warning', 'templates', combo, ''],
  ['Professional allows more resumes, and ends no plan', 'plan-professional', combo, PLAN_CONTINUES],
  ['the coach is always separate from a plan', 'coach', templates, ''],
  ['where plans limit nothing no purchase has a warning', 'templates', { ...professional, isEnforced: false }, ''],
])('%s', (_, product, owner, expected) => {
  expect(warningFor(product, owner)).toBe(expected)
})

test('Professional adds nothing to an account with all features, and does not end them', () => {
  const allFeatures: Owner = { owned: ['premium'], resumes: null, open: [...RIGHTS] }
  expect(warningFor('plan-professional', allFeatures)).toBe(`${ALREADY_INCLUDED} ${PLAN_CONTINUES}`)
})
