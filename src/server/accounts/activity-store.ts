import type { Queries } from '#server/database/transaction.ts'

/** Notes the day in UTC on which somebody was seen; an earlier one never takes the place of a later. */
export async function updateLastActive(db: Queries, userId: string, day: string): Promise<void> {
  await db
    .updateTable('user')
    .set({ lastActiveOn: day })
    .where('id', '=', userId)
    .where('lastActiveOn', '<', day)
    .execute()
}
