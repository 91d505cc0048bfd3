import type { Selectable } from 'kysely'
import type { Db } from '#server/database/connection.ts'
import type { Schema } from '#server/database/schema.ts'

export type CoachNegotiationRow = Selectable<Schema['coachNegotiation']>

/**
 * Keeps a negotiation and, where there are more than `most` then, removes the oldest; both happen or none. The same
 * record is the same negotiation: what is sent again, because its answer was lost, is kept once.
 */
export function insertCoachNegotiation(
  db: Db,
  userId: string,
  record: string,
  { at, most }: { readonly at: Date; readonly most: number },
): Promise<{ row: CoachNegotiationRow; removed: number[] }> {
  return db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('coachNegotiation')
      .selectAll()
      .where('userId', '=', userId)
      .where('record', '=', record)
      .executeTakeFirst()
    if (before) return { row: before, removed: [] }
    const row = await trx
      .insertInto('coachNegotiation')
      .values({ userId, record, createdAt: at })
      .returningAll()
      .executeTakeFirstOrThrow()
    const all = await trx
      .selectFrom('coachNegotiation')
      .select('id')
      .where('userId', '=', userId)
      .orderBy('id', 'desc')
      .execute()
    const removed = all.slice(most).map(({ id }) => id)
    if (removed.length > 0) await trx.deleteFrom('coachNegotiation').where('id', 'in', removed).execute()
    return { row, removed }
  })
}

/** False when this person has no such negotiation. */
export async function deleteCoachNegotiation(db: Db, userId: string, id: number): Promise<boolean> {
  const gone = await db
    .deleteFrom('coachNegotiation')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return gone.numDeletedRows > 0n
}

/** Latest first. */
export function selectCoachNegotiations(db: Db, userId: string): Promise<CoachNegotiationRow[]> {
  return db.selectFrom('coachNegotiation').selectAll().where('userId', '=', userId).orderBy('id', 'desc').execute()
}
