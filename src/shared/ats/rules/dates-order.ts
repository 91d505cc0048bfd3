import type { Context } from '#shared/ats/context.ts'
import { lastMonth, monthOfToday, monthRangeOf, periodsOf, type Period } from '#shared/ats/periods.ts'
import type { Finding, Rule } from '#shared/ats/types.ts'
import { monthsOf } from '#shared/text/read-date.ts'

/** Impossible dates, and sections whose newest entry does not come first: years of experience are counted from them. */
export const datesOrder: Rule<Context> = {
  name: 'dates-order',
  kind: 'defect',
  most: 3,
  find({ content, today }) {
    const periods = periodsOf(content)
    const startingLater = periods.filter(({ section, start }) => section !== 'education' && isAfter(start, today))
    return [
      ...periods.filter(endsBeforeStart).map(swappedFinding),
      ...startingLater.map(({ section, start, name }): Finding => ({
        code: 'date-in-future',
        severity: 'warning',
        part: partOf(section),
        paths: start ? [start.path] : [],
        values: { name, date: start?.text ?? '' },
        cost: 1,
      })),
      ...(['experience', 'education', 'volunteer'] as const).flatMap((section) =>
        orderFindings(
          periods.filter((period) => period.section === section),
          today,
        ),
      ),
    ]
  },
}

const partOf = (section: Period['section']) => (section === 'education' ? 'education' : 'experience')

/** Compares months only as far as they are known: 2020 can be before or after 2020-03. */
function endsBeforeStart({ start, end }: Period): boolean {
  const last = lastMonth(end?.date)
  return last !== null && start?.date != null && last < monthsOf(start.date)
}

const swappedFinding = ({ section, start, end, name }: Period): Finding => ({
  code: 'dates-swapped',
  severity: 'error',
  part: partOf(section),
  paths: [end?.path, start?.path].filter((path) => path !== undefined),
  values: { name, start: start?.text ?? '', end: end?.text ?? '' },
  cost: 2,
})

const isAfter = (field: Period['start'], today: string) => !!field?.date && monthsOf(field.date) > monthOfToday(today)

/** The first entry that began and ended after the one above it; at most one finding per section. */
function orderFindings(periods: readonly Period[], today: string): readonly Finding[] {
  const months = periods.flatMap((period) => {
    const known = endsBeforeStart(period) ? null : monthRangeOf(period, today)
    return known ? [{ period, from: known[0], to: period.isCurrent ? Infinity : known[1] }] : []
  })
  const misplaced = months.find((entry, index) => {
    const above = months[index - 1]
    return above && entry.from > above.from && entry.to > above.to
  })
  if (!misplaced) return []
  const { section, path, name } = misplaced.period
  const paths = [`${path}.startDate`]
  return [{ code: 'newest-not-first', severity: 'suggestion', part: partOf(section), paths, values: { name }, cost: 1 }]
}
