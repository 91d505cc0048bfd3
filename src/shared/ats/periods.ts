import type { FieldPath } from '#shared/resume/fields.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { isHidden } from '#shared/resume/sections.ts'
import { isPresent, monthsOf, readDate, type WrittenDate } from '#shared/text/read-date.ts'

const SECTIONS = ['experience', 'education', 'volunteer'] as const
/** A field with a date; its text is not blank. */
export type DateField = { readonly path: FieldPath; readonly text: string; readonly date: WrittenDate | null }
/** The time the person worked or studied somewhere. */
export type Period = {
  readonly section: (typeof SECTIONS)[number]
  readonly path: FieldPath
  readonly name: string
  readonly start: DateField | null
  /** Null when it is blank or the period is ongoing. */
  readonly end: DateField | null
  readonly isCurrent: boolean
}

/** The periods of all printed entries that have a name, in document order. */
export const periodsOf = (content: ResumeContent): readonly Period[] =>
  SECTIONS.flatMap((section) => (isHidden(content, section) ? [] : periodsIn(content, section)))

/** All dates of the periods. */
export const datesOf = (content: ResumeContent): readonly DateField[] =>
  periodsOf(content).flatMap(({ start, end }) => [start, end].filter((field) => field !== null))

/** The earliest and latest month of a period; a year alone spans all its months. Null when unknown. */
export function monthRangeOf({ start, end, isCurrent }: Period, today: string): readonly [number, number] | null {
  const last = isCurrent ? monthOfToday(today) : lastMonth(end?.date)
  return start?.date && last !== null ? [monthsOf(start.date), last] : null
}

/** Months of work that the dates add up to; what overlaps counts once. */
export function monthsOfWork(content: ResumeContent, today: string): number {
  const ranges = periodsOf(content)
    .filter(({ section }) => section === 'experience')
    .flatMap((period) => {
      const range = monthRangeOf(period, today)
      return range && range[0] <= range[1] ? [range] : []
    })
  return mergedRanges(ranges).reduce((sum, [from, to]) => sum + to - from + 1, 0)
}

export const lastMonth = (date: WrittenDate | null | undefined): number | null =>
  date ? monthsOf(date) + (date.month === null ? 11 : 0) : null

/** Months since the year 0. */
export function monthOfToday(today: string): number {
  const date = readDate(today)
  if (!date) throw new Error(`${today} is no ISO date`)
  return monthsOf(date)
}

/** Merges overlapping and adjacent month ranges, in order. */
export function mergedRanges(ranges: readonly (readonly [number, number])[]): readonly (readonly [number, number])[] {
  const all: [number, number][] = []
  for (const [from, to] of ranges.toSorted(([a], [b]) => a - b)) {
    const last = all.at(-1)
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to)
    else all.push([from, to])
  }
  return all
}

function periodsIn(content: ResumeContent, section: Period['section']): readonly Period[] {
  return (content[section] ?? []).flatMap((entry, index) => {
    const path = `${section}.${index}`
    const name = NAME_FIELDS.map(
      (field) => (Object.entries(entry).find(([key]) => key === field)?.[1] ?? '') as string,
    ).find((text) => text.trim() !== '')
    if (name === undefined) return []
    const isCurrent = ('current' in entry && entry.current) || isPresent(entry.endDate)
    const start = dateField(`${path}.startDate`, entry.startDate)
    return [
      { section, path, name, start, end: isCurrent ? null : dateField(`${path}.endDate`, entry.endDate), isCurrent },
    ]
  })
}

const NAME_FIELDS = ['position', 'role', 'company', 'organization', 'degree', 'field', 'institution']

const dateField = (path: FieldPath, text: string): DateField | null =>
  text.trim() === '' ? null : { path, text: text.trim(), date: readDate(text) }
