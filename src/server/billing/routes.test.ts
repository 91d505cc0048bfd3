import { afterEach, beforeEach, expect, test } from 'vitest'
import { selectLedger } from '#server/billing/store.ts'
import { isSandbox } from '#server/engines/payments/setup/payment-provider.ts'
import { ada, onEachDatabase, createTestSite, registerUser, type TestSite } from '#server/testing/site.ts'
import type { BillingAccount, CheckoutView, Offer } from '#shared/contract/billing.ts'

const DAY = 86_400_000
const NOWHERE = { clientSecret: '' }

onEachDatabase('payments in test mode', (engine) => {
  let site: TestSite
  let cookie: string
  let now: Date
  beforeEach(async () => {
    now = new Date('2026-01-31T10:00:00.000Z')
    site = await createTestSite(engine, { clock: () => now, env: { PLAN_ENFORCEMENT: 'on' } })
    cookie = await registerUser(site)
  })
  afterEach(() => site.close())

  const later = async (days: number) => {
    now = new Date(now.getTime() + days * DAY)
    await site.context.billing.tick()
  }
  const post = async (path: string, body: unknown = {}, as = cookie) => {
    const answer = await site.request('POST', path, { body, cookie: as })
    return { status: answer.status, body: (await answer.json()) as unknown }
  }
  const posted = async <T>(path: string, body: unknown = {}, as = cookie) => {
    const answer = await post(path, body, as)
    expect([path, answer.status, answer.body]).toEqual([path, 200, answer.body])
    return answer.body as T
  }
  const account = async (as = cookie) =>
    (await (await site.request('GET', '/api/billing', { cookie: as })).json()) as BillingAccount
  const offer = async (as = cookie) =>
    (await (await site.request('GET', '/api/billing/offer', { cookie: as })).json()) as Offer
  type Begun = { url: string; clientSecret: string }
  const begin = (tierId: string, as = cookie) => posted<Begun>('/api/sandbox/create-subscription', { tierId }, as)
  const decide = (started: { clientSecret: string }, outcome: 'pay' | 'decline' | 'cancel', as = cookie) =>
    post('/api/sandbox/checkout', { clientSecret: started.clientSecret, outcome }, as)
  const buy = async (tierId: string) => {
    const started = await begin(tierId)
    expect((await decide(started, 'pay')).status).toBe(200)
    return started
  }
  const confirm = async (started: Begun) => {
    const { costNow } = await posted<CheckoutView>('/api/billing/checkout', started)
    return posted<CheckoutView>('/api/billing/change', { ...started, costNow })
  }
  const buyCoach = async () => {
    const started = await posted<Begun>('/api/create-payment-intent', {
      amount: 5,
      description: 'AI Interview Coach - One-time access',
    })
    expect((await decide(started, 'pay')).status).toBe(200)
  }
  const ledger = async () =>
    (await selectLedger(site.context.db, 50)).toReversed().map(({ change, product }) => `${change} ${product}`)
  const sandbox = () => {
    const { provider } = site.context.billing
    if (!isSandbox(provider)) throw new Error('no sandbox')
    return provider
  }

  test('the coach is bought once, and is available only after the payment', async () => {
    const started = await posted<Begun>('/api/create-payment-intent', { amount: 5, description: 'x' })
    expect(started.url).toBe(`http://localhost:3000/checkout?client_secret=${started.clientSecret}`)
    const view = await posted<CheckoutView>('/api/billing/checkout', started)
    expect(view).toMatchObject({ product: 'coach', cents: 500, state: 'ready', isTest: true })
    expect((await offer()).owned).toEqual([])

    expect((await decide(started, 'pay')).body).toMatchObject({ state: 'paid' })
    expect((await offer()).owned).toEqual(['coach'])
    expect((await offer()).rights.open).toContain('coach')
    expect((await account()).payments).toMatchObject([
      { product: 'coach', cents: 500, refundedCents: 0, isRefundable: true },
    ])
    expect(await ledger()).toEqual(['granted coach'])
  })

  test('an amount from the client is never trusted', async () => {
    const started = await posted<Begun>('/api/create-payment-intent', { amount: 0.01, description: 'cheap' })
    expect(await posted<CheckoutView>('/api/billing/checkout', started)).toMatchObject({ cents: 500 })
  })

  test('a declined payment grants nothing and can be retried; a canceled payment is final', async () => {
    const started = await begin('combo')
    expect(await decide(started, 'decline')).toMatchObject({ status: 402, body: { code: 'payment_declined' } })
    expect((await offer()).owned).toEqual([])
    expect((await decide(started, 'cancel')).body).toMatchObject({ state: 'lapsed' })
    expect((await decide(started, 'pay')).body).toMatchObject({ state: 'lapsed' })
    expect((await offer()).owned).toEqual([])
    expect(await ledger()).toEqual([])
  })

  test('a plan renews monthly, including from the 31st', async () => {
    await buy('combo')
    expect((await account()).subscription).toMatchObject({ product: 'combo', periodEndsAt: '2026-02-28T10:00:00.000Z' })
    await later(28)
    expect((await account()).subscription).toMatchObject({ state: 'active', periodEndsAt: '2026-03-31T10:00:00.000Z' })
    await later(62)
    const { payments, subscription } = await account()
    expect(payments).toHaveLength(4)
    expect(subscription).toMatchObject({ periodEndsAt: '2026-05-31T10:00:00.000Z' })
    expect((await offer()).owned).toEqual(['combo'])
    const user = await site.request('GET', '/api/user', { cookie })
    expect(await user.json()).toMatchObject({ subscriptionTier: 'combo' })
  })

  test('a canceled plan stays active until the end of its period, and can be resumed', async () => {
    await buy('templates')
    expect((await posted<BillingAccount>('/api/billing/cancel')).subscription?.endsAt).toBe('2026-02-28T10:00:00.000Z')
    await later(20)
    expect((await offer()).owned).toEqual(['templates'])
    expect((await posted<BillingAccount>('/api/billing/reactivate')).subscription?.endsAt).toBeNull()
    await posted('/api/billing/cancel')
    await later(8)
    expect((await offer()).owned).toEqual([])
    expect((await account()).subscription).toBeNull()
    expect(await ledger()).toEqual([
      'granted templates',
      'ending templates',
      'extended templates',
      'ending templates',
      'taken templates',
    ])
  })

  test('after a failed renewal, the plan stays active for seven days, then ends', async () => {
    await buy('premium')
    const [first] = (await sandbox().everything()).filter(({ kind }) => kind === 'subscription')
    await sandbox().fail(first?.id ?? '', true)
    await later(29)
    expect((await account()).subscription).toMatchObject({ state: 'late' })
    expect((await offer()).owned).toEqual(['premium'])
    await later(4)
    expect((await offer()).owned).toEqual(['premium'])
    await later(2)
    expect((await offer()).owned).toEqual([])
    expect((await account()).payments).toHaveLength(1)
  })

  test('a failed renewal that succeeds on retry pays for the current month, once', async () => {
    await buy('premium')
    const [first] = (await sandbox().everything()).filter(({ kind }) => kind === 'subscription')
    await sandbox().fail(first?.id ?? '', true)
    await later(29)
    await sandbox().fail(first?.id ?? '', false)
    await later(4)
    const { subscription, payments } = await account()
    expect(subscription).toMatchObject({ state: 'active', periodEndsAt: '2026-03-31T10:00:00.000Z' })
    expect(payments.map(({ cents }) => cents)).toEqual([1497, 1497])
    expect((await offer()).owned).toEqual(['premium'])
  })

  test('a purchase can be refunded once within 30 days, which revokes the product', async () => {
    await buyCoach()
    const [payment] = (await account()).payments
    const after = await posted<BillingAccount>('/api/billing/refund', { paymentId: payment?.id })
    expect(after.payments).toMatchObject([{ refundedCents: 500, isRefundable: false }])
    expect(after.owned).toEqual([])
    expect(await ledger()).toEqual(['granted coach', 'taken coach'])
    await buyCoach()
    expect((await account()).payments.map(({ isRefundable }) => isRefundable)).toEqual([false, false])
    const again = await post('/api/billing/refund', { paymentId: (await account()).payments[0]?.id })
    expect(again).toMatchObject({ status: 409, body: { code: 'not_refundable' } })
    expect((await offer()).owned).toEqual(['coach'])
  })

  test('after 30 days, users can no longer request a refund', async () => {
    await buyCoach()
    await later(31)
    expect((await account()).payments).toMatchObject([{ isRefundable: false }])
  })

  test('a refunded plan ends at once', async () => {
    await buy('combo')
    const [payment] = (await account()).payments
    await posted('/api/billing/refund', { paymentId: payment?.id })
    expect((await offer()).owned).toEqual([])
    await later(40)
    expect((await account()).payments).toHaveLength(1)
  })

  test('refunding an upgrade restores the previous plan; refunding the month ends both', async () => {
    await buy('templates')
    await later(14)
    await confirm(await begin('premium'))
    await posted('/api/billing/cancel')
    const [difference, month] = (await account()).payments
    const after = await posted<BillingAccount>('/api/billing/refund', { paymentId: difference?.id })
    expect(after).toMatchObject({ owned: ['templates'], subscription: { product: 'templates' } })
    expect(after.subscription?.endsAt).toBe('2026-02-28T10:00:00.000Z')
    expect((await posted<BillingAccount>('/api/billing/reactivate')).subscription?.endsAt).toBeNull()
    expect(after.payments.map(({ refundedCents }) => refundedCents)).toEqual([500, 0])
    expect(await posted('/api/billing/refund', { paymentId: month?.id })).toMatchObject({
      owned: [],
      subscription: null,
    })
    await later(40)
    expect((await account()).payments).toHaveLength(2)
  })

  test.each([
    ['an unknown plan', '/api/sandbox/create-subscription', { tierId: 'gold' }, 404],
    ['the free tier', '/api/sandbox/create-subscription', { tierId: 'free' }, 404],
    ['a plan as a one-time payment', '/api/sandbox/create-subscription', { tierId: 'plan-professional' }, 404],
    ['another provider', '/api/stripe/create-subscription', { tierId: 'combo' }, 404],
    ['a subscription as a single payment', '/api/create-payment-intent', { productId: 'combo' }, 400],
    ['an unknown purchase', '/api/billing/checkout', { clientSecret: 'x' }, 404],
    ['a change without a plan', '/api/billing/change', { clientSecret: 'x', costNow: 0 }, 404],
    ['a change without a shown amount', '/api/billing/change', { clientSecret: 'x' }, 400],
    ['an empty secret', '/api/billing/checkout', NOWHERE, 400],
    ['a cancellation without a plan', '/api/billing/cancel', {}, 409],
    ['an unknown payment', '/api/billing/refund', { paymentId: 'x' }, 409],
    ['a billing portal without a provider', '/api/billing/portal', {}, 409],
  ])('%s is refused with an error', async (_, path, body, status) => {
    const answer = await post(path, body)
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ message: expect.stringMatching(/\.$/) as string })
  })

  test('buying requires a session', async () => {
    for (const path of ['/api/create-payment-intent', '/api/sandbox/create-subscription'])
      expect((await site.request('POST', path, { body: { tierId: 'combo' } })).status).toBe(401)
  })

  test('a deleted account is not charged again, and its payments are kept anonymously', async () => {
    await buy('combo')
    const gone = await site.request('DELETE', '/api/user', { cookie, body: { password: ada.password } })
    expect(gone.status).toBe(200)
    await site.context.billing.followUp()
    await later(40)
    const payments = await site.context.db.selectFrom('payment').selectAll().execute()
    expect(payments).toMatchObject([{ userId: null, cents: 997 }])
    const [subscription] = await site.context.db.selectFrom('subscription').selectAll().execute()
    expect(subscription).toMatchObject({ state: 'ended', userId: null })
  })

  test('a payment after account deletion is refunded', async () => {
    const { clientSecret } = await begin('combo')
    const [purchase] = await site.context.db
      .selectFrom('purchase')
      .selectAll()
      .where('clientSecret', '=', clientSecret)
      .execute()
    // The provider is unreachable during the deletion, so the checkout stays open.
    await site.context.db.deleteFrom('user').where('email', '=', ada.email).execute()
    expect(await sandbox().decide(purchase?.checkout ?? '', 'pay')).toBe('paid')
    await site.context.billing.followUp()
    const payments = await site.context.db.selectFrom('payment').selectAll().execute()
    expect(payments).toMatchObject([{ cents: 997, refundedCents: 997 }])
    await later(40)
    expect(await site.context.db.selectFrom('payment').selectAll().execute()).toHaveLength(1)
    expect(await ledger()).toEqual([])
  })

  test('an open checkout can no longer be paid after its account is deleted', async () => {
    const { clientSecret } = await begin('combo')
    const [purchase] = await site.context.db
      .selectFrom('purchase')
      .selectAll()
      .where('clientSecret', '=', clientSecret)
      .execute()
    await site.request('DELETE', '/api/user', { cookie, body: { password: ada.password } })
    expect(await sandbox().decide(purchase?.checkout ?? '', 'pay')).toBe('unknown')
  })

  test('the ledger is append-only', async () => {
    await buyCoach()
    const { db } = site.context
    await expect(db.deleteFrom('ledger').execute()).rejects.toThrow('only added to')
    await expect(db.updateTable('ledger').set({ cents: 1 }).execute()).rejects.toThrow('only added to')
    expect(await ledger()).toEqual(['granted coach'])
  })
})
