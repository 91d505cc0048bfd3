import { sql } from 'kysely'
import type { Engine } from '#server/database/connection.ts'
import type { Queries } from '#server/database/transaction.ts'

type Counted = 'user' | 'resume'
export type Daily = ReadonlyMap<string, number>

/** Rows of a table, all or those made since a moment. */
export async function countCreated(db: Queries, table: Counted, since?: Date): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll().as('count'))
    .$if(since !== undefined, (query) => query.where(`${table}.createdAt`, '>=', since ?? new Date(0)))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** People who were seen on a day in UTC or later. */
export async function countActive(db: Queries, sinceDay: string): Promise<number> {
  const { count } = await db
    .selectFrom('user')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('lastActiveOn', '>=', sinceDay)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Rows made from one moment up to another, by day in UTC; days without any are not in it. */
export async function countByDay(db: Queries, engine: Engine, table: Counted, from: Date, to: Date): Promise<Daily> {
  const day =
    engine === 'sqlite'
      ? sql<string>`substr("createdAt", 1, 10)`
      : sql<string>`cast(cast("createdAt" at time zone 'UTC' as date) as text)`
  const rows = await db
    .selectFrom(table)
    .select([day.as('day'), ({ fn }) => fn.countAll().as('count')])
    .where(`${table}.createdAt`, '>=', from)
    .where(`${table}.createdAt`, '<', to)
    .groupBy(day)
    .execute()
  return new Map(rows.map((row) => [row.day, Number(row.count)]))
}

/** Views of all public pages and links from one day up to another, by day in UTC; days without any are not in it. */
export async function sumViews(db: Queries, fromDay: string, toDay: string): Promise<Daily> {
  const sums = await Promise.all(
    (['viewCount', 'portfolioView'] as const).map((table) =>
      db
        .selectFrom(table)
        .select(['day', ({ fn }) => fn.sum<number | string>('views').as('views')])
        .where('day', '>=', fromDay)
        .where('day', '<', toDay)
        .groupBy('day')
        .execute(),
    ),
  )
  const total = new Map<string, number>()
  for (const { day, views } of sums.flat()) total.set(day, (total.get(day) ?? 0) + Number(views))
  return total
}
