import { afterEach, beforeEach, expect, test } from 'vitest'
import { selectLedger } from '#server/billing/store.ts'
import { createShop, type Shop } from '#server/testing/stripe-shop.ts'
import { onEachDatabase } from '#server/testing/site.ts'
import type { BillingAccount } from '#shared/contract/billing.ts'

onEachDatabase('a changed plan', (engine) => {
  let shop: Shop
  beforeEach(async () => {
    shop = await createShop(engine)
  })
  afterEach(() => shop.close())

  const change = async (tierId: string) => {
    await shop.confirm(await shop.begin(tierId))
    await shop.tell()
  }
  /** Premium Templates for half of April, then All Features for the difference of 500 cents. */
  const buyAndChange = async () => {
    await shop.buy('templates')
    shop.later(15)
    await change('premium')
  }
  const renew = async (days: number) => {
    shop.later(days)
    shop.stripe.renew()
    await shop.tell()
  }
  const paymentOf = async (product: string) => {
    const found = (await shop.account()).payments.find((one) => one.product === product)
    return { paymentId: found?.id }
  }
  const refund = async (product: string) => shop.posted<BillingAccount>('/api/billing/refund', await paymentOf(product))
  const moneyBack = () => shop.stripe.held.refund.map(({ amount }) => amount)
  const charged = () => shop.stripe.held.charge.map(({ amount }) => amount)

  test('returns to the previous plan, with its month and price, after a refund of the difference', async () => {
    await buyAndChange()
    const after = await refund('premium')
    expect(after).toMatchObject({ owned: ['templates'], subscription: { product: 'templates', state: 'active' } })
    expect(moneyBack()).toEqual([500])
    await shop.tell()
    expect(await shop.owned()).toEqual(['templates'])
    expect(await shop.ledger()).toEqual([
      'granted templates',
      'taken templates',
      'granted premium',
      'taken premium',
      'granted templates',
    ])
    const prices = (await selectLedger(shop.site.context.db, 50)).map(({ product, cents }) => `${product} ${cents}`)
    expect(new Set(prices)).toEqual(new Set(['templates 497', 'premium 1497']))
    await renew(15)
    expect(charged()).toEqual([497, 500, 497])
    expect(await shop.owned()).toEqual(['templates'])
  })

  test('still ends as scheduled after a refund of the difference, and is not charged again', async () => {
    await buyAndChange()
    await shop.posted('/api/billing/cancel')
    const { subscription } = await refund('premium')
    expect(subscription).toMatchObject({ product: 'templates', endsAt: '2026-05-01T10:00:00.000Z' })
    expect(shop.stripe.subscription()).toMatchObject({ cancel_at_period_end: true })
  })

  test('ends when its month is refunded, which refunds the difference, too', async () => {
    await buyAndChange()
    const after = await refund('templates')
    expect(after).toMatchObject({ owned: [], subscription: null })
    expect(moneyBack()).toEqual([500, 497])
    expect(shop.stripe.subscription().status).toBe('canceled')
    await shop.tell()
    expect(await shop.owned()).toEqual([])
  })

  test('is refunded once despite repeated or simultaneous requests', async () => {
    await buyAndChange()
    const payment = await paymentOf('premium')
    await Promise.all([1, 2, 3].map(() => shop.post('/api/billing/refund', payment)))
    await shop.tell()
    expect(moneyBack()).toEqual([500])
    expect(await shop.owned()).toEqual(['templates'])
  })

  test.each([
    ['premium', 'away', /refunds/, [500], ['templates']],
    ['premium', 'drops', /refunds/, [500], ['templates']],
    ['premium', 'drops', /POST \/v1\/subscriptions/, [500], ['templates']],
    ['templates', 'away', /refunds/, [500, 497], []],
    ['templates', 'drops', /refunds/, [500, 497], []],
    ['templates', 'drops', /DELETE/, [500, 497], []],
  ] as const)('of which %s is refunded while Stripe fails (%s at %s) ends in the same state', async (...row) => {
    const [product, fault, step, back, owned] = row
    await buyAndChange()
    const payment = await paymentOf(product)
    shop.stripe.fails(fault, step)
    expect(await shop.post('/api/billing/refund', payment)).toMatchObject({ status: 503 })
    shop.stripe.recovers()
    await shop.posted('/api/billing/refund', payment)
    await shop.tell()
    expect([moneyBack(), await shop.owned()]).toEqual([back, owned])
  })

  test('keeps the previous plan active if the administrator refunds the difference at Stripe', async () => {
    await buyAndChange()
    shop.stripe.refund()
    await shop.tell()
    expect(await shop.owned()).toEqual(['templates'])
    await renew(15)
    expect(await shop.owned()).toEqual(['premium'])
  })

  test('stays active after a partial refund at Stripe', async () => {
    await buyAndChange()
    const [month, difference] = shop.stripe.held.payment_intent
    shop.stripe.refund(496, month?.id)
    shop.stripe.refund(499, difference?.id)
    await shop.tell()
    expect(await shop.owned()).toEqual(['premium'])
  })

  test('whose past first month is refunded keeps the paid month, and ends with it', async () => {
    await shop.buy('combo')
    await renew(30)
    const { payments } = await shop.account()
    const first = payments.at(-1)
    const after = await shop.posted<BillingAccount>('/api/billing/refund', { paymentId: first?.id })
    expect(after).toMatchObject({
      owned: ['combo'],
      subscription: { state: 'active', endsAt: '2026-06-01T10:00:00.000Z' },
    })
    expect(moneyBack()).toEqual([997])
    expect(await shop.owned()).toEqual(['combo'])
  })

  test('leaves no credit at Stripe after a downgrade that could pay for a plan', async () => {
    await shop.buy('premium')
    await change('download')
    expect(shop.stripe.held.customer).toMatchObject([{ balance: 0 }])
    await refund('premium')
    expect([moneyBack(), await shop.owned()]).toEqual([[1497], []])
  })

  test('costs nothing more when it is changed back within the paid month', async () => {
    await shop.buy('premium')
    shop.later(5)
    await change('download')
    expect(await shop.owned()).toEqual(['download'])
    const started = await shop.begin('premium')
    expect(await shop.view(started)).toMatchObject({ state: 'change', costNow: 0 })
    await shop.confirm(started)
    await shop.tell()
    expect([charged(), await shop.owned()]).toEqual([[1497], ['premium']])
  })

  test('costs the difference in a month in which only the cheaper plan or nothing was paid', async () => {
    await shop.buy('premium')
    await change('download')
    await renew(30)
    const started = await shop.begin('premium')
    expect(await shop.view(started)).toMatchObject({ costNow: 1200 })
    shop.stripe.renew(false)
    await shop.tell()
    expect((await shop.view(started)).costNow).toBeGreaterThan(0)
  })
})
