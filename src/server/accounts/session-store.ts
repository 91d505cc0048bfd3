import type { Queries } from '#server/database/transaction.ts'

/** Sessions end unless they are used, and at the latest when they are as old as those begun at `oldest`. */
export type SessionEnds = { readonly now: Date; readonly oldest: Date }

/** The open sessions of a user, last used first. */
export function selectSessionsOf(db: Queries, userId: string, { now, oldest }: SessionEnds) {
  return db
    .selectFrom('session')
    .select(['id', 'userAgent', 'createdAt', 'updatedAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .where('createdAt', '>', oldest)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .execute()
}

/** Returns whether the user had this session. */
export async function deleteSession(db: Queries, userId: string, id: string): Promise<boolean> {
  const gone = await db.deleteFrom('session').where('userId', '=', userId).where('id', '=', id).executeTakeFirst()
  return gone.numDeletedRows > 0n
}

export async function deleteSessionsExcept(db: Queries, userId: string, keep: string): Promise<void> {
  await db.deleteFrom('session').where('userId', '=', userId).where('id', '!=', keep).execute()
}

/** Deletes ended sessions of all users. */
export async function deleteEndedSessions(db: Queries, { now, oldest }: SessionEnds): Promise<void> {
  await db
    .deleteFrom('session')
    .where((where) => where.or([where('expiresAt', '<=', now), where('createdAt', '<=', oldest)]))
    .execute()
}

export async function deleteAllSessions(db: Queries, userId: string): Promise<void> {
  await db.deleteFrom('session').where('userId', '=', userId).execute()
}
