import type { Selectable } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'

export type EntitlementRow = Selectable<Schema['entitlement']>

/** Gives something to somebody; what this source has given already stays as it is. Answers whether it is new. */
export async function insertEntitlement(db: Db, row: Omit<EntitlementRow, 'grantedAt' | 'endsAt'>, at: Date) {
  const made = await db
    .insertInto('entitlement')
    .values({ ...row, grantedAt: at, endsAt: null })
    .onConflict((conflict) => conflict.columns(['userId', 'product', 'source']).doNothing())
    .returning('product')
    .executeTakeFirst()
  return made !== undefined
}

/** Takes it away, whoever gave it. Answers whether there was anything to take. */
export async function deleteEntitlements(db: Db, userId: string, product: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('entitlement')
    .where('userId', '=', userId)
    .where('product', '=', product)
    .executeTakeFirst()
  return gone.numDeletedRows > 0n
}

export function selectEntitlements(db: Db, userId: string): Promise<Omit<EntitlementRow, 'userId'>[]> {
  return db
    .selectFrom('entitlement')
    .select(['product', 'source', 'grantedAt', 'endsAt'])
    .where('userId', '=', userId)
    .orderBy('grantedAt')
    .execute()
}
