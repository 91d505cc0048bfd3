import { afterEach, beforeEach, expect, test } from 'vitest'
import { createShop, type Shop } from '#server/testing/stripe-shop.ts'
import { onEachDatabase } from '#server/testing/site.ts'

type Begun = Awaited<ReturnType<Shop['begin']>>

onEachDatabase('the cost of a plan change', (engine) => {
  let shop: Shop
  beforeEach(async () => {
    shop = await createShop(engine)
  })
  afterEach(() => shop.close())

  const confirm = (started: Begun, costNow: number) => shop.post('/api/billing/change', { ...started, costNow })
  const change = async (tierId: string) => {
    const started = await shop.begin(tierId)
    const { costNow } = await shop.view(started)
    expect(await confirm(started, costNow)).toMatchObject({ status: 200, body: { state: 'paid' } })
    await shop.tell()
    return costNow
  }
  const charged = () => shop.stripe.held.charge.map(({ amount }) => amount)

  test('never exceeds the amount shown: a higher amount is shown again before it is charged', async () => {
    await shop.buy('templates')
    shop.later(29.9)
    const started = await shop.begin('premium')
    expect(await shop.view(started)).toMatchObject({ state: 'change', costNow: 3 })
    shop.later(0.2)
    shop.stripe.renew()
    await shop.tell()
    expect(await confirm(started, 3)).toMatchObject({ status: 409, body: { code: 'cost_changed' } })
    expect([charged(), await shop.owned()]).toEqual([[497, 497], ['templates']])
    const { costNow } = await shop.view(started)
    expect(costNow).toBe(997)
    expect(await confirm(started, costNow)).toMatchObject({ status: 200, body: { state: 'paid' } })
    expect(charged()).toEqual([497, 497, 997])
  })

  test('equals the amount just shown, to the cent, however slowly Stripe responds', async () => {
    await shop.buy('templates')
    shop.later(15)
    const started = await shop.begin('premium')
    await confirm(started, 500)
    const asked = shop.stripe.asked.map(({ call, text }) => ({ call, of: new URLSearchParams(text) }))
    const preview = asked.findLast(({ call }) => call.endsWith('/create_preview'))
    const update = asked.findLast(({ call }) => call.startsWith('POST /v1/subscriptions/'))
    expect(preview?.of.get('subscription_details[proration_date]')).toBe('1776333600')
    expect(update?.of.get('proration_date')).toBe('1776333600')
  })

  test('is not charged from a page that is a day old or shows an outdated price', async () => {
    await shop.buy('templates')
    const started = await shop.begin('premium')
    shop.later(1)
    expect(await shop.view(started)).toMatchObject({ state: 'lapsed' })
    expect(await confirm(started, 99_999)).toMatchObject({ status: 404 })
    const reopened = await shop.begin('premium')
    await shop.site.context.db.updateTable('purchase').set({ cents: 1 }).where('state', '=', 'open').execute()
    expect(await shop.view(reopened)).toMatchObject({ state: 'lapsed' })
    expect(await confirm(reopened, 99_999)).toMatchObject({ status: 404 })
    expect([charged(), await shop.owned()]).toEqual([[497], ['templates']])
  })

  test('is not offered on a page whose plan has ended in the meantime', async () => {
    await shop.buy('templates')
    const started = await shop.begin('premium')
    shop.stripe.cancel()
    await shop.tell()
    expect(await shop.view(started)).toMatchObject({ state: 'lapsed', url: null })
    expect(await confirm(started, 99_999)).toMatchObject({ status: 404 })
    const reopened = await shop.begin('premium')
    expect(await shop.view(reopened)).toMatchObject({ state: 'ready', url: shop.stripe.session().url })
  })

  test('after a downgrade is, for an upgrade, the difference to the most expensive plan of this month', async () => {
    await shop.buy('combo')
    expect(await change('download')).toBe(0)
    expect(await change('premium')).toBe(500)
    expect(await change('download')).toBe(0)
    expect(await change('templates')).toBe(0)
    expect(await change('premium')).toBe(0)
    expect([charged(), await shop.owned()]).toEqual([[997, 500], ['premium']])
    expect(shop.stripe.held.customer).toMatchObject([{ balance: 0 }])
  })

  test('after a downgrade and a declined upgrade is the price of the lower plan next month', async () => {
    await shop.buy('combo')
    await change('download')
    const started = await shop.begin('premium')
    shop.stripe.declines(true)
    expect(await confirm(started, 500)).toMatchObject({ status: 402 })
    shop.stripe.declines(false)
    await shop.tell()
    expect([charged(), await shop.owned()]).toEqual([[997], ['download']])
    shop.later(30)
    shop.stripe.renew()
    await shop.tell()
    expect(charged()).toEqual([997, 297])
  })

  test('after a simultaneous downgrade and upgrade in two tabs is charged once', async () => {
    await shop.buy('combo')
    await change('download')
    const started = await shop.begin('premium')
    // One request is delayed, and would start over once the other is done.
    shop.stripe.fails('waits', /POST \/v1\/subscriptions/, 1)
    await Promise.all([1, 2, 3].map(() => confirm(started, 500)))
    await shop.tell()
    expect([charged(), await shop.owned()]).toEqual([[997, 500], ['premium']])
  })

  test.each(['away', 'drops', 500, 429] as const)(
    'for an upgrade while Stripe fails (%s) is charged once after a retry',
    async (fault) => {
      await shop.buy('combo')
      await change('download')
      const started = await shop.begin('premium')
      shop.stripe.fails(fault, /POST \/v1\/subscriptions/)
      expect(await confirm(started, 500)).toMatchObject({ status: 503 })
      shop.stripe.recovers()
      expect(await confirm(started, 500)).toMatchObject({ status: 200, body: { state: 'paid' } })
      await shop.tell()
      expect([charged(), await shop.owned()]).toEqual([[997, 500], ['premium']])
    },
  )
})
