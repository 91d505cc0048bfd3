import { afterEach, beforeEach, expect, test } from 'vitest'
import { onEachDatabase, createTestSite, registerUser, type TestSite } from '#server/testing/site.ts'
import type { BillingAccount, CheckoutView, Offer } from '#shared/contract/billing.ts'

const DAY = 86_400_000

onEachDatabase('the money-back guarantee', (engine) => {
  let site: TestSite
  let cookie: string
  let now: Date
  beforeEach(async () => {
    now = new Date('2026-01-05T10:00:00.000Z')
    site = await createTestSite(engine, { clock: () => now })
    cookie = await registerUser(site)
  })
  afterEach(() => site.close())

  const later = async (days: number) => {
    now = new Date(now.getTime() + days * DAY)
    await site.context.billing.tick()
  }
  const posted = async <T>(path: string, body: unknown = {}) => {
    const answer = await site.request('POST', path, { body, cookie })
    expect([path, answer.status]).toEqual([path, 200])
    return (await answer.json()) as T
  }
  const got = async <T>(path: string, as = cookie) =>
    (await (await site.request('GET', path, { cookie: as })).json()) as T
  const offer = (as?: string) => got<Offer>('/api/billing/offer', as)
  const latest = async () => (await got<BillingAccount>('/api/billing')).payments[0]

  /** Buys a product; returns the guarantee that was announced and whether the purchase has it. */
  async function buy(product: 'coach' | 'combo' | 'premium') {
    const isSaidToBeOver = (await offer()).paidBefore.includes(product)
    const { clientSecret } =
      product === 'coach'
        ? await posted<{ clientSecret: string }>('/api/create-payment-intent', { productId: product })
        : await posted<{ clientSecret: string }>('/api/sandbox/create-subscription', { tierId: product })
    const { state, costNow } = await posted<CheckoutView>('/api/billing/checkout', { clientSecret })
    if (state === 'change') await posted('/api/billing/change', { clientSecret, costNow })
    else await posted('/api/sandbox/checkout', { clientSecret, outcome: 'pay' })
    return { isSaidToBeOver, isRefundable: (await latest())?.isRefundable }
  }
  const giveBack = async () => posted('/api/billing/refund', { paymentId: (await latest())?.id })

  test('is announced as used up for a second coach purchase, and is', async () => {
    expect(await buy('coach')).toEqual({ isSaidToBeOver: false, isRefundable: true })
    await giveBack()
    expect(await buy('coach')).toEqual({ isSaidToBeOver: true, isRefundable: false })
  })

  test('is announced as used up for a second purchase of a plan, and is', async () => {
    expect(await buy('combo')).toEqual({ isSaidToBeOver: false, isRefundable: true })
    await posted('/api/billing/cancel')
    await later(40)
    expect(await buy('combo')).toEqual({ isSaidToBeOver: true, isRefundable: false })
  })

  test('is announced as used up for an upgrade to a plan that was paid for before, and is', async () => {
    await buy('combo')
    await later(1)
    expect(await buy('premium')).toEqual({ isSaidToBeOver: false, isRefundable: true })
    await giveBack()
    await later(1)
    expect(await buy('premium')).toEqual({ isSaidToBeOver: true, isRefundable: false })
  })

  test('covers visitors who never paid or are not signed in', async () => {
    await buy('coach')
    const bob = await registerUser(site, 'bob@example.com')
    expect((await offer(bob)).paidBefore).toEqual([])
    expect((await offer('')).paidBefore).toEqual([])
  })
})
