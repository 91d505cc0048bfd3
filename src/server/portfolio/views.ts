import type { Db } from '#server/database/connection.ts'
import { selectDaysOf, selectPageDaysOf, type CountedRow } from '#server/portfolio/views-store.ts'
import { VIEW_DAYS, type ViewSeries } from '#shared/contract/portfolio.ts'

const DAY = 86_400_000

/** The first of so many days that end today, YYYY-MM-DD in UTC. */
export const firstDayOf = (days: number, now: Date): string =>
  new Date(now.getTime() - (days - 1) * DAY).toISOString().slice(0, 10)

/** Views and downloads by day, of everything of a person that was looked at. */
export async function viewsOf(db: Db, userId: string, now: Date): Promise<{ today: string; series: ViewSeries[] }> {
  const first = firstDayOf(VIEW_DAYS, now)
  const page = await selectPageDaysOf(db, userId, first)
  const days = await selectDaysOf(db, userId, first)
  const things = Map.groupBy(days, ({ resumeId, linkId }) => `${resumeId} ${linkId ?? ''}`)
  return {
    today: firstDayOf(1, now),
    series: [
      ...(page.length > 0 ? [pageSeries(page)] : []),
      ...[...things.values()].flatMap((counted) => seriesOf(counted) ?? []),
    ],
  }
}

/** What was counted of one thing; null where it may not be told. */
export function countsOf(counts: readonly CountedRow[] | undefined, resumeId: number, linkId: string | null) {
  if (!counts) return null
  const found = counts.find((each) => each.resumeId === resumeId && each.linkId === linkId)
  return { views: found?.views ?? 0, downloads: found?.downloads ?? 0 }
}

const pageSeries = (days: readonly { day: string; views: number }[]): ViewSeries => ({
  resumeId: null,
  linkId: null,
  days: days.map(({ day, views }) => ({ day, views, downloads: 0 })),
})

function seriesOf(counted: readonly (CountedRow & { day: string })[]): ViewSeries | undefined {
  const [first] = counted
  if (!first) return undefined
  return {
    resumeId: first.resumeId,
    linkId: first.linkId,
    days: counted.map(({ day, views, downloads }) => ({ day, views, downloads })),
  }
}
