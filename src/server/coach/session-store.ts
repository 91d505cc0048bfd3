import type { Selectable } from 'kysely'
import type { Db } from '#server/database/connection.ts'
import type { Schema } from '#server/database/schema.ts'

export type CoachSessionRow = Selectable<Schema['coachSession']>
export type CoachSessionDraft = Omit<CoachSessionRow, 'id' | 'userId' | 'createdAt'>

/** Keeps a session and, where there are more than `most` then, removes the oldest; both happen or none. */
export function insertCoachSession(
  db: Db,
  userId: string,
  draft: CoachSessionDraft,
  { at, most }: { readonly at: Date; readonly most: number },
): Promise<{ row: CoachSessionRow; removed: Pick<CoachSessionRow, 'id' | 'createdAt'>[] }> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('coachSession')
      .values({ ...draft, userId, createdAt: at })
      .returningAll()
      .executeTakeFirstOrThrow()
    const all = await trx
      .selectFrom('coachSession')
      .select(['id', 'createdAt'])
      .where('userId', '=', userId)
      .orderBy('id', 'desc')
      .execute()
    const removed = all.slice(most)
    const ids = removed.map(({ id }) => id)
    if (ids.length > 0) await trx.deleteFrom('coachSession').where('id', 'in', ids).execute()
    return { row, removed }
  })
}

/** Latest first. */
export function selectCoachSessions(db: Db, userId: string): Promise<CoachSessionRow[]> {
  return db.selectFrom('coachSession').selectAll().where('userId', '=', userId).orderBy('id', 'desc').execute()
}

export function selectCoachSession(db: Db, userId: string, id: number): Promise<CoachSessionRow | undefined> {
  return db.selectFrom('coachSession').selectAll().where('id', '=', id).where('userId', '=', userId).executeTakeFirst()
}

export async function deleteCoachSession(db: Db, userId: string, id: number): Promise<boolean> {
  const gone = await db.deleteFrom('coachSession').where('id', '=', id).where('userId', '=', userId).executeTakeFirst()
  return gone.numDeletedRows > 0n
}
