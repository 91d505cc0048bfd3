import { sql } from 'kysely'
import type { Queries, Tx } from '#server/database/transaction.ts'

/** What was counted of one resume at one address (`linkId` is '' for the public one) on one day in UTC. */
export type ViewCountRow = {
  readonly resumeId: number
  readonly linkId: string
  readonly day: string
  readonly views: number
  readonly downloads: number
}
export type PortfolioViewRow = { readonly userId: string; readonly day: string; readonly views: number }

/** Rows of one statement: far below the parameters that either database takes. */
const ROWS = 1000

/**
 * Adds to the stored counts; resumes and links that were deleted meanwhile are skipped. Rows are sorted, so that
 * processes that write at the same time wait for each other without a deadlock.
 */
export async function addViews(
  tx: Tx,
  counts: readonly ViewCountRow[],
  portfolios: readonly PortfolioViewRow[],
): Promise<void> {
  for (let at = 0; at < counts.length; at += ROWS) await addCounts(tx, counts.slice(at, at + ROWS))
  for (let at = 0; at < portfolios.length; at += ROWS) await addPortfolioViews(tx, portfolios.slice(at, at + ROWS))
}

/** Deletes counts of the days before one. */
export async function deleteViewsBefore(db: Queries, day: string): Promise<void> {
  await db.deleteFrom('viewCount').where('day', '<', day).execute()
  await db.deleteFrom('portfolioView').where('day', '<', day).execute()
}

async function addCounts(db: Queries, counts: readonly ViewCountRow[]): Promise<void> {
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

async function addPortfolioViews(db: Queries, portfolios: readonly PortfolioViewRow[]): Promise<void> {
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
