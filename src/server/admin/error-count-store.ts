import { sql } from 'kysely'
import type { Queries } from '#server/database/transaction.ts'

export type ErrorCount = {
  /** The hour in UTC, as YYYY-MM-DDTHH. */
  readonly hour: string
  readonly place: string
  readonly name: string
  readonly count: number
  readonly lastAt: Date
}

/** Adds to what was counted before, in one statement. */
export async function addErrorCounts(db: Queries, faults: readonly ErrorCount[]): Promise<void> {
  if (faults.length === 0) return
  await db
    .insertInto('fault')
    .values([...faults])
    .onConflict((conflict) =>
      conflict.columns(['hour', 'place', 'name']).doUpdateSet({
        count: sql<number>`fault.count + excluded.count`,
        lastAt: sql<Date>`excluded."lastAt"`,
      }),
    )
    .execute()
}

/** Faults since a moment, each place and kind once, the newest first. */
export function selectErrorCounts(db: Queries, since: Date, limit: number) {
  return db
    .selectFrom('fault')
    .select(['place', 'name'])
    .select((eb) => [eb.fn.sum<number | string>('count').as('count'), eb.fn.max('lastAt').as('lastAt')])
    .where('lastAt', '>=', since)
    .groupBy(['place', 'name'])
    .orderBy('lastAt', 'desc')
    .limit(limit)
    .execute()
}

export async function deleteErrorCountsBefore(db: Queries, before: Date): Promise<void> {
  await db.deleteFrom('fault').where('lastAt', '<', before).execute()
}
