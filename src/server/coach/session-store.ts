import type { Selectable } from 'kysely'
import type { Queries, Tx } from '#server/database/transaction.ts'
import type { Schema } from '#server/database/schema.ts'

export type CoachSessionRow = Selectable<Schema['coachSession']>
export type CoachSessionDraft = Omit<CoachSessionRow, 'id' | 'userId' | 'createdAt'>

/** Stores a session and deletes the oldest ones beyond `most`. */
export async function insertCoachSession(
  tx: Tx,
  userId: string,
  draft: CoachSessionDraft,
  { at, most }: { readonly at: Date; readonly most: number },
): Promise<{ row: CoachSessionRow; removed: Pick<CoachSessionRow, 'id' | 'createdAt'>[] }> {
  const row = await tx
    .insertInto('coachSession')
    .values({ ...draft, userId, createdAt: at })
    .returningAll()
    .executeTakeFirstOrThrow()
  const all = await tx
    .selectFrom('coachSession')
    .select(['id', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .execute()
  const removed = all.slice(most)
  const ids = removed.map(({ id }) => id)
  if (ids.length > 0) await tx.deleteFrom('coachSession').where('id', 'in', ids).execute()
  return { row, removed }
}

/** Latest first. */
export function selectCoachSessions(db: Queries, userId: string): Promise<CoachSessionRow[]> {
  return db.selectFrom('coachSession').selectAll().where('userId', '=', userId).orderBy('id', 'desc').execute()
}

export function selectCoachSession(db: Queries, userId: string, id: number): Promise<CoachSessionRow | undefined> {
  return db.selectFrom('coachSession').selectAll().where('id', '=', id).where('userId', '=', userId).executeTakeFirst()
}

export async function deleteCoachSession(db: Queries, userId: string, id: number): Promise<boolean> {
  const gone = await db.deleteFrom('coachSession').where('id', '=', id).where('userId', '=', userId).executeTakeFirst()
  return gone.numDeletedRows > 0n
}
