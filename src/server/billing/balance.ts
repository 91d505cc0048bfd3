import {
  addToLedger,
  selectRecords,
  selectLastLedgerRows,
  selectPayment,
  selectPayments,
  selectPurchase,
  selectSubscription,
  lockSubscription,
  type LedgerRow,
} from '#server/billing/store.ts'
import { selectEntitlementsFrom, selectSources } from '#server/billing/entitlement-store.ts'
import type { Db } from '#server/database/connection.ts'
import { withTransaction, type Queries } from '#server/database/transaction.ts'
import { applyGrant, grantOfPurchase, grantOfSubscription, type Grant } from '#server/billing/grants.ts'
import { productOf } from '#server/billing/products.ts'
import { CURRENCY, PRODUCTS } from '#shared/billing/products.ts'

type Options = { readonly db: Db; readonly clock: () => Date; readonly name: string }

/** A purchase or subscription whose records, entitlements and ledger disagree. */
export type Mismatch = { readonly source: string; readonly due: string; readonly open: string; readonly noted: string }

/** Compares what our records of one provider entitle to with the entitlements and the ledger. */
export function createBalance({ db, clock, name }: Options) {
  const sourceOf = (id: string) => `${name}:${id}`
  const idOf = (source: string) => source.slice(name.length + 1)

  /** What a subscription (by id) or a one-time purchase (by reference) entitles to by our records. */
  async function dueBy(queries: Queries, id: string): Promise<Grant | null> {
    const kept = await selectSubscription(queries, name, id)
    if (kept) return grantOfSubscription(kept, await selectPayments(queries, { subscription: id }))
    const purchase = await selectPurchase(queries, { provider: name, reference: id })
    if (!purchase || purchase.slot === 'subscription') return null
    return grantOfPurchase(purchase, await selectPayment(queries, name, purchase.payment ?? ''))
  }

  /** What the last ledger row of each source grants. */
  async function noted(): Promise<ReadonlyMap<string, string>> {
    const lines = await selectLastLedgerRows(db, name)
    return new Map(lines.map((line) => [line.source, textOf(openBy(line))]))
  }

  async function sources(lines: ReadonlyMap<string, string>): Promise<ReadonlySet<string>> {
    const { purchases, subscriptions } = await selectRecords(db, name)
    const once = purchases.filter(({ slot }) => slot !== 'subscription').map(({ reference }) => sourceOf(reference))
    const monthly = subscriptions.map(({ id }) => sourceOf(id))
    return new Set([...once, ...monthly, ...(await selectSources(db, name)), ...lines.keys()])
  }

  async function mismatches(): Promise<readonly Mismatch[]> {
    const lines = await noted()
    const found: Mismatch[] = []
    for (const source of await sources(lines)) {
      const due = textOf(await dueBy(db, idOf(source)))
      const held = await selectEntitlementsFrom(db, source)
      const open = held.length === 0 ? textOf(null) : held.map(textOf).join(' and ')
      const line = lines.get(source) ?? textOf(null)
      if (due !== open || due !== line) found.push({ source, due, open, noted: line })
    }
    return found
  }

  /** Makes the entitlements and the ledger of one source match our records. */
  const settle = (source: string, event: string): Promise<void> =>
    withTransaction(db, async (tx) => {
      // A simultaneous sync of this subscription runs before or after.
      await lockSubscription(tx, name, idOf(source))
      const due = await dueBy(tx, idOf(source))
      const purchase = await selectPurchase(tx, { provider: name, reference: idOf(source) })
      const cause = { provider: name, source, event, at: clock() }
      const once = purchase ? { ...cause, cents: purchase.cents } : cause
      const held = await selectEntitlementsFrom(tx, source)
      if (held.some(({ userId }) => userId !== due?.userId)) await applyGrant(tx, null, once)
      await applyGrant(tx, due, once)
      const lines = await selectLastLedgerRows(tx, name)
      const last = openBy(lines.find((line) => line.source === source))
      const of = due ?? last
      if (!of || textOf(due) === textOf(last)) return
      const { userId, product, endsAt } = of
      const { at: createdAt, ...by } = cause
      const money = { cents: purchase?.cents ?? PRODUCTS[productOf({ product })].cents, currency: CURRENCY }
      const change = due ? 'granted' : 'taken'
      const end = endsAt ? new Date(endsAt) : null
      await addToLedger(tx, { ...by, ...money, userId, product, change, createdAt, endsAt: end })
    })

  return {
    mismatches,
    async repair(event: string): Promise<void> {
      for (const { source } of await mismatches()) await settle(source, event)
    },
  }
}

/** What a ledger row leaves granted. Entitlements of deleted users were deleted with them. */
const openBy = (line: LedgerRow | undefined): Open | null => (line?.userId && line.change !== 'taken' ? line : null)

type Open = { readonly userId: string | null; readonly product: string; readonly endsAt: Date | string | null }

const textOf = (of: Open | null): string =>
  of ? `${of.product} until ${of.endsAt ? new Date(of.endsAt).toISOString() : 'revoked'} for ${of.userId}` : 'nothing'
