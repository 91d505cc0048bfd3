import type { Queries } from '#server/database/transaction.ts'

/** A person's sessions that have not run out, the one used last first. */
export function selectSessionsOf(db: Queries, userId: string, now: Date) {
  return db
    .selectFrom('session')
    .select(['id', 'userAgent', 'createdAt', 'updatedAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .execute()
}

/** Answers whether the person had this session. */
export async function deleteSession(db: Queries, userId: string, id: string): Promise<boolean> {
  const gone = await db.deleteFrom('session').where('userId', '=', userId).where('id', '=', id).executeTakeFirst()
  return gone.numDeletedRows > 0n
}

export async function deleteSessionsExcept(db: Queries, userId: string, keep: string): Promise<void> {
  await db.deleteFrom('session').where('userId', '=', userId).where('id', '!=', keep).execute()
}

/** Removes the sessions of everybody that have run out: nobody asks for them any more. */
export async function deleteExpiredSessions(db: Queries, now: Date): Promise<void> {
  await db.deleteFrom('session').where('expiresAt', '<=', now).execute()
}

export async function deleteAllSessions(db: Queries, userId: string): Promise<void> {
  await db.deleteFrom('session').where('userId', '=', userId).execute()
}
