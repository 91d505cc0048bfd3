import { afterEach, beforeEach, expect, test } from 'vitest'
import { selectLedger } from '#server/billing/store.ts'
import { isSandbox } from '#server/engines/payments/setup/payment-provider.ts'
import { createReconciliation } from '#server/billing/reconciliation.ts'
import { ada, onEachDatabase, createTestSite, registerUser, type TestSite } from '#server/testing/site.ts'

onEachDatabase('reconciliation', (engine) => {
  const at = new Date('2026-03-01T10:00:00.000Z')
  let site: TestSite
  let cookie: string
  beforeEach(async () => {
    site = await createTestSite(engine, { clock: () => at })
    cookie = await registerUser(site)
    const started = await site.request('POST', '/api/sandbox/create-subscription', {
      cookie,
      body: { tierId: 'combo' },
    })
    const { clientSecret } = (await started.json()) as { clientSecret: string }
    await site.request('POST', '/api/sandbox/checkout', { cookie, body: { clientSecret, outcome: 'pay' } })
  })
  afterEach(() => site.close())

  const reconciliation = () => {
    const { provider } = site.context.billing
    if (!isSandbox(provider)) throw new Error('no sandbox')
    return createReconciliation({ db: site.context.db, clock: () => at, provider })
  }
  const me = async () => {
    const user = await site.request('GET', '/api/user', { cookie })
    return ((await user.json()) as { id: string }).id
  }
  const owned = async () => site.context.entitlements.owned(await me())
  const kinds = (all: readonly { kind: string; ours: string; theirs: string }[]) =>
    all.map(({ kind, ours, theirs }) => `${kind}: ${ours} / ${theirs}`).toSorted()

  test('finds nothing where nothing differs, and changes nothing', async () => {
    const before = await selectLedger(site.context.db, 50)
    expect(await reconciliation().differences()).toEqual([])
    expect(await reconciliation().mismatches()).toEqual([])
    await reconciliation().repair()
    expect(await selectLedger(site.context.db, 50)).toEqual(before)
  })

  test('finds and repairs the effect of a lost event', async () => {
    const { db } = site.context
    await db.deleteFrom('subscription').execute()
    await db.deleteFrom('payment').execute()
    await db.deleteFrom('entitlement').execute()
    expect(kinds(await reconciliation().differences())).toEqual([
      'payment: unknown / 997 cents, 0 refunded',
      'subscription: unknown / combo, active, 2026-04-01',
    ])
    expect(await owned()).toEqual([])
    await reconciliation().repair()
    expect(await reconciliation().differences()).toEqual([])
    expect(await owned()).toEqual(['combo'])
    expect((await selectLedger(db, 1))[0]).toMatchObject({ change: 'granted', event: 'reconcile' })
  })

  const mismatches = async () =>
    (await reconciliation().mismatches()).map(({ due, open, noted }) => ({ due, open, noted }))

  test('finds a missing entitlement, and grants it', async () => {
    const { db } = site.context
    await db.deleteFrom('entitlement').execute()
    const due = `combo until 2026-04-04T10:00:00.000Z for ${await me()}`
    expect(await mismatches()).toEqual([{ due, open: 'nothing', noted: due }])
    await reconciliation().repair()
    expect(await mismatches()).toEqual([])
    expect(await owned()).toEqual(['combo'])
    expect((await selectLedger(db, 1))[0]).toMatchObject({ change: 'granted', product: 'combo', event: 'reconcile' })
  })

  test.each([
    ['for longer than it was paid for', new Date('2027-01-01T00:00:00Z'), '2027-01-01T00:00:00.000Z', 'ending'],
    ['without an end', null, 'revoked', 'ending'],
    ['for too short a time', new Date('2026-03-10T00:00:00Z'), '2026-03-10T00:00:00.000Z', 'extended'],
  ] as const)('finds that a plan is active %s, and corrects it', async (_, endsAt, said, change) => {
    await site.context.db.updateTable('entitlement').set({ endsAt }).execute()
    expect(await mismatches()).toMatchObject([{ open: `combo until ${said} for ${await me()}` }])
    await reconciliation().repair()
    expect(await mismatches()).toEqual([])
    expect((await selectLedger(site.context.db, 1))[0]).toMatchObject({ change, event: 'reconcile' })
  })

  test('finds an entitlement of the wrong user, and moves it to the payer', async () => {
    const bob = await registerUser(site, 'bob@example.com')
    const { id } = (await (await site.request('GET', '/api/user', { cookie: bob })).json()) as { id: string }
    await site.context.db.updateTable('entitlement').set({ userId: id }).execute()
    expect(await mismatches()).toMatchObject([{ open: `combo until 2026-04-04T10:00:00.000Z for ${id}` }])
    await reconciliation().repair()
    expect(await mismatches()).toEqual([])
    expect(await owned()).toEqual(['combo'])
    expect(await site.context.entitlements.owned(id)).toEqual([])
  })

  test('finds a ledger that disagrees with the entitlements, and appends the difference', async () => {
    const { db } = site.context
    const [line] = await selectLedger(db, 1)
    if (!line) throw new Error('nothing was noted')
    const { id: _, ...rest } = line
    await db
      .insertInto('ledger')
      .values({ ...rest, createdAt: at, endsAt: null, change: 'taken' })
      .execute()
    const due = `combo until 2026-04-04T10:00:00.000Z for ${await me()}`
    expect(await mismatches()).toEqual([{ due, open: due, noted: 'nothing' }])
    await reconciliation().repair()
    expect(await mismatches()).toEqual([])
    expect((await selectLedger(db, 1))[0]).toMatchObject({ change: 'granted', event: 'reconcile' })
    expect(await owned()).toEqual(['combo'])
  })

  test('finds an unpaid entitlement, and revokes it', async () => {
    const row = { userId: await me(), product: 'premium', source: 'sandbox:sbx_sub_none', grantedAt: at, endsAt: null }
    await site.context.db.insertInto('entitlement').values(row).execute()
    expect(await reconciliation().mismatches()).toEqual([
      {
        source: 'sandbox:sbx_sub_none',
        due: 'nothing',
        open: `premium until revoked for ${row.userId}`,
        noted: 'nothing',
      },
    ])
    await reconciliation().repair()
    expect(await owned()).toEqual(['combo'])
    expect((await selectLedger(site.context.db, 1))[0]).toMatchObject({ change: 'taken', product: 'premium' })
  })

  test('finds an entitlement that was refunded', async () => {
    await site.context.db.updateTable('payment').set({ refundedCents: 997 }).execute()
    expect(await mismatches()).toMatchObject([{ due: 'nothing', open: expect.stringMatching(/^combo until/) }])
  })

  test('finds records that are unknown to the provider', async () => {
    await site.context.db.deleteFrom('sandboxObject').where('kind', '!=', 'event').execute()
    expect(kinds(await reconciliation().differences())).toEqual([
      'checkout: paid / unknown',
      'payment: 997 cents, 0 refunded / unknown',
      'subscription: combo, active, 2026-04-01 / unknown',
    ])
  })

  test('finds nothing after changes, refunds, cancellation, a new purchase and account deletion', async () => {
    const post = async (path: string, body: unknown = {}) => {
      const answer = await site.request('POST', path, { cookie, body })
      expect([path, answer.status]).toEqual([path, 200])
      return (await answer.json()) as { clientSecret: string; payments: { id: string; isRefundable: boolean }[] }
    }
    const finds = async () => [await reconciliation().differences(), await mismatches()]
    const { clientSecret } = await post('/api/sandbox/create-subscription', { tierId: 'premium' })
    await site.request('POST', '/api/billing/change', { cookie, body: { clientSecret, costNow: 500 } })
    expect([await owned(), await finds()]).toEqual([['premium'], [[], []]])
    const coach = await post('/api/create-payment-intent', { productId: 'plan-professional' })
    await post('/api/sandbox/checkout', { clientSecret: coach.clientSecret, outcome: 'pay' })
    expect(await finds()).toEqual([[], []])
    const { payments } = await post('/api/billing/cancel')
    expect(await finds()).toEqual([[], []])
    for (const { id } of payments.filter(({ isRefundable }) => isRefundable).slice(0, 2))
      await post('/api/billing/refund', { paymentId: id })
    expect(await finds()).toEqual([[], []])
    await site.request('DELETE', '/api/user', { cookie, body: { password: ada.password } })
    await site.context.billing.followUp()
    expect(await site.context.db.selectFrom('entitlement').selectAll().execute()).toEqual([])
    expect(await finds()).toEqual([[], []])
  })

  test('grants and revocations by the administrator are in the ledger as such', async () => {
    const id = await me()
    await site.context.entitlements.grant(id, 'coach')
    await site.context.entitlements.grant(id, 'coach')
    await site.context.entitlements.revoke(id, 'coach')
    const rows = (await selectLedger(site.context.db, 2)).map(({ change, product, provider }) => [
      change,
      product,
      provider,
    ])
    expect(rows).toEqual([
      ['taken', 'coach', 'operator'],
      ['granted', 'coach', 'operator'],
    ])
    expect(await reconciliation().mismatches()).toEqual([])
  })
})
