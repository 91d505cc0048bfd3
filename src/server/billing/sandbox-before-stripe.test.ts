import { afterEach, beforeEach, expect, test } from 'vitest'
import { createBilling } from '#server/billing/service.ts'
import { createEntitlements } from '#server/billing/entitlements.ts'
import { createClaims } from '#server/claims/service.ts'
import { createSandboxProvider } from '#server/engines/payments/sandbox/sandbox.ts'
import { ada, onEachDatabase } from '#server/testing/site.ts'
import { createShop, type Shop } from '#server/testing/stripe-shop.ts'
import type { ProductId } from '#shared/billing/products.ts'

onEachDatabase('a purchase from the test provider before Stripe was set up', (engine) => {
  let shop: Shop
  beforeEach(async () => {
    shop = await createShop(engine)
  })
  afterEach(() => shop.close())

  const userOf = async () =>
    shop.site.context.db
      .selectFrom('user')
      .select(['id', 'email'])
      .where('email', '=', ada.email)
      .executeTakeFirstOrThrow()
  const sandboxSite = async () => {
    const { db, log } = shop.site.context
    const provider = createSandboxProvider({ db, clock: shop.now, secret: 'secret' })
    const selling = { payments: true, enforced: true }
    const entitlements = createEntitlements({ db, clock: shop.now, selling, isSandbox: true })
    const billing = createBilling({
      db,
      clock: shop.now,
      log,
      provider,
      entitlements,
      claims: createClaims({ db }),
      brand: 'Curricle',
    })
    provider.listen(billing.receive)
    const person = { ...(await userOf()), origin: 'http://localhost:3000' }
    const begin = async (product: ProductId) => {
      const started = await billing.begin(person, product)
      if (started.state !== 'begun') throw new Error(started.state)
      return started
    }
    const pay = async ({ clientSecret }: { clientSecret: string }) =>
      provider.decide((await billing.checkoutOf(person.id, clientSecret)) ?? '', 'pay')
    return { begin, pay, owned: () => entitlements.owned(person.id) }
  }

  test('grants nothing, blocks nothing, and does not count as a payment', async () => {
    const before = await sandboxSite()
    for (const product of ['coach', 'templates'] as const) await before.pay(await before.begin(product))
    expect([...(await before.owned())].toSorted()).toEqual(['coach', 'templates'])
    expect(await shop.account()).toMatchObject({ owned: [], subscription: null, payments: [] })

    await shop.buy('templates')
    await shop.beginOnce('coach')
    shop.stripe.pay()
    await shop.tell()
    const { owned, payments } = await shop.account()
    expect([...owned].toSorted()).toEqual(['coach', 'templates'])
    expect(payments.map(({ isRefundable }) => isRefundable)).toEqual([true, true])
  })

  test('can no longer be paid if it is still unpaid', async () => {
    const before = await sandboxSite()
    const started = await before.begin('combo')
    expect(await shop.view(started)).toMatchObject({ state: 'lapsed', url: null })
    expect((await shop.post('/api/billing/change', { ...started, costNow: 500 })).status).toBe(404)
    await shop.buy('templates')
    expect((await shop.post('/api/billing/change', { ...started, costNow: 500 })).status).toBe(404)
    expect((await shop.post('/api/sandbox/checkout', { ...started, outcome: 'pay' })).status).toBe(404)
    expect(await shop.owned()).toEqual(['templates'])
  })
})
