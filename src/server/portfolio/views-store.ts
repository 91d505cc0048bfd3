import { confirmedRecipients, type EventName, type Recipient } from '#server/notifications/store.ts'
import type { Queries } from '#server/database/transaction.ts'

/** What was counted of one thing; `linkId` is null for a resume's public address. */
export type CountedRow = {
  readonly resumeId: number
  readonly linkId: string | null
  readonly views: number
  readonly downloads: number
}

/** Sums over all days since one (YYYY-MM-DD, that one too) of a person's resumes and links. */
export async function selectCountsOf(db: Queries, userId: string, since: string): Promise<CountedRow[]> {
  const rows = await counted(db, userId, since)
    .select(['viewCount.resumeId', 'viewCount.linkId'])
    .select(({ fn }) => [
      fn.sum<number | string>('viewCount.views').as('views'),
      fn.sum<number | string>('viewCount.downloads').as('downloads'),
    ])
    .groupBy(['viewCount.resumeId', 'viewCount.linkId'])
    .execute()
  return rows.map(({ resumeId, linkId, views, downloads }) => ({
    resumeId,
    linkId: linkId || null,
    views: Number(views),
    downloads: Number(downloads),
  }))
}

/** The same by day, oldest first. */
export async function selectDaysOf(
  db: Queries,
  userId: string,
  since: string,
): Promise<(CountedRow & { day: string })[]> {
  const rows = await counted(db, userId, since)
    .select(['viewCount.resumeId', 'viewCount.linkId', 'viewCount.day', 'viewCount.views', 'viewCount.downloads'])
    .orderBy('viewCount.day')
    .execute()
  return rows.map((row) => ({ ...row, linkId: row.linkId || null }))
}

/** How often a person's page of all resumes was looked at, by day, oldest first. */
export function selectPageDaysOf(
  db: Queries,
  userId: string,
  since: string,
): Promise<{ day: string; views: number }[]> {
  return db
    .selectFrom('portfolioView')
    .select(['day', 'views'])
    .where('userId', '=', userId)
    .where('day', '>=', since)
    .orderBy('day')
    .execute()
}

type Span = { readonly first: string; readonly last: string }

/** Who wants the weekly count, has not got it, and has something that was looked at in those days, both ends included. */
export function selectViewedRecipients(
  db: Queries,
  { first, last, event }: Span & { event: EventName },
): Promise<Recipient[]> {
  return confirmedRecipients(db, 'portfolioViews', event)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('viewCount')
            .innerJoin('resume', 'resume.id', 'viewCount.resumeId')
            .select('viewCount.day')
            .whereRef('resume.userId', '=', 'user.id')
            .where('viewCount.day', '>=', first)
            .where('viewCount.day', '<=', last),
        ),
        exists(
          selectFrom('portfolioView')
            .select('day')
            .whereRef('portfolioView.userId', '=', 'user.id')
            .where('day', '>=', first)
            .where('day', '<=', last),
        ),
      ]),
    )
    .execute()
}

export type WeekRow = {
  readonly title: string | null
  readonly label: string | null
  readonly views: number
  readonly downloads: number
}

/** What was counted of each of a person's pages and links in those days, the most viewed first. */
export async function selectWeekOf(db: Queries, userId: string, { first, last }: Span): Promise<WeekRow[]> {
  const rows = await counted(db, userId, first)
    .where('viewCount.day', '<=', last)
    .select(['resume.id', 'resume.title', 'shareLink.id as linkId', 'shareLink.label'])
    .select(({ fn }) => [
      fn.sum<number | string>('viewCount.views').as('views'),
      fn.sum<number | string>('viewCount.downloads').as('downloads'),
    ])
    .groupBy(['resume.id', 'resume.title', 'shareLink.id', 'shareLink.label'])
    .execute()
  const page = (await selectPageDaysOf(db, userId, first)).filter(({ day }) => day <= last)
  const views = page.reduce((sum, day) => sum + day.views, 0)
  return [
    ...rows.map((row) => ({
      title: row.title,
      label: row.label,
      views: Number(row.views),
      downloads: Number(row.downloads),
    })),
    ...(views > 0 ? [{ title: null, label: null, views, downloads: 0 }] : []),
  ].toSorted((a, b) => b.views - a.views)
}

/** Counts are gathered before they are written: one may come after its link was deleted, and is of nothing by then. */
const counted = (db: Queries, userId: string, since: string) =>
  db
    .selectFrom('viewCount')
    .innerJoin('resume', 'resume.id', 'viewCount.resumeId')
    .leftJoin('shareLink', 'shareLink.id', 'viewCount.linkId')
    .where('resume.userId', '=', userId)
    .where('viewCount.day', '>=', since)
    .where(({ eb, or }) => or([eb('viewCount.linkId', '=', ''), eb('shareLink.id', 'is not', null)]))
