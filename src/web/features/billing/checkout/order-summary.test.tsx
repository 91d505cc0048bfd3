import { expect, test } from 'vitest'
import { PRODUCTS } from '#shared/billing/products.ts'
import { OrderSummary } from '#web/features/billing/checkout/order-summary.tsx'
import { show } from '#web/testing/show.tsx'

test.each([
  [
    'the first payment for a plan has a money-back guarantee',
    [],
    /30-day money-back guarantee on your first payment\. Cancel anytime\.$/,
  ],
  [
    'a second payment has no guarantee',
    ['combo' as const],
    /before, so another payment isn’t covered\. Cancel anytime\.$/,
  ],
])('%s', (_, paidBefore, expected) => {
  show(() => <OrderSummary product={PRODUCTS.combo} cents={997} costNow={997} offer={{ paidBefore }} />)
  expect(document.body.textContent).toMatch(expected)
})
