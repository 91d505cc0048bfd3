import { afterEach, beforeEach, expect, test } from 'vitest'
import { createShop, type Shop } from '#server/testing/stripe-shop.ts'

import { onEachDatabase } from '#server/testing/site.ts'

onEachDatabase('Stripe events', (engine) => {
  let shop: Shop
  beforeEach(async () => {
    shop = await createShop(engine)
  })
  afterEach(() => shop.close())

  /** Only the latest event of a type arrives; all others are lost. */
  const deliverOnly = async (type: string) => {
    const event = shop.news().findLast((one) => one.type === type)
    if (!event) throw new Error(`Stripe has no ${type} to tell`)
    expect(await shop.send(event)).toBe(200)
    shop.lose()
  }
  const payCoach = async () => {
    await shop.beginOnce('coach')
    shop.stripe.pay()
  }
  const payPlan = async () => {
    await shop.begin('combo')
    shop.stripe.pay()
  }
  const purchases = async () =>
    (await shop.site.context.db.selectFrom('purchase').select('state').execute()).map(({ state }) => state)
  const refunded = async () => (await shop.account()).payments.map(({ refundedCents }) => refundedCents)

  test.each(['checkout.session.completed', 'payment_intent.succeeded'])(
    '%s alone grants a paid one-time purchase',
    async (type) => {
      await payCoach()
      await deliverOnly(type)
      expect(await shop.owned()).toEqual(['coach'])
      expect((await shop.account()).payments).toHaveLength(1)
    },
  )

  test.each([
    'checkout.session.completed',
    'customer.subscription.created',
    'invoice.paid',
    'payment_intent.succeeded',
  ])('%s alone grants a plan', async (type) => {
    await payPlan()
    await deliverOnly(type)
    expect(await shop.owned()).toEqual(['combo'])
  })

  test('payment_intent.succeeded of a change, arriving first, is recorded for the new plan', async () => {
    await shop.begin('templates')
    shop.stripe.pay()
    await shop.tell()
    shop.later(15)
    const difference = { base: 'templates', maxCents: 500 } as const
    await shop.site.context.billing.provider?.change(shop.stripe.subscription().id, 'premium', difference)
    await deliverOnly('payment_intent.succeeded')
    expect((await shop.account()).payments).toMatchObject([
      { product: 'premium', cents: 500 },
      { product: 'templates', cents: 497 },
    ])
    expect(await shop.owned()).toEqual(['premium'])
  })

  test('checkout.session.completed grants nothing while the payment is pending, and blocks a second purchase', async () => {
    const started = await shop.beginOnce('coach')
    shop.stripe.paySlowly()
    await deliverOnly('checkout.session.completed')
    expect(await shop.view(started)).toMatchObject({ state: 'ready' })
    expect(await shop.owned()).toEqual([])
    shop.later(2)
    expect((await shop.beginOnce('coach')).clientSecret).toBe(started.clientSecret)
    expect(shop.stripe.held['checkout.session']).toHaveLength(1)
  })

  test('checkout.session.async_payment_succeeded grants a purchase with a slow payment method', async () => {
    await shop.beginOnce('coach')
    shop.stripe.paySlowly()
    shop.stripe.slowPaymentEnds(true)
    await deliverOnly('checkout.session.async_payment_succeeded')
    expect(await shop.owned()).toEqual(['coach'])
  })

  test('checkout.session.async_payment_failed ends a purchase, and it can be tried again', async () => {
    const started = await shop.beginOnce('coach')
    shop.stripe.paySlowly()
    shop.stripe.slowPaymentEnds(false)
    await deliverOnly('checkout.session.async_payment_failed')
    expect(await purchases()).toEqual(['lapsed'])
    expect(await shop.owned()).toEqual([])
    expect((await shop.beginOnce('coach')).clientSecret).not.toBe(started.clientSecret)
  })

  test('checkout.session.expired ends a purchase', async () => {
    await shop.beginOnce('coach')
    shop.stripe.expire()
    await deliverOnly('checkout.session.expired')
    expect(await purchases()).toEqual(['lapsed'])
  })

  test('customer.subscription.updated and invoice.payment_failed keep a plan active while Stripe retries', async () => {
    await payPlan()
    await shop.tell()
    shop.later(30)
    shop.stripe.renew(false)
    await deliverOnly('invoice.payment_failed')
    expect((await shop.account()).subscription).toMatchObject({ product: 'combo', state: 'late' })
    expect(await shop.owned()).toEqual(['combo'])
    shop.later(5)
    expect(await shop.owned()).toEqual(['combo'])
    shop.stripe.payLate()
    await deliverOnly('customer.subscription.updated')
    expect((await shop.account()).subscription).toMatchObject({ state: 'active' })
  })

  test('customer.subscription.updated revokes a plan that Stripe marked as unpaid', async () => {
    await payPlan()
    await shop.tell()
    shop.later(30)
    shop.stripe.renew(false)
    await shop.tell()
    shop.stripe.setStatus('unpaid')
    await deliverOnly('customer.subscription.updated')
    expect(await shop.owned()).toEqual([])
    expect((await shop.account()).payments).toHaveLength(1)
  })

  test('customer.subscription.deleted revokes a plan that was canceled at Stripe', async () => {
    await payPlan()
    await shop.tell()
    shop.stripe.cancel()
    await deliverOnly('customer.subscription.deleted')
    expect(await shop.owned()).toEqual([])
    expect(await shop.ledger()).toEqual(['granted combo', 'taken combo'])
  })

  test('customer.subscription.paused suspends a plan and customer.subscription.resumed restores it', async () => {
    await payPlan()
    await shop.tell()
    shop.stripe.pause(true)
    await deliverOnly('customer.subscription.paused')
    expect(await shop.owned()).toEqual([])
    shop.stripe.pause(false)
    await deliverOnly('customer.subscription.resumed')
    expect(await shop.owned()).toEqual(['combo'])
  })

  test('a partial charge.refunded keeps the product, a full one revokes it', async () => {
    await payCoach()
    await shop.tell()
    shop.stripe.refund(200)
    await deliverOnly('charge.refunded')
    expect([await refunded(), await shop.owned()]).toEqual([[200], ['coach']])
    shop.stripe.refund()
    await deliverOnly('charge.refunded')
    expect([await refunded(), await shop.owned()]).toEqual([[500], []])
    expect(await shop.ledger()).toEqual(['granted coach', 'taken coach'])
  })

  test('charge.refunded of the first month suspends a plan until a later month is paid', async () => {
    await payPlan()
    await shop.tell()
    shop.stripe.refund()
    await shop.tell()
    expect(await shop.owned()).toEqual([])
    shop.later(30)
    shop.stripe.renew()
    await shop.tell()
    expect(await shop.owned()).toEqual(['combo'])
  })

  test.each(['charge.dispute.closed', 'charge.dispute.funds_reinstated'])(
    'charge.dispute.created revokes the purchase, and %s restores it once the dispute is won',
    async (type) => {
      await payCoach()
      await shop.tell()
      shop.stripe.dispute()
      await deliverOnly('charge.dispute.created')
      expect(await shop.owned()).toEqual([])
      expect((await shop.account()).payments).toMatchObject([{ isRefundable: false }])
      shop.stripe.disputeBecomes('won', type === 'charge.dispute.closed' ? 'closed' : 'funds_reinstated')
      await deliverOnly(type)
      expect(await shop.owned()).toEqual(['coach'])
      expect(await shop.ledger()).toEqual(['granted coach', 'taken coach', 'granted coach'])
    },
  )

  test('charge.dispute.closed of a lost dispute restores nothing', async () => {
    await payCoach()
    shop.stripe.dispute()
    shop.stripe.disputeBecomes('lost', 'closed')
    await shop.tell()
    expect(await shop.owned()).toEqual([])
  })

  test.each([
    ['updated', 'warning_closed', 'needs_response', []],
    ['funds_withdrawn', 'warning_closed', 'under_review', []],
    ['updated', 'warning_needs_response', 'warning_closed', ['coach']],
    ['closed', 'needs_response', 'prevented', ['coach']],
  ] as const)('charge.dispute.%s of a product that was %s and is %s leaves %j', async (type, from, to, owned) => {
    await payCoach()
    shop.stripe.dispute(from)
    await shop.tell()
    expect(await shop.owned()).toEqual(owned.length > 0 ? [] : ['coach'])
    shop.stripe.disputeBecomes(to, type)
    await deliverOnly(`charge.dispute.${type}`)
    expect(await shop.owned()).toEqual(owned)
  })

  test.each([
    ['coach', payCoach],
    ['combo', payPlan],
  ] as const)('%s: the same events in any order, repeated and at once, give the same result', async (product, pay) => {
    await pay()
    const events = shop.news()
    for (const event of events.toReversed()) expect(await shop.send(event)).toBe(200)
    await Promise.all(events.flatMap((event) => [shop.send(event), shop.send(event)]))
    expect(await shop.owned()).toEqual([product])
    expect((await shop.account()).payments).toHaveLength(1)
    expect(await shop.ledger()).toEqual([`granted ${product}`])
  })
})
