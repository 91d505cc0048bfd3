import { expect, test } from 'vitest'
import type { PaymentRow, PurchaseRow, SubscriptionRow } from '#server/db/billing.ts'
import { grantOfPurchase, grantOfSubscription } from '#server/services/billing-grants.ts'

const at = new Date('2026-03-01T10:00:00Z')
const purchase: PurchaseRow = {
  id: 1,
  userId: 'ada',
  provider: 'stripe',
  product: 'coach',
  slot: 'coach',
  cents: 500,
  currency: 'usd',
  createdAt: at,
  reference: 'r',
  clientSecret: 's',
  state: 'paid',
  checkout: 'c',
  url: null,
  payment: 'p',
}
const payment: PaymentRow = {
  provider: 'stripe',
  id: 'p',
  userId: 'ada',
  product: 'coach',
  subscription: null,
  cents: 500,
  currency: 'usd',
  refundedCents: 0,
  isDisputed: false,
  paidAt: at,
  receiptUrl: null,
}
const subscription: SubscriptionRow = {
  provider: 'stripe',
  id: 'sub',
  userId: 'ada',
  product: 'combo',
  state: 'active',
  periodEndsAt: new Date('2026-04-01T10:00:00Z'),
  endsAt: null,
  createdAt: at,
}

test('what is paid once is open for good', () => {
  expect(grantOfPurchase(purchase, payment)).toEqual({ userId: 'ada', product: 'coach', endsAt: null })
})

test.each<[string, Partial<PurchaseRow>, Partial<PaymentRow>]>([
  ['is still open', { state: 'open' }, {}],
  ['was paid after its person had left', { userId: null }, {}],
  ['was paid with less than was asked', {}, { cents: 499 }],
  ['was paid in another currency', {}, { currency: 'jpy' }],
  ['was given back whole', {}, { refundedCents: 500 }],
  ['is disputed', {}, { isDisputed: true }],
  ['is disputed, as SQLite says it', {}, { isDisputed: 1 }],
])('a purchase that %s opens nothing', (_, of, paid) => {
  expect(grantOfPurchase({ ...purchase, ...of }, { ...payment, ...paid })).toBeNull()
})

test('a purchase without a payment opens nothing, and one given back in part stays open', () => {
  expect(grantOfPurchase(purchase, undefined)).toBeNull()
  expect(grantOfPurchase(purchase, { ...payment, refundedCents: 499 })).not.toBeNull()
})

test('a plan is open three days beyond its period, and to the minute when it was cancelled', () => {
  expect(grantOfSubscription(subscription, undefined)?.endsAt).toEqual(new Date('2026-04-04T10:00:00Z'))
  expect(grantOfSubscription({ ...subscription, state: 'late' }, payment)?.endsAt).toEqual(
    new Date('2026-04-04T10:00:00Z'),
  )
  const ending = { ...subscription, endsAt: new Date('2026-04-01T10:00:00Z') }
  expect(grantOfSubscription(ending, payment)?.endsAt).toEqual(new Date('2026-04-01T10:00:00Z'))
})

test('a plan that is over, whose person has left, or whose latest payment was given back, opens nothing', () => {
  expect(grantOfSubscription({ ...subscription, state: 'ended' }, payment)).toBeNull()
  expect(grantOfSubscription({ ...subscription, userId: null }, payment)).toBeNull()
  expect(grantOfSubscription(subscription, { ...payment, refundedCents: 500 })).toBeNull()
})
