import type { Queries } from '#server/database/transaction.ts'

/** The clocks of several processes may differ by this much, in milliseconds. */
const TOLERANCE = 60_000

/**
 * Takes a job that is due, in one statement: of several processes one gets it, until its next time. A job that is due
 * later than the new next time was claimed by a clock that was wrong then, or has been set back since.
 */
export async function claimJob(db: Queries, name: string, now: Date, nextAt: Date): Promise<boolean> {
  const tooLate = new Date(nextAt.getTime() + TOLERANCE)
  const claimed = await db
    .insertInto('job')
    .values({ name, nextAt })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ nextAt })
        .where(({ eb, or }) => or([eb('job.nextAt', '<=', now), eb('job.nextAt', '>', tooLate)])),
    )
    .returning('name')
    .executeTakeFirst()
  return claimed !== undefined
}
