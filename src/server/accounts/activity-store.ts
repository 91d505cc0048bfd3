import type { Queries } from '#server/database/transaction.ts'

/** Records the day (UTC) of a user's last activity; an earlier day never replaces a later one. */
export async function updateLastActive(db: Queries, userId: string, day: string): Promise<void> {
  await db
    .updateTable('user')
    .set({ lastActiveOn: day })
    .where('id', '=', userId)
    .where('lastActiveOn', '<', day)
    .execute()
}
