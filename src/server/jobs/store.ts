import type { Queries } from '#server/database/transaction.ts'

/** Takes a job that is due, in one statement: of several processes one gets it, until its next time. */
export async function claimJob(db: Queries, name: string, now: Date, nextAt: Date): Promise<boolean> {
  const claimed = await db
    .insertInto('job')
    .values({ name, nextAt })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ nextAt }).where('job.nextAt', '<=', now))
    .returning('name')
    .executeTakeFirst()
  return claimed !== undefined
}
