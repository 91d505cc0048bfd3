import { sql } from 'kysely'
import type { Queries } from '#server/database/transaction.ts'

export type AttemptCount = { readonly count: number; readonly endsAt: number }

/** Counts an attempt in one statement, so that simultaneous attempts are all counted. */
export async function countAttempt(db: Queries, key: string, now: number, endsAt: number): Promise<AttemptCount> {
  const over = sql<boolean>`tries."endsAt" <= ${now}`
  return db
    .insertInto('tries')
    .values({ key, count: 1, endsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${over} then 1 else tries.count + 1 end`,
        endsAt: sql<number>`case when ${over} then excluded."endsAt" else tries."endsAt" end`,
      }),
    )
    .returning(['count', 'endsAt'])
    .executeTakeFirstOrThrow()
}

/** The counter of a window that is not over. */
export function selectCounter(db: Queries, key: string, now: number): Promise<AttemptCount | undefined> {
  return db
    .selectFrom('tries')
    .select(['count', 'endsAt'])
    .where('key', '=', key)
    .where('endsAt', '>', now)
    .executeTakeFirst()
}

export async function refundAttempt(db: Queries, key: string): Promise<void> {
  await db
    .updateTable('tries')
    .set((column) => ({ count: column('count', '-', 1) }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute()
}

export async function deleteExpiredCounters(db: Queries, now: number): Promise<void> {
  await db.deleteFrom('tries').where('endsAt', '<=', now).execute()
}

export async function deleteCounter(db: Queries, key: string): Promise<void> {
  await db.deleteFrom('tries').where('key', '=', key).execute()
}
