import type { Context } from '#shared/ats/context.ts'
import { mergedRanges, monthRangeOf, periodsOf } from '#shared/ats/periods.ts'
import type { Rule } from '#shared/ats/types.ts'

/** A gap of more than a year between two jobs that no other entry explains: a hint, which costs nothing. */
export const datesGaps: Rule<Context> = {
  name: 'dates-gaps',
  kind: 'defect',
  most: 0,
  find({ content, today }) {
    const known = periodsOf(content).flatMap((period) => {
      const months = monthRangeOf(period, today)
      return months && months[0] <= months[1] ? [{ ...period, months }] : []
    })
    const jobs = known.filter(({ section }) => section === 'experience')
    const ranges = mergedRanges(known.map(({ months }) => months))
    return ranges.flatMap(([from], index) => {
      const before = ranges[index - 1]?.[1] ?? from
      const next = known.find(({ months }) => months[0] === from)
      const isBetweenJobs =
        jobs.some(({ months }) => months[1] <= before) && jobs.some(({ months }) => months[0] >= from)
      const months = from - before - 1
      if (!next || !isBetweenJobs || months <= MAX_MONTHS) return []
      const values = { name: next.name, months }
      const paths = [`${next.path}.startDate`]
      return [{ code: 'gap-between-jobs', severity: 'suggestion', part: 'experience', paths, values, cost: 0 }]
    })
  },
}

/** Months without a job that readers don't ask about. */
const MAX_MONTHS = 12
