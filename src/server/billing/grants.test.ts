import { expect, test } from 'vitest'
import type { PaymentRow, PurchaseRow, SubscriptionRow } from '#server/billing/store.ts'
import { grantOfPurchase, grantOfSubscription } from '#server/billing/grants.ts'

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
  isChange: false,
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

test('a one-time purchase is granted without an expiration', () => {
  expect(grantOfPurchase(purchase, payment)).toEqual({ userId: 'ada', product: 'coach', endsAt: null })
})

test.each<[string, Partial<PurchaseRow>, Partial<PaymentRow>]>([
  ['is still open', { state: 'open' }, {}],
  ['was paid after account deletion', { userId: null }, {}],
  ['was underpaid', {}, { cents: 499 }],
  ['was paid in another currency', {}, { currency: 'jpy' }],
  ['was fully refunded', {}, { refundedCents: 500 }],
  ['is disputed', {}, { isDisputed: true }],
  ['is disputed, as stored in SQLite', {}, { isDisputed: 1 }],
])('a purchase that %s grants nothing', (_, of, paid) => {
  expect(grantOfPurchase({ ...purchase, ...of }, { ...payment, ...paid })).toBeNull()
})

test('a purchase without a payment grants nothing, and a partly refunded purchase stays granted', () => {
  expect(grantOfPurchase(purchase, undefined)).toBeNull()
  expect(grantOfPurchase(purchase, { ...payment, refundedCents: 499 })).not.toBeNull()
})

test('a plan has a grace period of three days, or ends to the minute if it was canceled', () => {
  expect(grantOfSubscription(subscription, [])?.endsAt).toEqual(new Date('2026-04-04T10:00:00Z'))
  expect(grantOfSubscription({ ...subscription, state: 'late' }, [payment])?.endsAt).toEqual(
    new Date('2026-04-04T10:00:00Z'),
  )
  const ending = { ...subscription, endsAt: new Date('2026-04-01T10:00:00Z') }
  expect(grantOfSubscription(ending, [payment])?.endsAt).toEqual(new Date('2026-04-01T10:00:00Z'))
})

test('a refunded upgrade falls back to the previous plan, and a refunded month grants nothing', () => {
  const month = { ...payment, subscription: 'sub', product: 'templates' }
  const change = { ...month, product: 'combo', isChange: true }
  const back = { refundedCents: 500 }
  const opened = (sold: string, ...payments: PaymentRow[]) =>
    grantOfSubscription({ ...subscription, product: sold }, payments)?.product
  expect(opened('combo', change, month)).toBe('combo')
  expect(opened('combo', { ...change, ...back }, month)).toBe('templates')
  expect(opened('combo', { ...change, isDisputed: true }, month)).toBe('templates')
  expect(opened('templates', { ...change, ...back }, month)).toBe('templates')
  expect(opened('download', { ...change, ...back }, month)).toBe('download')
  expect(opened('combo', change, { ...month, ...back })).toBeUndefined()
  expect(opened('download', change, { ...month, isDisputed: true })).toBeUndefined()
  expect(opened('premium', { ...change, ...back }, month)).toBe('templates')
  expect(opened('combo', { ...change, ...back }, { ...month, ...back })).toBeUndefined()
  expect(opened('combo', { ...change, ...back })).toBeUndefined()
  expect(opened('premium', { ...change, product: 'premium', ...back }, change, month)).toBe('combo')
  expect(opened('combo', month, { ...change, ...back }, { ...month, ...back })).toBe('combo')
})

test('a disputed upgrade revokes upgrades on top of it, but not replacements', () => {
  const month = { ...payment, subscription: 'sub', product: 'download' }
  const to = (product: string, of: Partial<PaymentRow> = {}) => ({ ...month, ...of, product, isChange: true })
  const opened = (sold: string, ...payments: PaymentRow[]) =>
    grantOfSubscription({ ...subscription, product: sold }, payments)?.product
  expect(opened('premium', to('premium'), to('combo', { isDisputed: true }), month)).toBe('download')
  expect(opened('premium', to('premium'), to('combo', { refundedCents: 500 }), month)).toBe('premium')
  expect(opened('combo', to('combo'), to('premium', { isDisputed: true }), month)).toBe('combo')
})

test('a plan that has ended, is of a deleted account, or whose latest payment was refunded grants nothing', () => {
  expect(grantOfSubscription({ ...subscription, state: 'ended' }, [payment])).toBeNull()
  expect(grantOfSubscription({ ...subscription, userId: null }, [payment])).toBeNull()
  expect(grantOfSubscription(subscription, [{ ...payment, refundedCents: 500 }])).toBeNull()
})
