import type { About } from '#server/engines/payments/provider.ts'
import type { Db } from '#server/database/connection.ts'
import { withTransaction, type Queries, type Tx } from '#server/database/transaction.ts'
import type { ProductId } from '#shared/billing/products.ts'

/** The state of the test provider. Times are ISO 8601 in UTC, amounts are in cents. */
export type Objects = {
  checkout: {
    readonly reference: string
    readonly product: ProductId
    readonly cents: number
    readonly state: 'open' | 'paid' | 'lapsed'
    readonly customer: string
    readonly payment: string | null
    readonly subscription: string | null
    /** ISO 8601 in UTC; absent where it does not end. */
    readonly payableUntil?: string
  }
  subscription: {
    readonly reference: string
    readonly product: ProductId
    readonly customer: string
    readonly state: 'active' | 'late' | 'ended'
    readonly createdAt: string
    /** Months that have begun so far. */
    readonly periods: number
    readonly isEnding: boolean
    /** Its next payments fail. */
    readonly isFailing: boolean
  }
  payment: {
    readonly reference: string
    readonly subscription: string | null
    readonly isChange?: true
    readonly cents: number
    readonly refundedCents: number
    readonly paidAt: string
  }
  /** An event that has not been received yet. */
  event: { readonly kind: string; readonly at: string; readonly about: readonly About[] }
}
export type Kind = keyof Objects

export type ObjectStore = ReturnType<typeof createObjectStore>

/** Keeps the objects of the test provider in our own database, so that they survive a restart. */
export function createObjectStore(db: Db) {
  async function find<K extends Kind>(kind: K, id: string): Promise<Objects[K] | null> {
    const row = await db
      .selectFrom('sandboxObject')
      .select('data')
      .where('id', '=', id)
      .where('kind', '=', kind)
      .executeTakeFirst()
    // Only this file writes the table, each kind in its own shape.
    return row ? (JSON.parse(row.data) as Objects[K]) : null
  }

  /** Replaces an object and does what belongs to it, both or none; false where it has changed since it was read. */
  function replace<K extends Kind>(
    [kind, id]: readonly [K, string],
    { from, to }: { readonly from: Objects[K]; readonly to: Objects[K] },
    also: (tx: Tx) => Promise<unknown>,
  ): Promise<boolean> {
    return withTransaction(db, async (tx) => {
      const done = await tx
        .updateTable('sandboxObject')
        .set({ data: JSON.stringify(to) })
        .where('id', '=', id)
        .where('kind', '=', kind)
        .where('data', '=', JSON.stringify(from))
        .executeTakeFirst()
      if (done.numUpdatedRows === 0n) return false
      await also(tx)
      return true
    })
  }

  return {
    find,

    /** An existing object stays as it is. */
    async add<K extends Kind>(kind: K, id: string, object: Objects[K], queries: Queries = db): Promise<boolean> {
      const made = await queries
        .insertInto('sandboxObject')
        .values({ id, kind, data: JSON.stringify(object) })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      return made !== undefined
    },

    /** Reads, changes and writes until no other process was faster; false where there is nothing to change. */
    async change<K extends 'checkout' | 'subscription' | 'payment'>(
      place: readonly [K, string],
      to: (from: Objects[K]) => Objects[K] | null,
      also: (tx: Tx, to: Objects[K]) => Promise<unknown>,
    ): Promise<boolean> {
      for (;;) {
        const from = await find(...place)
        const next = from && to(from)
        if (!from || !next) return false
        if (await replace(place, { from, to: next }, (tx) => also(tx, next))) return true
      }
    },

    async remove(id: string): Promise<void> {
      await db.deleteFrom('sandboxObject').where('id', '=', id).execute()
    },

    async all<K extends Kind>(kind: K): Promise<readonly (readonly [string, Objects[K]])[]> {
      const rows = await db.selectFrom('sandboxObject').selectAll().where('kind', '=', kind).orderBy('id').execute()
      return rows.map(({ id, data }) => [id, JSON.parse(data) as Objects[K]] as const)
    },
  }
}
