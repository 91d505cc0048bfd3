import type { Selectable } from 'kysely'
import type { Queries, Tx } from '#server/database/transaction.ts'
import type { Schema } from '#server/database/schema.ts'

export type CoachNegotiationRow = Selectable<Schema['coachNegotiation']>

/**
 * Stores a negotiation and deletes the oldest ones beyond `most`. The same record is the same negotiation: one that is
 * sent again, because its reply was lost, is stored once.
 */
export async function insertCoachNegotiation(
  tx: Tx,
  userId: string,
  record: string,
  { at, most }: { readonly at: Date; readonly most: number },
): Promise<{ row: CoachNegotiationRow; removed: number[] }> {
  const before = await tx
    .selectFrom('coachNegotiation')
    .selectAll()
    .where('userId', '=', userId)
    .where('record', '=', record)
    .executeTakeFirst()
  if (before) return { row: before, removed: [] }
  const row = await tx
    .insertInto('coachNegotiation')
    .values({ userId, record, createdAt: at })
    .returningAll()
    .executeTakeFirstOrThrow()
  const all = await tx
    .selectFrom('coachNegotiation')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .execute()
  const removed = all.slice(most).map(({ id }) => id)
  if (removed.length > 0) await tx.deleteFrom('coachNegotiation').where('id', 'in', removed).execute()
  return { row, removed }
}

/** False when this person has no such negotiation. */
export async function deleteCoachNegotiation(db: Queries, userId: string, id: number): Promise<boolean> {
  const gone = await db
    .deleteFrom('coachNegotiation')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return gone.numDeletedRows > 0n
}

/** Latest first. */
export function selectCoachNegotiations(db: Queries, userId: string): Promise<CoachNegotiationRow[]> {
  return db.selectFrom('coachNegotiation').selectAll().where('userId', '=', userId).orderBy('id', 'desc').execute()
}
