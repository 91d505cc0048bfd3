import { sql, type Selectable } from 'kysely'
import type { Queries } from '#server/database/transaction.ts'
import type { Schema } from '#server/database/schema.ts'

export type UsageRow = Omit<Selectable<Schema['usageEvent']>, 'userId'>

/** Counts one more event of a day, in one statement, and only while this person's settings allow it. */
export async function countUsage(db: Queries, userId: string, name: string, day: string): Promise<void> {
  const text = (value: string) => sql<string>`cast(${value} as text)`
  await db
    .insertInto('usageEvent')
    .columns(['userId', 'name', 'day', 'count'])
    .expression((build) =>
      build
        .selectFrom('userSettings')
        .select(['userId', text(name).as('name'), text(day).as('day'), sql<number>`1`.as('count')])
        .where('userId', '=', userId)
        .where('dataCollection', '=', true),
    )
    .onConflict((conflict) =>
      conflict.columns(['userId', 'name', 'day']).doUpdateSet({ count: sql<number>`"usageEvent"."count" + 1` }),
    )
    .execute()
}

export async function deleteUsageOf(db: Queries, userId: string): Promise<void> {
  await db.deleteFrom('usageEvent').where('userId', '=', userId).execute()
}

export function selectUsageOf(db: Queries, userId: string): Promise<UsageRow[]> {
  return db
    .selectFrom('usageEvent')
    .select(['day', 'name', 'count'])
    .where('userId', '=', userId)
    .orderBy('day')
    .orderBy('name')
    .execute()
}
