import { beginWithRangeWord, endInOpenRange, periodsIn, type DateParts } from '#shared/text/date-periods.ts'
import { dateTokensOf } from '#shared/text/date-tokens.ts'
import { withoutDurations } from '#shared/text/durations.ts'

/** A period in the format of resume fields: '2020-03' or '2020'; blank where no date is given. */
export type DateRange = { readonly start: string; readonly end: string; readonly current: boolean }
export type FoundRange = DateRange & {
  /** The text around the dates. */
  readonly before: string
  readonly after: string
  /** Two dates, one date until now, or an expected end. A single date may be a year in a name. */
  readonly isRange: boolean
  /** Written with 'since'. */
  readonly isSince: boolean
}

/** The dates of an entry in a text; null when it has none. The last range wins, otherwise the last single date. */
export function findRange(text: string): FoundRange | null {
  // Most texts have no two digits, as every year has.
  if (!/\d\d/.test(text)) return null
  const tokens = dateTokensOf(text)
  const periods = periodsIn(tokens)
  const found = BY_WEIGHT.flatMap((kind) => periods.findLast((period) => period.kind === kind) ?? [])[0]
  if (!found) return null
  return {
    start: iso(found.start),
    end: iso(found.end),
    current: found.isCurrent,
    before: text.slice(0, tokens[found.from]?.start),
    after: withoutDurations(text.slice(tokens[found.next - 1]?.end)),
    isRange: found.kind !== 'single',
    isSince: found.kind === 'since',
  }
}

const BY_WEIGHT = ['range', 'since', 'expected', 'single'] as const

const iso = (date: DateParts | null): string =>
  date === null ? '' : date.month === null ? String(date.year) : `${date.year}-${String(date.month).padStart(2, '0')}`

/** Whether a text consists of dates only: 'March 2020 – today (4 years)'. */
export function isDates(text: string): boolean {
  const found = findRange(text)
  return found !== null && isBlank(found.before) && isBlank(found.after)
}

/** Whether a text consists of dates or ends with a range, like the first line of an entry. */
export function endsWithDate(text: string): boolean {
  const found = text.length <= 160 ? findRange(text) : null
  return found !== null && isBlank(found.after) && (found.isRange || isBlank(found.before))
}

const isBlank = (text: string) => /^[\s,;:|()[\]·•–—-]*$/.test(withoutDurations(text))

/** Whether a text is the first half of a range on two lines: 'Jan 2020 –' above 'today'. */
export const isOpenRange = (text: string): boolean => /\d\d/.test(text) && endInOpenRange(dateTokensOf(text))

/** Whether a text begins with a dash or 'to', like the second half of such a range. */
export const beginsWithRangeWord = (text: string): boolean => beginWithRangeWord(dateTokensOf(text))
