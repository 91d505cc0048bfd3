import { afterEach, beforeEach, expect, test } from 'vitest'
import { createShop, type Shop } from '#server/testing/stripe-shop.ts'
import { onEachDatabase } from '#server/testing/site.ts'
import type { BillingAccount } from '#shared/contract/billing.ts'

onEachDatabase('paying with Stripe', (engine) => {
  let shop: Shop
  beforeEach(async () => {
    shop = await createShop(engine)
  })
  afterEach(() => shop.close())

  const buyOnce = async (productId: string) => {
    const started = await shop.beginOnce(productId)
    shop.stripe.pay()
    await shop.tell()
    return started
  }

  test('the site names Stripe as its provider, in test mode with a test key, and enforces plans', async () => {
    const offer = { selling: 'on', provider: 'stripe', isTest: true, isEnforced: true }
    expect(await shop.offer()).toMatchObject(offer)
    expect((await shop.account()).hasPortal).toBe(false)
  })

  test('with PAYMENTS=off the Stripe keys are ignored: everything is available and nothing is sold', async () => {
    const free = await createShop(engine, { PAYMENTS: 'off' })
    expect(await free.offer()).toMatchObject({ selling: 'off', provider: null, isEnforced: false })
    expect(await free.post('/api/stripe/create-subscription', { tierId: 'combo' })).toMatchObject({ status: 503 })
    await free.close()
  })

  test.each([
    ['coach', 500, 'Curricle: AI Interview Coach'],
    ['plan-professional', 2900, 'Curricle: Professional'],
  ])("%s is paid once on Stripe's page and owned from then on", async (product, cents, name) => {
    const { stripe } = shop
    const started = await shop.beginOnce(product)
    const { id, url, success_url, metadata } = stripe.session()
    expect(started.url).toBe(url)
    expect(success_url).toBe(`http://localhost:3000/checkout?client_secret=${started.clientSecret}`)
    expect(stripe.session()).toMatchObject({
      mode: 'payment',
      amount_total: cents,
      customer_email: 'ada@example.com',
      client_reference_id: metadata?.['reference'],
    })
    const sent = stripe.asked.find(({ call }) => call === 'POST /v1/prices')
    expect(new URLSearchParams(sent?.text).get('product_data[name]')).toBe(name)
    expect(stripe.price(product)).toMatchObject({ lookup_key: `${product}-${cents}-usd`, recurring: null })
    expect(await shop.view(started)).toMatchObject({ state: 'ready', cents, url })
    expect(await shop.owned()).toEqual([])

    stripe.pay(id)
    await shop.tell()
    expect(await shop.view(started)).toMatchObject({ state: 'paid', url: null })
    expect(await shop.owned()).toEqual([product])
    expect(await shop.account()).toMatchObject({
      hasPortal: true,
      subscription: null,
      payments: [
        {
          id: stripe.intent().id,
          product,
          cents,
          refundedCents: 0,
          isRefundable: true,
          receiptUrl: `https://pay.stripe.com/receipts/${stripe.intent().id}`,
        },
      ],
    })
    shop.later(400)
    // As after signing in once more: sessions end after 90 days.
    await shop.site.context.db.updateTable('session').set({ createdAt: shop.now() }).execute()
    expect(await shop.owned()).toEqual([product])
    expect(await shop.ledger()).toEqual([`granted ${product}`])
  })

  test.each([
    ['download', 297],
    ['templates', 497],
    ['interview', 797],
    ['combo', 997],
    ['premium', 1497],
    ['plan-premium', 900],
  ])('%s is paid monthly, shown with its first payment and invoice, and renewed', async (tier, cents) => {
    const { stripe } = shop
    await shop.begin(tier)
    expect(stripe.session()).toMatchObject({ mode: 'subscription', amount_total: cents })
    expect(stripe.price(tier)).toMatchObject({ lookup_key: `${tier}-${cents}-usd`, recurring: { interval: 'month' } })
    stripe.pay()
    await shop.tell()
    expect(await shop.account()).toMatchObject({
      owned: [tier],
      hasPortal: true,
      subscription: { product: tier, state: 'active', periodEndsAt: '2026-05-01T10:00:00.000Z', endsAt: null },
      payments: [
        {
          product: tier,
          cents,
          receiptUrl: expect.stringMatching(/^https:\/\/invoice\.stripe\.com\/i\/in_/) as string,
        },
      ],
    })

    shop.later(30)
    stripe.renew()
    await shop.tell()
    const { subscription, payments } = await shop.account()
    expect(subscription).toMatchObject({ periodEndsAt: '2026-06-01T10:00:00.000Z' })
    expect(payments.map((one) => [one.cents, one.isRefundable])).toEqual([
      [cents, false],
      [cents, true],
    ])
    expect(await shop.ledger()).toEqual([`granted ${tier}`, `extended ${tier}`])
  })

  test('a second purchase uses the same customer and creates no second price', async () => {
    await buyOnce('coach')
    await buyOnce('plan-professional')
    const [first, second] = shop.stripe.held['checkout.session']
    expect(second).toMatchObject({ customer: first?.customer, customer_email: null })
    await shop.begin('combo')
    shop.stripe.expire()
    await shop.tell()
    await shop.begin('combo')
    expect(shop.stripe.held.price.map(({ lookup_key }) => lookup_key)).toEqual([
      'coach-500-usd',
      'plan-professional-2900-usd',
      'combo-997-usd',
    ])
  })

  test('an upgrade is charged for the rest of the month, at the amount shown', async () => {
    await shop.buy('templates')
    shop.later(15)
    const started = await shop.begin('premium')
    expect(await shop.view(started)).toMatchObject({ state: 'change', insteadOf: 'templates', costNow: 500 })
    expect(await shop.confirm(started)).toMatchObject({ state: 'paid' })
    await shop.tell()
    const { owned, payments } = await shop.account()
    expect(owned).toEqual(['premium'])
    expect(payments.map(({ product, cents }) => [product, cents])).toEqual([
      ['premium', 500],
      ['templates', 497],
    ])
    expect(shop.stripe.held.subscription).toHaveLength(1)
  })

  test('a declined change leaves the plan unchanged, and works once the card does', async () => {
    await shop.buy('templates')
    shop.later(15)
    const started = await shop.begin('premium')
    shop.stripe.declines(true)
    expect(await shop.post('/api/billing/change', { ...started, costNow: 500 })).toMatchObject({
      status: 402,
      body: { code: 'payment_declined' },
    })
    expect(await shop.owned()).toEqual(['templates'])
    shop.stripe.declines(false)
    expect(await shop.confirm(started)).toMatchObject({ state: 'paid' })
    expect(await shop.owned()).toEqual(['premium'])
  })

  test('a change confirmed twice at once is charged once', async () => {
    await shop.buy('templates')
    shop.later(15)
    const started = await shop.begin('premium')
    await Promise.all([shop.confirm(started), shop.confirm(started)])
    await shop.tell()
    expect((await shop.account()).payments.map(({ cents }) => cents)).toEqual([500, 497])
  })

  test('a downgrade costs nothing now', async () => {
    await shop.buy('premium')
    const started = await shop.begin('download')
    expect(await shop.view(started)).toMatchObject({ state: 'change', costNow: 0 })
    await shop.confirm(started)
    await shop.tell()
    const { owned, payments } = await shop.account()
    expect([owned, payments.length]).toEqual([['download'], 1])
  })

  test('a plan due to end continues when it is resumed or changed, wherever it was canceled', async () => {
    await shop.buy('templates')
    const end = '2026-05-01T10:00:00.000Z'
    expect((await shop.posted<BillingAccount>('/api/billing/cancel')).subscription?.endsAt).toBe(end)
    expect((await shop.posted<BillingAccount>('/api/billing/reactivate')).subscription?.endsAt).toBeNull()
    shop.stripe.cancelInPortal()
    await shop.tell()
    expect((await shop.account()).subscription?.endsAt).toBe(end)
    expect((await shop.posted<BillingAccount>('/api/billing/reactivate')).subscription?.endsAt).toBeNull()
    shop.stripe.cancelInPortal()
    await shop.tell()
    await shop.confirm(await shop.begin('combo'))
    expect((await shop.account()).subscription).toMatchObject({ product: 'combo', endsAt: null })
  })

  test('a canceled plan stays active until the end of its period and no longer', async () => {
    await shop.buy('templates')
    await shop.posted('/api/billing/cancel')
    shop.later(29)
    expect(await shop.owned()).toEqual(['templates'])
    shop.later(1)
    shop.stripe.cancel()
    await shop.tell()
    expect(await shop.owned()).toEqual([])
    expect((await shop.account()).subscription).toBeNull()
  })

  test('a purchase can be refunded once, which revokes the product; a plan also ends at Stripe', async () => {
    await shop.buy('combo')
    const paymentId = (await shop.account()).payments[0]?.id
    const after = await shop.posted<BillingAccount>('/api/billing/refund', { paymentId })
    expect(after).toMatchObject({ owned: [], subscription: null, payments: [{ refundedCents: 997 }] })
    expect(shop.stripe.subscription().status).toBe('canceled')
    expect(await shop.post('/api/billing/refund', { paymentId })).toMatchObject({ status: 409 })
    await shop.tell()
    expect(shop.stripe.held.refund).toMatchObject([{ amount: 997 }])
    expect(await shop.ledger()).toEqual(['granted combo', 'taken combo'])
  })

  test('customers can open their cards and invoices at Stripe', async () => {
    expect(await shop.post('/api/billing/portal')).toMatchObject({ status: 409 })
    await buyOnce('coach')
    const { url } = await shop.posted<{ url: string }>('/api/billing/portal')
    expect(url).toMatch(/^https:\/\/billing\.stripe\.com\/p\/session\//)
    expect(shop.stripe.held['billing_portal.session']).toMatchObject([
      { customer: shop.stripe.session().customer, return_url: 'http://localhost:3000/settings' },
    ])
  })

  test('a double click opens one checkout', async () => {
    const [one, two] = await Promise.all([shop.begin('combo'), shop.begin('combo')])
    expect(one).toEqual(two)
    expect(shop.stripe.held['checkout.session']).toHaveLength(1)
  })

  test('with two plans open in two tabs, the first checkout can no longer be paid', async () => {
    const first = await shop.begin('templates')
    await shop.begin('combo')
    expect(() => shop.stripe.pay(shop.stripe.held['checkout.session'][0]?.id)).toThrow('expired')
    expect(await shop.view(first)).toMatchObject({ state: 'lapsed' })
    shop.stripe.pay()
    await shop.tell()
    expect(await shop.owned()).toEqual(['combo'])
  })

  test('with two plans open in two tabs, the paid one counts even before its event: the other is a change', async () => {
    await shop.begin('templates')
    shop.stripe.pay()
    const second = await shop.begin('combo')
    expect(await shop.view(second)).toMatchObject({ state: 'change', insteadOf: 'templates', costNow: 500 })
    await shop.tell()
    expect(shop.stripe.held['checkout.session']).toHaveLength(1)
    expect(await shop.owned()).toEqual(['templates'])
  })

  test('a checkout unpaid for a day expires, and a new one is opened', async () => {
    const first = await shop.begin('combo')
    shop.later(1)
    shop.stripe.expire()
    await shop.tell()
    expect(await shop.view(first)).toMatchObject({ state: 'lapsed' })
    const second = await shop.begin('combo')
    expect(second.url).not.toBe(first.url)
  })

  test('a deleted account is not charged again', async () => {
    await shop.buy('combo')
    const gone = await shop.site.request('DELETE', '/api/user', {
      cookie: shop.cookie,
      body: { password: 'engine1843' },
    })
    expect(gone.status).toBe(200)
    await shop.site.context.billing.followUp()
    expect(shop.stripe.subscription().status).toBe('canceled')
  })
})
