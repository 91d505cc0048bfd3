import { afterEach, beforeEach, expect, test } from 'vitest'
import { selectLedger } from '#server/db/billing.ts'
import { isSandbox } from '#server/engines/payments/payments.ts'
import { openReconciliation } from '#server/services/billing-reconcile.ts'
import { onEachDatabase, openSite, registered, type Site } from '#server/test-site.ts'

onEachDatabase('comparing the books', (engine) => {
  const at = new Date('2026-03-01T10:00:00.000Z')
  let site: Site
  let cookie: string
  beforeEach(async () => {
    site = await openSite(engine, { clock: () => at })
    cookie = await registered(site)
    const begun = await site.ask('POST', '/api/sandbox/create-subscription', { cookie, body: { tierId: 'combo' } })
    const { clientSecret } = (await begun.json()) as { clientSecret: string }
    await site.ask('POST', '/api/sandbox/checkout', { cookie, body: { clientSecret, outcome: 'pay' } })
  })
  afterEach(() => site.close())

  const reconciliation = () => {
    const { provider } = site.parts.billing
    if (!isSandbox(provider)) throw new Error('no sandbox')
    return openReconciliation({ db: site.parts.db, clock: () => at, provider })
  }
  const owned = async () => {
    const { id } = (await (await site.ask('GET', '/api/user', { cookie })).json()) as { id: string }
    return site.parts.entitlements.owned(id)
  }
  const kinds = (all: readonly { kind: string; ours: string; theirs: string }[]) =>
    all.map(({ kind, ours, theirs }) => `${kind}: ${ours} / ${theirs}`).toSorted()

  test('finds nothing where nothing differs, and changes nothing', async () => {
    const before = await selectLedger(site.parts.db, 50)
    expect(await reconciliation().mend()).toEqual([])
    expect(await reconciliation().unfounded()).toEqual([])
    expect(await selectLedger(site.parts.db, 50)).toEqual(before)
  })

  test('finds what a lost message left behind, and mends it', async () => {
    const { db } = site.parts
    await db.deleteFrom('subscription').execute()
    await db.deleteFrom('payment').execute()
    await db.deleteFrom('entitlement').execute()
    expect(kinds(await reconciliation().differences())).toEqual([
      'payment: unknown / 997 cents, 0 given back',
      'subscription: unknown / combo, active, 2026-04-01',
    ])
    expect(await owned()).toEqual([])
    expect(await reconciliation().mend()).toEqual([])
    expect(await owned()).toEqual(['combo'])
    expect((await selectLedger(db, 1))[0]).toMatchObject({ change: 'granted', event: 'reconcile' })
  })

  test('finds what is owned though nobody paid for it', async () => {
    const { id } = (await (await site.ask('GET', '/api/user', { cookie })).json()) as { id: string }
    const row = { userId: id, product: 'premium', source: 'sandbox:sbx_sub_none', grantedAt: at, endsAt: null }
    await site.parts.db.insertInto('entitlement').values(row).execute()
    expect(await reconciliation().unfounded()).toEqual(['premium by sandbox:sbx_sub_none'])
  })

  test("what the operator gives and takes stands in the ledger as the operator's", async () => {
    const { id } = (await (await site.ask('GET', '/api/user', { cookie })).json()) as { id: string }
    await site.parts.entitlements.grant(id, 'coach')
    await site.parts.entitlements.grant(id, 'coach')
    await site.parts.entitlements.revoke(id, 'coach')
    const rows = (await selectLedger(site.parts.db, 2)).map(({ change, product, provider }) => [
      change,
      product,
      provider,
    ])
    expect(rows).toEqual([
      ['taken', 'coach', 'operator'],
      ['granted', 'coach', 'operator'],
    ])
    expect(await reconciliation().unfounded()).toEqual([])
  })
})
