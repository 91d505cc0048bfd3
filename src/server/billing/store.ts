import type { Insertable, Selectable } from 'kysely'
import type { Queries, Tx } from '#server/database/transaction.ts'
import type { Schema } from '#server/database/schema.ts'

export type PurchaseRow = Selectable<Schema['purchase']>
export type SubscriptionRow = Selectable<Schema['subscription']>
export type PaymentRow = Selectable<Schema['payment']>
export type LedgerRow = Selectable<Schema['ledger']>

/** Opens a purchase; null where the user has an open one in the same slot. */
export async function insertPurchase(db: Queries, row: Insertable<Schema['purchase']>): Promise<PurchaseRow | null> {
  const made = await db
    .insertInto('purchase')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  return made ?? null
}

export function selectOpenPurchases(db: Queries, userId: string, provider: string): Promise<PurchaseRow[]> {
  return db
    .selectFrom('purchase')
    .selectAll()
    .where('userId', '=', userId)
    .where('provider', '=', provider)
    .where('state', '=', 'open')
    .execute()
}

export const selectPurchase = (
  db: Queries,
  by: Partial<Pick<PurchaseRow, 'userId' | 'provider' | 'reference' | 'clientSecret' | 'checkout' | 'payment'>>,
): Promise<PurchaseRow | undefined> => {
  const wanted = Object.entries(by) as [keyof typeof by, string | null][]
  return wanted
    .reduce((query, [column, value]) => query.where(column, '=', value), db.selectFrom('purchase').selectAll())
    .executeTakeFirst()
}

export async function updatePurchase(
  db: Queries,
  id: number,
  change: Partial<Pick<PurchaseRow, 'state' | 'checkout' | 'url' | 'payment'>>,
): Promise<void> {
  await db.updateTable('purchase').set(change).where('id', '=', id).execute()
}

/** Marks an open purchase as paid, for one of several simultaneous calls; false where it is no longer open. */
export async function claimPurchase(db: Queries, id: number): Promise<boolean> {
  const open = db.updateTable('purchase').set({ state: 'paid' }).where('id', '=', id).where('state', '=', 'open')
  return (await open.executeTakeFirst()).numUpdatedRows > 0n
}

/** Open purchases with a checkout, created before a moment, that may have been paid meanwhile. */
export const selectWaitingPurchases = (db: Queries, provider: string, before: Date): Promise<PurchaseRow[]> =>
  db
    .selectFrom('purchase')
    .selectAll()
    .where('provider', '=', provider)
    .where('state', '=', 'open')
    .where('checkout', 'is not', null)
    .where('createdAt', '<', before)
    .execute()

/** Purchases at a price since a moment that were paid, can still be paid, or were begun after `heldSince`. */
export async function countSold(
  db: Queries,
  { product, cents, since, heldSince }: { product: string; cents: number; since: Date; heldSince: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('purchase')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('product', '=', product)
    .where('cents', '=', cents)
    .where('createdAt', '>=', since)
    .where('state', '!=', 'lapsed')
    .where(({ or, eb }) =>
      or([eb('state', '!=', 'open'), eb('checkout', 'is not', null), eb('createdAt', '>', heldSince)]),
    )
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Active subscriptions whose period ended before a moment. */
export const selectOverdue = (db: Queries, provider: string, before: Date): Promise<SubscriptionRow[]> =>
  db
    .selectFrom('subscription')
    .selectAll()
    .where('provider', '=', provider)
    .where('state', '!=', 'ended')
    .where('periodEndsAt', '<', before)
    .execute()

/** Closes a purchase whose checkout could not be created, unless another request created it. */
export async function abandonPurchase(db: Queries, id: number): Promise<void> {
  await db.updateTable('purchase').set({ state: 'lapsed' }).where('id', '=', id).where('checkout', 'is', null).execute()
}

/** Stores the current state of a subscription; its owner is set at first and never changes. */
export async function upsertSubscription(db: Queries, row: Insertable<Schema['subscription']>): Promise<void> {
  const { product, state, periodEndsAt, endsAt } = row
  await db
    .insertInto('subscription')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['provider', 'id']).doUpdateSet({ product, state, periodEndsAt, endsAt: endsAt ?? null }),
    )
    .execute()
}

/** Locks a subscription until the transaction ends, and returns it. */
export const lockSubscription = (tx: Tx, provider: string, id: string): Promise<SubscriptionRow | undefined> =>
  tx
    .updateTable('subscription')
    .set((eb) => ({ product: eb.ref('product') }))
    .where('provider', '=', provider)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

export const selectSubscription = (db: Queries, provider: string, id: string): Promise<SubscriptionRow | undefined> =>
  db.selectFrom('subscription').selectAll().where('provider', '=', provider).where('id', '=', id).executeTakeFirst()

/** The latest first. */
export const selectSubscriptions = (db: Queries, userId: string): Promise<SubscriptionRow[]> =>
  db.selectFrom('subscription').selectAll().where('userId', '=', userId).orderBy('createdAt', 'desc').execute()

/** Purchases of deleted users that are still open, or were paid since. */
export const selectOwnerlessPurchases = (db: Queries, provider: string): Promise<PurchaseRow[]> =>
  db
    .selectFrom('purchase')
    .selectAll()
    .where('provider', '=', provider)
    .where('userId', 'is', null)
    .where('state', 'in', ['open', 'unowned'])
    .execute()

/** Active subscriptions of deleted users. */
export const selectOwnerlessSubscriptions = (db: Queries, provider: string): Promise<SubscriptionRow[]> =>
  db
    .selectFrom('subscription')
    .selectAll()
    .where('provider', '=', provider)
    .where('userId', 'is', null)
    .where('state', '!=', 'ended')
    .execute()

/** Active subscriptions of users who have an older active one. */
export const selectDuplicateSubscriptions = (db: Queries, provider: string): Promise<SubscriptionRow[]> =>
  db
    .selectFrom('subscription as one')
    .selectAll('one')
    .where('one.provider', '=', provider)
    .where('one.state', '!=', 'ended')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('subscription as other')
          .select('other.id')
          .whereRef('other.userId', '=', 'one.userId')
          .whereRef('other.provider', '=', 'one.provider')
          .where('other.state', '!=', 'ended')
          .where((eb) =>
            eb.or([
              eb('other.createdAt', '<', eb.ref('one.createdAt')),
              eb.and([eb('other.createdAt', '=', eb.ref('one.createdAt')), eb('other.id', '<', eb.ref('one.id'))]),
            ]),
          ),
      ),
    )
    .execute()

export async function upsertPayment(db: Queries, row: Insertable<Schema['payment']>): Promise<void> {
  const { refundedCents, isDisputed, receiptUrl } = row
  await db
    .insertInto('payment')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['provider', 'id']).doUpdateSet({ refundedCents, isDisputed, receiptUrl: receiptUrl ?? null }),
    )
    .execute()
}

/** Latest first; at the same moment, a plan change comes after its month. */
export const selectPayments = (db: Queries, by: { readonly userId: string } | { readonly subscription: string }) => {
  const all = db.selectFrom('payment').selectAll().orderBy('paidAt', 'desc').orderBy('isChange', 'desc')
  return (
    'userId' in by ? all.where('userId', '=', by.userId) : all.where('subscription', '=', by.subscription)
  ).execute()
}

export const selectPayment = (db: Queries, provider: string, id: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payment').selectAll().where('provider', '=', provider).where('id', '=', id).executeTakeFirst()

export async function upsertCustomer(db: Queries, row: Schema['customer']): Promise<void> {
  await db
    .insertInto('customer')
    .values(row)
    .onConflict((conflict) => conflict.columns(['userId', 'provider']).doUpdateSet({ id: row.id }))
    .execute()
}

export async function selectCustomer(db: Queries, userId: string, provider: string): Promise<string | null> {
  const row = await db
    .selectFrom('customer')
    .select('id')
    .where('userId', '=', userId)
    .where('provider', '=', provider)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Returns the number of a read, drawn before the provider is called. */
export async function nextRead(db: Queries, provider: string, id: string): Promise<number> {
  const { asked } = await db
    .insertInto('billingTurn')
    .values({ provider, id, asked: 1, applied: 0 })
    .onConflict((conflict) =>
      conflict.columns(['provider', 'id']).doUpdateSet((eb) => ({ asked: eb('billingTurn.asked', '+', 1) })),
    )
    .returning('asked')
    .executeTakeFirstOrThrow()
  return asked
}

/** Whether this read is still the newest; others wait until the transaction ends. */
export async function claimRead(tx: Tx, provider: string, id: string, turn: number): Promise<boolean> {
  const taken = await tx
    .updateTable('billingTurn')
    .set({ applied: turn })
    .where('provider', '=', provider)
    .where('id', '=', id)
    .where('applied', '<', turn)
    .executeTakeFirst()
  return taken.numUpdatedRows > 0n
}

export async function hasEvent(db: Queries, provider: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('billingEvent')
    .select('id')
    .where('provider', '=', provider)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertEvent(db: Queries, row: Insertable<Schema['billingEvent']>): Promise<void> {
  await db
    .insertInto('billingEvent')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function addToLedger(tx: Tx, row: Insertable<Schema['ledger']>): Promise<void> {
  await tx.insertInto('ledger').values(row).execute()
}

/** The latest first. */
export const selectLedger = (db: Queries, most: number): Promise<LedgerRow[]> =>
  db.selectFrom('ledger').selectAll().orderBy('id', 'desc').limit(most).execute()

/** The latest ledger row of each source of a provider. */
export const selectLastLedgerRows = (db: Queries, provider: string): Promise<LedgerRow[]> =>
  db
    .selectFrom('ledger')
    .selectAll()
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('ledger')
        .select(({ fn }) => fn.max('id').as('id'))
        .where('provider', '=', provider)
        .groupBy('source'),
    )
    .execute()

/** All paid or active objects of a provider in our records. */
export async function selectRecords(db: Queries, provider: string) {
  const [purchases, subscriptions, payments] = await Promise.all([
    db.selectFrom('purchase').selectAll().where('provider', '=', provider).where('state', '=', 'paid').execute(),
    db.selectFrom('subscription').selectAll().where('provider', '=', provider).execute(),
    db.selectFrom('payment').selectAll().where('provider', '=', provider).execute(),
  ])
  return { purchases, subscriptions, payments }
}
