import { afterEach, beforeEach, expect, test } from 'vitest'
import { createShop, type Shop } from '#server/testing/stripe-shop.ts'
import { onEachDatabase } from '#server/testing/site.ts'
import type { BillingAccount } from '#shared/contract/billing.ts'

onEachDatabase('a plan with a refunded payment', (engine) => {
  let shop: Shop
  beforeEach(async () => {
    shop = await createShop(engine)
  })
  afterEach(() => shop.close())

  const change = async (tierId: string) => {
    const started = await shop.begin(tierId)
    const { costNow } = await shop.view(started)
    await shop.posted('/api/billing/change', { ...started, costNow })
    await shop.tell()
    return costNow
  }
  const refund = async (product: string) => {
    const found = (await shop.account()).payments.find((one) => one.product === product)
    const after = await shop.posted<BillingAccount>('/api/billing/refund', { paymentId: found?.id })
    await shop.tell()
    return after
  }
  const renew = async () => {
    shop.later(30)
    shop.stripe.renew()
    await shop.tell()
  }
  const [first, second] = [0, 1].map((at) => () => shop.stripe.held.payment_intent[at]?.id)
  const charged = () => shop.stripe.held.charge.map(({ amount }) => amount)
  const live = () => shop.stripe.held.subscription.filter(({ status }) => status !== 'canceled').length

  test.each(['combo', 'plan-premium', 'templates'])(
    'falls back to the plan still paid for, even if the difference was followed by %s for nothing',
    async (between) => {
      await shop.buy('download')
      await change('premium')
      expect(await change(between)).toBe(0)
      const after = await refund('premium')
      expect(after).toMatchObject({ owned: ['download'], subscription: { product: 'download' } })
      expect(await shop.owned()).toEqual(['download'])
      await renew()
      expect(charged()).toEqual([297, 1200, 297])
    },
  )

  test('refunded at Stripe grants only what the remaining payments cover, after any change', async () => {
    await shop.buy('download')
    await change('premium')
    await change('combo')
    shop.stripe.refund(undefined, second?.())
    await shop.tell()
    expect(await shop.owned()).toEqual(['download'])
  })

  test('stays at the cheaper plan it was changed to if the remaining payments cover it', async () => {
    await shop.buy('templates')
    await change('premium')
    await change('download')
    expect((await refund('premium')).subscription).toMatchObject({ product: 'download' })
    expect(await shop.owned()).toEqual(['download'])
  })

  test.each(['given back at Stripe', 'disputed'])('ends with its upgrades when its month is %s', async (how) => {
    await shop.buy('combo')
    shop.later(15)
    await change('premium')
    if (how === 'disputed') shop.stripe.dispute(undefined, first?.())
    else shop.stripe.refund(undefined, first?.())
    await shop.tell()
    expect(await shop.owned()).toEqual([])
    expect((await shop.account()).subscription).toMatchObject({ product: 'premium', state: 'closed' })
    if (how === 'disputed') shop.stripe.disputeBecomes('won', 'closed')
    await shop.tell()
    expect(await shop.owned()).toEqual(how === 'disputed' ? ['premium'] : [])
  })

  test.each(['combo', 'premium', 'download'])(
    'cannot be upgraded after a disputed month: %s is sold at full price, and the old plan ends',
    async (tierId) => {
      await shop.buy('combo')
      shop.later(15)
      shop.stripe.dispute()
      await shop.tell()
      const started = await shop.begin(tierId)
      expect((await shop.account()).subscription).toBeNull()
      const prices: Record<string, number> = { combo: 997, premium: 1497, download: 297 }
      expect(await shop.view(started)).toMatchObject({ state: 'ready', insteadOf: null, costNow: prices[tierId] })
      expect(await shop.post('/api/billing/change', { ...started, costNow: 9999 })).toMatchObject({ status: 404 })
      shop.stripe.pay()
      await shop.tell()
      await shop.site.context.billing.followUp()
      expect([charged(), await shop.owned(), live()]).toEqual([[997, prices[tierId]], [tierId], 1])
    },
  )

  test('cannot be changed from a page that was already open', async () => {
    await shop.buy('combo')
    const started = await shop.begin('premium')
    shop.stripe.dispute()
    await shop.tell()
    expect(await shop.view(started)).toMatchObject({ state: 'lapsed' })
    expect(await shop.post('/api/billing/change', { ...started, costNow: 9999 })).toMatchObject({ status: 404 })
    expect([charged(), await shop.owned()]).toEqual([[997], []])
  })

  test('can be upgraded again for the same difference after a refund by the administrator', async () => {
    await shop.buy('templates')
    await change('premium')
    shop.stripe.refund(undefined, second?.())
    await shop.tell()
    expect(await change('premium')).toBe(1000)
    expect([charged(), await shop.owned()]).toEqual([[497, 1000, 1000], ['premium']])
  })

  test('is not charged twice for an upgrade during a lost connection', async () => {
    await shop.buy('templates')
    await change('premium')
    shop.stripe.refund(undefined, second?.())
    await shop.tell()
    const started = await shop.begin('premium')
    shop.stripe.fails('drops', /POST \/v1\/subscriptions/)
    expect(await shop.post('/api/billing/change', { ...started, costNow: 1000 })).toMatchObject({ status: 503 })
    shop.stripe.recovers()
    // The event for the payment has not arrived.
    for (const again of [started, await shop.begin('premium')])
      await shop.post('/api/billing/change', { ...again, costNow: 1000 })
    await shop.tell()
    expect([charged(), await shop.owned()]).toEqual([[497, 1000, 1000], ['premium']])
  })

  test('is charged from the remaining payments for a plan in between, after a refund by the administrator', async () => {
    await shop.buy('templates')
    await change('premium')
    shop.stripe.refund(undefined, second?.())
    await shop.tell()
    const started = await shop.begin('combo')
    expect(await shop.view(started)).toMatchObject({ insteadOf: 'templates', costNow: 500 })
    expect(await change('combo')).toBe(500)
    expect([charged(), await shop.owned()]).toEqual([[497, 1000, 500], ['combo']])
  })
})
