import { sql } from 'kysely'
import type { Db } from '#server/database/connection.ts'

/** What was counted of one resume at one address (`linkId` is '' for the public one) on one day in UTC. */
export type Counted = {
  readonly resumeId: number
  readonly linkId: string
  readonly day: string
  readonly views: number
  readonly downloads: number
}
export type PortfolioCounted = { readonly userId: string; readonly day: string; readonly views: number }

/** Rows of one statement: far below the parameters that either database takes. */
const ROWS = 1000

/**
 * Adds to what is counted, all or nothing. What was deleted meanwhile is left out. Rows come in one order, so that
 * processes which write at the same time wait for each other and never in a circle.
 */
export function addViews(db: Db, counts: readonly Counted[], portfolios: readonly PortfolioCounted[]): Promise<void> {
  return db.transaction().execute(async (within) => {
    for (let at = 0; at < counts.length; at += ROWS) await addCounts(within, counts.slice(at, at + ROWS))
    for (let at = 0; at < portfolios.length; at += ROWS)
      await addPortfolioViews(within, portfolios.slice(at, at + ROWS))
  })
}

/** Takes out what was counted before a day. */
export async function deleteViewsBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom('viewCount').where('day', '<', day).execute()
  await db.deleteFrom('portfolioView').where('day', '<', day).execute()
}

async function addCounts(db: Db, counts: readonly Counted[]): Promise<void> {
  const rows = counts.map(
    (one) =>
      sql`(cast(${one.resumeId} as integer), cast(${one.linkId} as text), cast(${one.day} as text), cast(${one.views} as integer), cast(${one.downloads} as integer))`,
  )
  await sql`
    with noted ("resumeId", "linkId", "day", "views", "downloads") as (values ${sql.join(rows)})
    insert into "viewCount" ("resumeId", "linkId", "day", "views", "downloads")
    select noted."resumeId", noted."linkId", noted."day", noted."views", noted."downloads"
    from noted join resume on resume.id = noted."resumeId"
    where noted."linkId" = '' or exists (
      select 1 from "shareLink" where "shareLink".id = noted."linkId" and "shareLink"."resumeId" = noted."resumeId")
    order by 1, 2, 3
    on conflict ("resumeId", "linkId", "day") do update set
      "views" = "viewCount"."views" + excluded."views",
      "downloads" = "viewCount"."downloads" + excluded."downloads"`.execute(db)
}

async function addPortfolioViews(db: Db, portfolios: readonly PortfolioCounted[]): Promise<void> {
  const rows = portfolios.map(
    (one) => sql`(cast(${one.userId} as text), cast(${one.day} as text), cast(${one.views} as integer))`,
  )
  await sql`
    with noted ("userId", "day", "views") as (values ${sql.join(rows)})
    insert into "portfolioView" ("userId", "day", "views")
    select noted."userId", noted."day", noted."views"
    from noted join "user" on "user".id = noted."userId"
    where true
    order by 1, 2
    on conflict ("userId", "day") do update set "views" = "portfolioView"."views" + excluded."views"`.execute(db)
}
