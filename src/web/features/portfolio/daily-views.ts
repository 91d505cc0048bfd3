import type { ViewSeries } from '#shared/contract/portfolio.ts'
import type { DayValue } from '#web/ui/day-chart/chart-shape.ts'

/** What a plot is of: everything, the page of all resumes, one resume's public address, or a link. */
export type Shown =
  | { readonly of: 'all' }
  | { readonly of: 'page' }
  | { readonly of: 'resume'; readonly resumeId: number }
  | { readonly of: 'link'; readonly linkId: string }

export const keyOf = (shown: Shown): string =>
  shown.of === 'resume' ? `resume ${shown.resumeId}` : shown.of === 'link' ? `link ${shown.linkId}` : shown.of

const isOf = (shown: Shown, { resumeId, linkId }: ViewSeries): boolean => {
  if (shown.of === 'all') return true
  if (shown.of === 'page') return resumeId === null
  if (shown.of === 'link') return linkId === shown.linkId
  return linkId === null && resumeId === shown.resumeId
}

/** Views and downloads by day of what is shown, oldest first; days with neither are left out. */
export function dailyViews(shown: Shown, series: readonly ViewSeries[]) {
  const views = new Map<string, number>()
  const downloads = new Map<string, number>()
  const add = (sums: Map<string, number>, day: string, count: number) => sums.set(day, (sums.get(day) ?? 0) + count)
  for (const one of series.filter((each) => isOf(shown, each)))
    for (const counted of one.days) {
      add(views, counted.day, counted.views)
      add(downloads, counted.day, counted.downloads)
    }
  return { views: daysOf(views), downloads: daysOf(downloads) }
}

const daysOf = (sums: ReadonlyMap<string, number>): DayValue[] =>
  [...sums]
    .filter(([, value]) => value > 0)
    .map(([day, value]) => ({ day, value }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
