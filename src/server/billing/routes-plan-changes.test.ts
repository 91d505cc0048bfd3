import { afterEach, beforeEach, expect, test } from 'vitest'
import { selectLedger } from '#server/billing/store.ts'

import { onEachDatabase, createTestSite, registerUser, type TestSite } from '#server/testing/site.ts'
import type { BillingAccount, CheckoutView, Offer } from '#shared/contract/billing.ts'

const DAY = 86_400_000

onEachDatabase('changing plans in test mode', (engine) => {
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

  const ledger = async () =>
    (await selectLedger(site.context.db, 50)).toReversed().map(({ change, product }) => `${change} ${product}`)

  test('a double click opens one checkout, and paying twice charges once', async () => {
    const [one, two] = await Promise.all([begin('combo'), begin('combo')])
    expect(one.clientSecret).toBe(two.clientSecret)
    await Promise.all([decide(one, 'pay'), decide(two, 'pay'), decide(one, 'pay')])
    expect((await account()).payments).toHaveLength(1)
    expect(await ledger()).toEqual(['granted combo'])
    const third = await post('/api/sandbox/create-subscription', { tierId: 'combo' })
    expect(third).toMatchObject({ status: 409, body: { code: 'already_owned' } })
  })

  test('with two plans open in two tabs, the first checkout can no longer be paid', async () => {
    const first = await begin('templates')
    const second = await begin('combo')
    expect((await decide(first, 'pay')).body).toMatchObject({ state: 'lapsed' })
    expect((await decide(second, 'pay')).body).toMatchObject({ state: 'paid' })
    expect((await offer()).owned).toEqual(['combo'])
    expect((await account()).payments).toHaveLength(1)
  })

  test('a confirmed upgrade replaces the plan for the rest of the month', async () => {
    await buy('templates')
    await later(14)
    const started = await begin('premium')
    const view = await posted<CheckoutView>('/api/billing/checkout', started)
    expect(view).toMatchObject({ state: 'change', insteadOf: 'templates', cents: 1497, costNow: 500 })
    expect((await offer()).owned).toEqual(['templates'])
    expect(await confirm(started)).toMatchObject({ state: 'paid' })
    expect(await confirm(started)).toMatchObject({ state: 'paid' })
    expect((await offer()).owned).toEqual(['premium'])
    expect((await account()).payments.map(({ cents }) => cents).toSorted()).toEqual([497, 500])
    await later(14)
    expect((await account()).payments[0]).toMatchObject({ product: 'premium', cents: 1497 })
  })

  test('a change costs at most the amount shown, based on the most expensive plan of the month', async () => {
    await buy('combo')
    await confirm(await begin('download'))
    const started = await begin('premium')
    expect(await posted('/api/billing/checkout', started)).toMatchObject({ insteadOf: 'download', costNow: 500 })
    expect(await post('/api/billing/change', { ...started, costNow: 499 })).toMatchObject({
      status: 409,
      body: { code: 'cost_changed' },
    })
    await Promise.all([confirm(started), confirm(started)])
    expect((await account()).payments.map(({ product, cents }) => [product, cents])).toEqual([
      ['premium', 500],
      ['combo', 997],
    ])
    expect((await offer()).owned).toEqual(['premium'])
  })

  test('a change of a plan that has ended in the meantime is closed and cannot be paid', async () => {
    await buy('combo')
    const started = await begin('premium')
    await posted('/api/billing/cancel')
    await later(28)
    expect(await posted('/api/billing/checkout', started)).toMatchObject({ state: 'lapsed', url: null })
    const { costNow } = await posted<CheckoutView>('/api/billing/checkout', await begin('premium'))
    expect(costNow).toBe(1497)
  })

  test('a downgrade costs nothing now', async () => {
    await buy('premium')
    await later(3)
    const started = await begin('download')
    expect(await posted('/api/billing/checkout', started)).toMatchObject({ state: 'change', costNow: 0 })
    await confirm(started)
    expect((await offer()).owned).toEqual(['download'])
    expect((await account()).payments).toHaveLength(1)
  })

  test('a product included in a plan is not sold again', async () => {
    await buy('interview')
    expect(await post('/api/create-payment-intent', {})).toMatchObject({ status: 409, body: { code: 'already_owned' } })
  })

  test("users cannot see or pay another user's purchase", async () => {
    const started = await begin('combo')
    const eve = await registerUser(site, 'eve@example.com')
    for (const path of ['/api/billing/checkout', '/api/billing/change'])
      expect(await post(path, { ...started, costNow: 9999 }, eve)).toMatchObject({ status: 404 })
    expect(await decide(started, 'pay', eve)).toMatchObject({ status: 404 })
    expect((await account(eve)).payments).toEqual([])
    await decide(started, 'pay')
    const paymentId = (await account()).payments[0]?.id
    expect(await post('/api/billing/refund', { paymentId }, eve)).toMatchObject({ status: 409 })
    expect((await offer()).owned).toEqual(['combo'])
  })
})
