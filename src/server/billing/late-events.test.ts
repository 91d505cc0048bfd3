import { afterEach, beforeEach, expect, test } from 'vitest'
import { isSandbox } from '#server/engines/payments/setup/payment-provider.ts'
import { createShop, type Shop } from '#server/testing/stripe-shop.ts'
import { onEachDatabase, createTestSite, registerUser } from '#server/testing/site.ts'
import type { BillingAccount } from '#shared/contract/billing.ts'

const DAY = 86_400_000

onEachDatabase('canceling a plan with an overdue payment', (engine) => {
  let shop: Shop
  beforeEach(async () => {
    shop = await createShop(engine)
    await shop.begin('combo')
    shop.stripe.pay()
    await shop.tell()
    shop.later(30.5)
    shop.stripe.renew(false)
  })
  afterEach(() => shop.close())

  test('ends it at Stripe at once, because otherwise the failed payment would be retried', async () => {
    await shop.tell()
    const after = await shop.posted<BillingAccount>('/api/billing/cancel')
    expect(shop.stripe.subscription().status).toBe('canceled')
    expect(after).toMatchObject({ subscription: null, owned: [] })
    await shop.tell()
    expect(await shop.ledger()).toEqual(['granted combo', 'extended combo', 'taken combo'])
    expect((await shop.account()).payments).toHaveLength(1)
  })

  test('also ends it at once if the event of the failure was lost', async () => {
    shop.lose()
    await shop.posted('/api/billing/cancel')
    expect(shop.stripe.subscription().status).toBe('canceled')
    expect(await shop.owned()).toEqual([])
  })

  test('keeps the month active if the payment has succeeded in the meantime', async () => {
    await shop.tell()
    shop.stripe.payLate()
    const { subscription, owned } = await shop.posted<BillingAccount>('/api/billing/cancel')
    expect(shop.stripe.subscription()).toMatchObject({ status: 'active', cancel_at_period_end: true })
    expect(subscription).toMatchObject({ state: 'active', endsAt: '2026-06-01T10:00:00.000Z' })
    expect(owned).toEqual(['combo'])
  })

  test('also ends a plan that was already scheduled to end with its period', async () => {
    shop.stripe.cancelInPortal()
    await shop.tell()
    await shop.posted('/api/billing/cancel')
    expect(shop.stripe.subscription().status).toBe('canceled')
  })
})

onEachDatabase('canceling an overdue plan in test mode', (engine) => {
  test('ends it at once, and nothing is charged even if the card works again', async () => {
    let now = new Date('2026-01-05T10:00:00.000Z')
    const site = await createTestSite(engine, { clock: () => now })
    const cookie = await registerUser(site)
    const post = async <T>(path: string, body: unknown = {}) =>
      (await (await site.request('POST', path, { body, cookie })).json()) as T
    const later = async (days: number) => {
      now = new Date(now.getTime() + days * DAY)
      await site.context.billing.tick()
    }
    const { provider } = site.context.billing
    if (!isSandbox(provider)) throw new Error('no sandbox')
    const { clientSecret } = await post<{ clientSecret: string }>('/api/sandbox/create-subscription', {
      tierId: 'combo',
    })
    await post('/api/sandbox/checkout', { clientSecret, outcome: 'pay' })
    const sold = (await provider.everything()).find(({ kind }) => kind === 'subscription')?.id ?? ''
    await provider.fail(sold, true)
    await later(31)
    expect(await post<BillingAccount>('/api/billing/cancel')).toMatchObject({ subscription: null, owned: [] })
    await provider.fail(sold, false)
    await later(30)
    const account = (await (await site.request('GET', '/api/billing', { cookie })).json()) as BillingAccount
    expect(account).toMatchObject({ subscription: null, owned: [], payments: [{ cents: 997 }] })
    await site.close()
  })
})
