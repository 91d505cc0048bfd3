import type { Selectable } from 'kysely'
import type { Queries } from '#server/database/transaction.ts'
import type { Schema } from '#server/database/schema.ts'

export type EntitlementRow = Selectable<Schema['entitlement']>

/** Gives something to somebody; what this source has given already stays as it is. Answers whether it is new. */
export async function insertEntitlement(
  db: Queries,
  row: Omit<EntitlementRow, 'grantedAt' | 'endsAt'> & { readonly endsAt?: Date | null },
  at: Date,
): Promise<boolean> {
  const made = await db
    .insertInto('entitlement')
    .values({ endsAt: null, ...row, grantedAt: at })
    .onConflict((conflict) => conflict.columns(['userId', 'product', 'source']).doNothing())
    .returning('product')
    .executeTakeFirst()
  return made !== undefined
}

/** Moves an end; false where it has been moved by somebody else since it was read. */
export async function updateEntitlementEnd(
  db: Queries,
  { userId, product, source, endsAt }: Omit<EntitlementRow, 'grantedAt'>,
  to: Date | null,
): Promise<boolean> {
  const moved = await db
    .updateTable('entitlement')
    .set({ endsAt: to })
    .where('userId', '=', userId)
    .where('product', '=', product)
    .where('source', '=', source)
    .where('endsAt', endsAt ? '=' : 'is', endsAt && new Date(endsAt))
    .executeTakeFirst()
  return moved.numUpdatedRows > 0n
}

/** Takes a product away, from whatever source or from this one. Answers whether there was anything to take. */
export async function deleteEntitlements(
  db: Queries,
  userId: string,
  product: string,
  source?: string,
): Promise<boolean> {
  const all = db.deleteFrom('entitlement').where('userId', '=', userId).where('product', '=', product)
  const gone = await (source === undefined ? all : all.where('source', '=', source)).executeTakeFirst()
  return gone.numDeletedRows > 0n
}

export function selectEntitlements(db: Queries, userId: string): Promise<Omit<EntitlementRow, 'userId'>[]> {
  return db
    .selectFrom('entitlement')
    .select(['product', 'source', 'grantedAt', 'endsAt'])
    .where('userId', '=', userId)
    .orderBy('grantedAt')
    .execute()
}

/** What one source, say a purchase, has given. */
export const selectEntitlementsFrom = (db: Queries, source: string): Promise<EntitlementRow[]> =>
  db.selectFrom('entitlement').selectAll().where('source', '=', source).execute()

/** The sources of one provider that have given something. */
export async function selectSources(db: Queries, provider: string): Promise<string[]> {
  const all = db.selectFrom('entitlement').select('source').distinct().where('source', 'like', `${provider}:%`)
  return (await all.execute()).map(({ source }) => source)
}
