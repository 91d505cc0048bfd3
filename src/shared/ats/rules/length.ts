import type { Context } from '#shared/ats/context.ts'
import { joined, monthsFromTo, periodsOf } from '#shared/ats/periods.ts'
import type { Rule } from '#shared/ats/types.ts'

/** More words than the years of work justify. Publications do not count, because academic resumes must list them. */
export const length: Rule<Context> = {
  name: 'length',
  kind: 'defect',
  most: 3,
  find(context) {
    const words = context.textFields
      .filter(({ path, role }) => role !== 'date' && role !== 'contact' && !path.startsWith('publications'))
      .reduce((sum, { tokens }) => sum + tokens.length, 0)
    const years = yearsOf(context)
    const code = words > MOST ? 'text-too-long' : 'text-long-for-years'
    const enough = words > MOST ? MOST : MOST_OF_BEGINNERS
    if (words <= MOST && (words <= MOST_OF_BEGINNERS || years === null || years >= BEGINNERS)) return []
    const values = { words, enough, years: years ?? 0 }
    const cost = words > MOST ? 3 : 2
    return [{ code, severity: 'warning', part: 'experience', paths: ['experience'], values, cost }]
  },
}

/** About three pages of words, and about two. */
const MOST = 1600
const MOST_OF_BEGINNERS = 1100
/** Up to this many years of work, two pages are enough. */
const BEGINNERS = 10

/** Whole years with a job; null when no dates are known. */
function yearsOf({ content, today }: Context): number | null {
  const jobs = periodsOf(content).filter(({ section }) => section === 'experience')
  const months = jobs.flatMap((job) => {
    const known = monthsFromTo(job, today)
    return known ? [known] : []
  })
  if (months.length === 0) return null
  return Math.floor(joined(months).reduce((sum, [from, to]) => sum + Math.max(0, to - from + 1), 0) / 12)
}
