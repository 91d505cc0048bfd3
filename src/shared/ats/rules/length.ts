import type { Context } from '#shared/ats/context.ts'
import { monthsOfWork } from '#shared/ats/periods.ts'
import type { Rule } from '#shared/ats/types.ts'
import { plainWords } from '#shared/text/plain-words.ts'

/** More words than the years of work justify. Publications do not count, because academic resumes must list them. */
export const length: Rule<Context> = {
  name: 'length',
  kind: 'defect',
  most: 3,
  find(context) {
    const words = context.textFields
      .filter(({ path, role }) => role !== 'date' && role !== 'contact' && !path.startsWith('publications'))
      .reduce((sum, { text }) => sum + plainWords(text).length, 0)
    const years = yearsOf(context)
    const code = words > MAX_WORDS ? 'text-too-long' : 'text-long-for-years'
    const enough = words > MAX_WORDS ? MAX_WORDS : MAX_WORDS_OF_BEGINNERS
    if (words <= MAX_WORDS && (words <= MAX_WORDS_OF_BEGINNERS || years === null || years >= BEGINNER_YEARS)) return []
    const values = { words, enough }
    const cost = words > MAX_WORDS ? 3 : 2
    return [{ code, severity: 'warning', part: 'experience', paths: ['experience'], values, cost }]
  },
}

/** About three pages of words, and about two. */
const MAX_WORDS = 1600
const MAX_WORDS_OF_BEGINNERS = 1100
/** Up to this many years of work, two pages are enough. */
const BEGINNER_YEARS = 10

/** Whole years with a job; null when no dates are known. */
function yearsOf({ content, today }: Context): number | null {
  const months = monthsOfWork(content, today)
  return months === 0 ? null : Math.floor(months / 12)
}
