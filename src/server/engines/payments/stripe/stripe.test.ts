import { afterEach, beforeEach, expect, test } from 'vitest'
import { ProviderUnavailable, type Order, type PaymentProvider } from '#server/engines/payments/provider.ts'
import { createStripeProvider } from '#server/engines/payments/stripe/stripe.ts'
import {
  startTestStripe,
  SECRET_KEY,
  WEBHOOK_SECRET,
  type TestStripe,
} from '#server/engines/payments/stripe/testing/test-stripe.ts'
import { createLog } from '#server/log.ts'
import { PRODUCTS, type ProductId } from '#shared/billing/products.ts'

const clock = () => new Date('2026-04-01T10:00:00.000Z')
let stripe: TestStripe
let lines: string[]
beforeEach(async () => {
  stripe = await startTestStripe(clock)
  lines = []
})
afterEach(() => stripe.close())

const paymentsWith = (more: { readonly secretKey?: string; readonly timeout?: number } = {}): PaymentProvider =>
  createStripeProvider({
    secretKey: more.secretKey ?? SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    log: createLog('debug', { write: (line) => void lines.push(line) }),
    clock,
    brand: 'Curricle',
    wire: { host: stripe.host, ...(more.timeout && { timeout: more.timeout }) },
  })

const orderOf = (product: ProductId, reference = 'ref-1'): Order => ({
  reference,
  product,
  cents: PRODUCTS[product].cents,
  name: PRODUCTS[product].name,
  email: 'ada@example.com',
  customer: null,
  payableUntil: null,
  paidUrl: 'https://cv.example.com/checkout?client_secret=x',
  cancelledUrl: 'https://cv.example.com/pricing',
})

const DIFFERENCE = { base: 'templates', maxCents: 9999 } as const

/** The user has bought it. */
async function bought(product: ProductId, reference?: string) {
  const payments = paymentsWith()
  const { id } = await payments.begin(orderOf(product, reference))
  stripe.pay(id)
  return { payments, id }
}

test.each([
  ['sk_test_1', true],
  ['rk_test_1', true],
  ['sk_live_1', false],
  ['rk_live_1', false],
])('the key %s means test mode: %s', (secretKey, isTest) => {
  expect(paymentsWith({ secretKey }).isTest).toBe(isTest)
})

test('the same reference always gets the same checkout, concurrently or later', async () => {
  const payments = paymentsWith()
  const [one, two] = await Promise.all([payments.begin(orderOf('combo')), payments.begin(orderOf('combo'))])
  expect(await payments.begin(orderOf('combo'))).toEqual(one)
  expect(two).toEqual(one)
  expect(stripe.held['checkout.session']).toHaveLength(1)
})

test('a checkout that holds a place of an offer ends when the place does', async () => {
  const payments = paymentsWith()
  await payments.begin({ ...orderOf('coach'), payableUntil: new Date('2026-04-01T10:35:00.900Z') })
  expect(stripe.held['checkout.session'][0]).toMatchObject({ expires_at: 1_775_039_700 })
})

test('a different order with the same reference gets no checkout, and an error is logged', async () => {
  const payments = paymentsWith()
  await payments.begin(orderOf('combo'))
  await expect(payments.begin({ ...orderOf('combo'), email: 'eve@example.com' })).rejects.toThrow(ProviderUnavailable)
  expect(lines.join()).toContain('stripe refused the request')
  expect(stripe.held['checkout.session']).toHaveLength(1)
})

test.each([
  ['was archived', { active: false }],
  ['has another amount', { unit_amount: 1 }],
  ['has another currency', { currency: 'eur' }],
  ['is a one-time price', { recurring: null }],
])('a price that %s is not used: the lookup key moves to a correct price', async (_, wrong) => {
  const payments = paymentsWith()
  await payments.begin(orderOf('combo', 'ref-1'))
  Object.assign(stripe.price('combo'), wrong)
  await payments.begin(orderOf('combo', 'cost'))
  expect(stripe.held.price.map(({ lookup_key }) => lookup_key)).toEqual([null, 'combo-997-usd'])
  expect(stripe.session().amount_total).toBe(997)
})

test('a subscription keeps its product after the lookup key has moved to a newer price', async () => {
  const { payments } = await bought('combo')
  stripe.price('combo').lookup_key = null
  expect(await payments.subscription(stripe.subscription().id)).toMatchObject({ product: 'combo' })
  stripe.price('combo').metadata = {}
  expect(await payments.subscription(stripe.subscription().id)).toMatchObject({ product: null })
})

test.each([
  ['incomplete', 'waiting'],
  ['trialing', 'active'],
  ['active', 'active'],
  ['past_due', 'late'],
  ['unpaid', 'ended'],
  ['canceled', 'ended'],
  ['incomplete_expired', 'ended'],
  ['paused', 'ended'],
] as const)('a subscription that is %s at Stripe is %s here', async (status, state) => {
  const { payments } = await bought('combo')
  stripe.setStatus(status)
  expect(await payments.subscription(stripe.subscription().id)).toEqual({
    id: stripe.subscription().id,
    reference: 'ref-1',
    product: 'combo',
    state,
    periodEndsAt: new Date('2026-05-01T10:00:00.000Z'),
    endsAt: null,
    createdAt: clock(),
  })
})

test('a checkout of a subscription names its first payment, and that payment the subscription', async () => {
  const { payments, id } = await bought('combo')
  const [payment, subscription] = [stripe.intent().id, stripe.subscription().id]
  expect(await payments.checkout(id)).toEqual({
    id,
    state: 'paid',
    cents: 997,
    customer: stripe.session().customer,
    payment,
    subscription,
  })
  expect(await payments.payment(payment)).toEqual({
    id: payment,
    reference: 'ref-1',
    subscription,
    isChange: false,
    cents: 997,
    currency: 'usd',
    refundedCents: 0,
    isDisputed: false,
    paidAt: clock(),
    receiptUrl: `https://invoice.stripe.com/i/${stripe.held.invoice[0]?.id}`,
  })
})

test('only a payment in dollars counts', async () => {
  const { payments } = await bought('coach')
  const intent = stripe.intent()
  intent.status = 'processing'
  expect(await payments.payment(intent.id)).toBeNull()
  Object.assign(intent, { status: 'succeeded', currency: 'eur' })
  expect(await payments.payment(intent.id)).toBeNull()
})

test('the amount received counts, not the amount requested', async () => {
  const { payments } = await bought('coach')
  stripe.intent().amount_received = 300
  expect(await payments.payment(stripe.intent().id)).toMatchObject({ cents: 300 })
})

test('an object that Stripe does not know is null, without an error', async () => {
  const payments = paymentsWith()
  expect(await payments.checkout('cs_none')).toBeNull()
  expect(await payments.subscription('sub_none')).toBeNull()
  expect(await payments.payment('pi_none')).toBeNull()
  expect(await payments.portal('cus_none', 'https://cv.example.com/settings')).toBeNull()
  expect(await payments.costOfChange('sub_none', 'combo', 'templates')).toBe(0)
  expect(await payments.change('sub_none', 'combo', DIFFERENCE)).toBe('declined')
  expect(lines).toEqual([])
})

test('ending, expiring or refunding something twice is not an error', async () => {
  const { payments, id } = await bought('combo')
  const subscription = stripe.subscription().id
  await payments.lapse(id)
  for (const _ of [1, 2]) {
    await payments.endNow(subscription)
    await payments.refund(stripe.intent().id)
    await payments.endWithPeriod(subscription, true)
  }
  expect(await payments.checkout(id)).toMatchObject({ state: 'paid' })
  expect(await payments.change(subscription, 'premium', DIFFERENCE)).toBe('declined')
  expect(stripe.held.refund).toHaveLength(1)
  expect(lines).toEqual([])
})

test('a plan without a card cannot be changed, as with a declined card', async () => {
  const { payments } = await bought('templates')
  const gone = { status: 400, error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No card.' } }
  stripe.fails(gone, /POST \/v1\/subscriptions/)
  expect(await payments.change(stripe.subscription().id, 'premium', DIFFERENCE)).toBe('declined')
})

test('reconciliation lists each of our objects across pages, and none of others', async () => {
  const { payments } = await bought('coach', 'ref-0')
  for (const at of [1, 2, 3, 4]) await bought(at % 2 ? 'combo' : 'coach', `ref-${at}`)
  await payments.begin(orderOf('download', 'ref-5'))
  stripe.renew()
  stripe.cancel()
  const theirs = await bought('premium', 'theirs')
  for (const thing of [stripe.session(theirs.id), stripe.subscription()]) thing.metadata = {}
  const invoice = stripe.held.invoice.at(-1)
  if (invoice) invoice.parent.subscription_details.metadata = {}

  const all = await payments.everything()
  const count = (kind: string) => all.filter((one) => one.kind === kind).length
  expect([count('checkout'), count('subscription'), count('payment')]).toEqual([6, 2, 6])
  expect(new Set(all.map(({ id }) => id)).size).toBe(14)
})

test('a reply that does not arrive in time means that the provider is unavailable; it is waited for once', async () => {
  stripe.fails('waits')
  const payments = paymentsWith({ timeout: 50 })
  // Neither is asked again, nor does a second call of the same request wait as long.
  await expect(payments.checkout('cs_1')).rejects.toThrow(ProviderUnavailable)
  await expect(payments.subscription('sub_1')).rejects.toThrow(ProviderUnavailable)
  expect(stripe.asked).toHaveLength(1)
})

test('temporary errors are not logged; a wrong key is, without the key', async () => {
  const payments = paymentsWith()
  for (const fault of ['away', 500, 429] as const) {
    stripe.fails(fault)
    await expect(payments.checkout('cs_1')).rejects.toThrow(ProviderUnavailable)
  }
  expect(lines).toEqual([])
  stripe.fails(401)
  await expect(payments.checkout('cs_1')).rejects.toThrow(ProviderUnavailable)
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'error',
    type: 'StripeAuthenticationError',
    statusCode: 401,
  })
  expect(lines[0]).not.toContain(SECRET_KEY)
})
