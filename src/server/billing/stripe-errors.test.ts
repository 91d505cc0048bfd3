import { afterEach, beforeEach, expect, test } from 'vitest'
import { createShop, type Shop } from '#server/testing/stripe-shop.ts'
import { SECRET_KEY, WEBHOOK_SECRET, type Fault } from '#server/engines/payments/stripe/testing/test-stripe.ts'
import { createReconciliation } from '#server/billing/reconciliation.ts'
import { onEachDatabase } from '#server/testing/site.ts'
import type { BillingAccount } from '#shared/contract/billing.ts'

const AWAY = { status: 503, body: { code: 'payments_away' } }
const SESSIONS = /POST \/v1\/checkout\/sessions$/

onEachDatabase('outages of Stripe or the server', (engine) => {
  let shop: Shop
  beforeEach(async () => {
    shop = await createShop(engine)
  })
  afterEach(() => shop.close())

  const buyPlan = async (tierId = 'templates') => {
    await shop.begin(tierId)
    shop.stripe.pay()
    await shop.tell()
  }
  const anHour = () => shop.later(1 / 24)
  const asked = (call: RegExp) => shop.stripe.asked.filter((one) => call.test(one.call))

  test.each([
    ['cannot be reached', 'away'],
    ['completes the request and drops the connection', 'drops'],
    ['returns a 500', 500],
    ['limits the request rate', 429],
    ['rejects our key', 401],
  ] as const)(
    'a purchase while Stripe %s is refused with that reason; the next attempt opens one checkout',
    async (_, fault) => {
      shop.stripe.fails(fault, SESSIONS)
      expect(await shop.post('/api/stripe/create-subscription', { tierId: 'combo' })).toMatchObject(AWAY)
      shop.stripe.recovers()
      await shop.begin('combo')
      shop.stripe.pay()
      await shop.tell()
      expect(await shop.owned()).toEqual(['combo'])
      expect(shop.stripe.held.charge).toHaveLength(1)
    },
  )

  test('a request whose connection was lost after completion is retried and gets the same checkout', async () => {
    shop.stripe.fails('drops', SESSIONS, 1)
    const started = await shop.begin('combo')
    const keys = asked(SESSIONS).map(({ headers }) => headers['idempotency-key'])
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
    expect(shop.stripe.held['checkout.session']).toMatchObject([{ url: started.url }])
  })

  test.each([
    ['the page after the payment', (started: { clientSecret: string }) => shop.post('/api/billing/checkout', started)],
    ['the hourly job', () => shop.site.context.billing.followUp()],
  ])('a payment whose event was lost is found by %s', async (_, look) => {
    for (const product of ['coach', 'plan-professional']) {
      const started = await shop.beginOnce(product)
      shop.stripe.pay()
      shop.lose()
      anHour()
      await look(started)
    }
    const started = await shop.begin('download')
    shop.stripe.pay()
    shop.lose()
    anHour()
    await look(started)
    expect((await shop.owned()).toSorted()).toEqual(['coach', 'download', 'plan-professional'])
  })

  test('the hourly job ignores new checkouts and unpaid ones', async () => {
    await shop.begin('combo')
    shop.stripe.asked.length = 0
    shop.later(9 / (24 * 60))
    await shop.site.context.billing.followUp()
    expect(shop.stripe.asked).toEqual([])
    anHour()
    await shop.site.context.billing.followUp()
    expect(await shop.owned()).toEqual([])
    expect(shop.stripe.asked).toHaveLength(1)
  })

  test.each([
    ['coach', /payment_intents/],
    ['combo', /subscriptions/],
  ])(
    '%s: if Stripe fails between reading a checkout and its payment, the purchase is found later',
    async (product, step) => {
      const started = product === 'coach' ? await shop.beginOnce('coach') : await shop.begin(product)
      shop.stripe.pay()
      shop.stripe.fails('away', step)
      expect(await shop.view(started)).toMatchObject({ state: 'ready' })
      const completed = shop.news().findLast(({ type }) => type === 'checkout.session.completed')
      expect(await shop.send({ raw: completed?.raw ?? '' })).toBe(503)
      expect(await shop.owned()).toEqual([])

      shop.stripe.recovers()
      shop.lose()
      anHour()
      await shop.site.context.billing.followUp()
      expect(await shop.owned()).toEqual([product])
      expect(await shop.view(started)).toMatchObject({ state: 'paid' })
    },
  )

  test('reconciliation finds and repairs missed payments, and ignores abandoned checkouts', async () => {
    shop.stripe.fails('drops', SESSIONS)
    await shop.post('/api/stripe/create-subscription', { tierId: 'combo' })
    shop.stripe.recovers()
    await shop.beginOnce('coach')
    shop.stripe.pay()
    const coach = shop.stripe.intent().id
    await shop.begin('download')
    shop.stripe.pay()
    shop.lose()
    const { context } = shop.site
    if (!context.billing.provider) throw new Error('nothing is sold')
    const books = createReconciliation({ db: context.db, clock: shop.now, provider: context.billing.provider })
    expect((await books.differences()).map(({ id, ours, theirs }) => [id, ours, theirs])).toEqual([
      [shop.stripe.held['checkout.session'][2]?.id, 'open', 'paid'],
      [shop.stripe.held['checkout.session'][1]?.id, 'open', 'paid'],
      [shop.stripe.subscription().id, 'unknown', 'download, active, 2026-05-01'],
      [coach, 'unknown', '500 cents, 0 refunded'],
      [shop.stripe.intent().id, 'unknown', '297 cents, 0 refunded'],
    ])
    await books.repair()
    expect(await books.differences()).toEqual([])
    expect(await books.mismatches()).toEqual([])
    expect((await shop.owned()).toSorted()).toEqual(['coach', 'download'])
  })

  test('an event that could not be processed is processed when Stripe resends it', async () => {
    await shop.beginOnce('coach')
    shop.stripe.pay()
    const [event = { raw: '' }] = shop.news().filter(({ type }) => type === 'payment_intent.succeeded')
    shop.stripe.fails(500)
    expect(await shop.send(event)).toBe(503)
    shop.stripe.recovers()
    expect(await shop.send(event)).toBe(200)
    expect(await shop.owned()).toEqual(['coach'])
  })

  test('a late, outdated response does not overwrite a newer one', async () => {
    await shop.beginOnce('coach')
    shop.stripe.pay()
    const paid = shop.news().find(({ type }) => type === 'payment_intent.succeeded')
    shop.stripe.fails('lags', /payment_intents/, 1)
    const late = shop.send({ raw: paid?.raw ?? '' })
    await expect.poll(() => asked(/payment_intents/).length).toBe(1)
    shop.stripe.refund()
    expect(await shop.send({ raw: shop.news().at(-1)?.raw ?? '' })).toBe(200)
    expect(await late).toBe(200)
    expect((await shop.account()).payments).toMatchObject([{ refundedCents: 500 }])
    expect(await shop.owned()).toEqual([])
  })

  test.each(['away', 'drops', 500] as const)(
    'a change while Stripe fails (%s) is charged once after a retry',
    async (fault) => {
      await buyPlan()
      shop.later(15)
      const started = await shop.begin('premium')
      shop.stripe.fails(fault, /POST \/v1\/subscriptions/)
      expect(await shop.post('/api/billing/change', { ...started, costNow: 500 })).toMatchObject(AWAY)
      shop.stripe.recovers()
      expect(await shop.confirm(started)).toMatchObject({ state: 'paid' })
      await shop.tell()
      expect(shop.stripe.held.charge.map(({ amount }) => amount)).toEqual([497, 500])
      expect(await shop.owned()).toEqual(['premium'])
    },
  )

  test.each([
    ['away', /refunds/],
    ['drops', /refunds/],
    [500, /refunds/],
    ['away', /DELETE/],
    ['drops', /DELETE/],
  ] as const)('a refund while Stripe fails (%s at %s) is paid once after a retry', async (fault, step) => {
    await buyPlan()
    const paymentId = (await shop.account()).payments[0]?.id
    shop.stripe.fails(fault, step)
    expect(await shop.post('/api/billing/refund', { paymentId })).toMatchObject(AWAY)
    shop.stripe.recovers()
    await shop.posted('/api/billing/refund', { paymentId })
    await shop.tell()
    expect(shop.stripe.held.refund.map(({ amount }) => amount)).toEqual([497])
    expect(shop.stripe.subscription().status).toBe('canceled')
    expect(await shop.owned()).toEqual([])
  })

  test('no refunded plan is charged again, even if the connection is lost and the event arrives first', async () => {
    await buyPlan()
    const paymentId = (await shop.account()).payments[0]?.id
    shop.stripe.fails('drops', /refunds/)
    await shop.post('/api/billing/refund', { paymentId })
    shop.stripe.recovers()
    await shop.tell()
    expect(shop.stripe.subscription().status).toBe('canceled')
    expect((await shop.account()).payments).toMatchObject([{ refundedCents: 497 }])
  })

  test.each(['/api/billing/cancel', '/api/billing/reactivate', '/api/billing/portal'])(
    '%s while Stripe is down is refused with that reason, and works later',
    async (path) => {
      await buyPlan()
      shop.stripe.fails('away')
      expect(await shop.post(path)).toMatchObject(AWAY)
      shop.stripe.recovers()
      await shop.posted(path)
    },
  )

  test('products, plan and history are shown while Stripe is unreachable', async () => {
    await buyPlan()
    shop.stripe.fails('away')
    expect(await shop.owned()).toEqual(['templates'])
    expect((await shop.account()).payments).toHaveLength(1)
  })

  test('a slow response from Stripe is accepted', async () => {
    shop.stripe.fails('waits')
    await shop.begin('combo')
    expect(shop.stripe.held['checkout.session']).toHaveLength(1)
  })

  test('a missing billing portal or a deleted customer is not logged as a server error', async () => {
    await buyPlan()
    shop.stripe.held.customer.length = 0
    expect(await shop.post('/api/billing/portal')).toMatchObject({ status: 409 })
    await shop.beginOnce('plan-professional')
    expect(shop.stripe.session()).toMatchObject({ customer: null, customer_email: 'ada@example.com' })
  })

  test('Stripe gets only the email address of a user, and no log line contains our secrets', async () => {
    await shop.beginOnce('coach')
    shop.stripe.pay()
    await shop.tell()
    await buyPlan()
    shop.later(15)
    await shop.confirm(await shop.begin('premium'))
    await shop.posted('/api/billing/cancel')
    await shop.posted('/api/billing/portal')
    const { payments } = await shop.posted<BillingAccount>('/api/billing/reactivate')
    await shop.posted('/api/billing/refund', { paymentId: payments[0]?.id })
    for (const fault of ['away', 500, 429, 401] as const satisfies readonly Fault[]) {
      shop.stripe.fails(fault)
      await shop.post('/api/create-payment-intent', { productId: 'plan-professional' })
      await shop.send({ raw: shop.stripe.events[0]?.raw ?? '' }, { signature: 'wrong' })
    }
    const { id } = await shop.site.context.db.selectFrom('user').select('id').executeTakeFirstOrThrow()
    const sent = shop.stripe.asked.map(({ call, text, headers }) =>
      decodeURIComponent(`${call} ${text} ${JSON.stringify(headers)}`),
    )
    for (const word of ['Ada', 'Lovelace', id]) expect(sent.filter((one) => one.includes(word))).toEqual([])
    expect(sent.filter((one) => one.includes('ada@example.com'))).not.toEqual([])
    expect(sent.filter((one) => /telemetry|promotion/i.test(one))).toEqual([])
    const lines = shop.site.lines.join('\n')
    expect(lines).toContain('stripe refused the request')
    for (const word of [SECRET_KEY, WEBHOOK_SECRET, 'ada@example.com', 'client_secret', 'checkout.stripe.com'])
      expect(lines).not.toContain(word)
  })
})
