import { employerNumbers } from '#shared/resume/employer-numbers.ts'
import { editEntries, entriesOf, type EntryList, type EntryOf } from '#shared/resume/entries.ts'
import { keepEmployers } from '#shared/resume/same-employer.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { readPeriod, type DateParts } from '#shared/text/date-periods.ts'
import { isPresent, monthsOf } from '#shared/text/read-date.ts'

const UNDATED: ReadonlySet<EntryList> = new Set<EntryList>(['references', 'contacts', 'skillGroups'])

/** Whether the entries of a list have dates. */
export const hasDates = (list: EntryList): boolean => !UNDATED.has(list)

/**
 * Sorts a list by date: what is current, then by the end and the start, the latest first; what has no date that can be
 * read comes last. Equal dates keep their order, and roles at one employer stay together, at the place of the latest.
 * Returns the same resume if nothing moves.
 */
export function sortByDate(content: ResumeContent, list: EntryList): ResumeContent {
  if (!hasDates(list)) return content
  const entries = entriesOf(content, list)
  // Only positions have employers.
  const numbers = list === 'experience' ? employerNumbers(content.experience) : entries.map((_, index) => index)
  const groups = [...Map.groupBy(entries, (_, index) => numbers[index] ?? index).values()]
  const sorted = groups
    .map((group) => group.toSorted(latestFirst))
    .toSorted(([one], [other]) => latestFirst(one, other))
    .flat()
  return sorted.every((entry, index) => entry === entries[index])
    ? content
    : keepEmployers(content, withEntries(content, list, sorted))
}

const withEntries = <L extends EntryList>(content: ResumeContent, list: L, entries: readonly EntryOf<L>[]) =>
  editEntries(content, list, () => entries)

/** The dates of an entry: a period or one date. */
type Dated = { startDate?: string; endDate?: string; date?: string; current?: boolean }

function latestFirst(one: object | undefined, other: object | undefined): number {
  const [a, b] = [(one ?? {}) as Dated, (other ?? {}) as Dated]
  return compare(lastMonth(b), lastMonth(a)) || compare(firstMonth(b), firstMonth(a))
}

/** Months since the year 0; before all others if there is no date. */
function firstMonth({ startDate, date = '' }: Dated): number {
  const start = readPeriod(startDate || date)?.start
  return start ? monthsOf(start) : -Infinity
}

/** The same for the end, and after all others while it goes on. */
function lastMonth({ startDate, endDate = '', date = '', current = false }: Dated): number {
  const end = readPeriod(endDate || date || startDate || '')
  if (current || isPresent(endDate) || end?.isCurrent) return Infinity
  const last = end?.end ?? end?.start
  return last ? lastMonthOf(last) : -Infinity
}

/** A year alone ends with December. */
const lastMonthOf = ({ year, month }: DateParts): number => monthsOf({ year, month: month ?? 12 })

/** Infinities are equal to themselves, which their difference is not. */
const compare = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1)
