import { readPeriod, type DateParts } from '#shared/text/date-periods.ts'
import { readDate } from '#shared/text/read-date.ts'

/** Two dates in resume format: '2019-04', '2019', or as written. A start without an end means ongoing. */
export type Period = { readonly startDate?: string; readonly endDate?: string }

/**
 * Reads 'January 2019 to Present' and the like. Any other text becomes the end, because a start alone would mean
 * ongoing.
 */
export function periodOf(text: string): Period {
  const written = text.trim()
  if (written === '') return {}
  const period = readPeriod(written)
  if (!period || period.kind === 'single') return { endDate: dateOf(written) }
  return {
    ...(period.start && { startDate: fieldOf(period.start) }),
    ...(period.end && { endDate: fieldOf(period.end) }),
  }
}

/** A date as '2019-04' or '2019' if readable, with its day if it is an ISO date, and otherwise as written. */
export function dateOf(text: string): string {
  const written = text.trim()
  const day = /^\d{4}-\d{2}-\d{2}(?=T|$)/.exec(written)?.[0]
  if (day !== undefined) return day
  const date = readDate(written)
  return date ? fieldOf({ ...date, day: null }) : written
}

const fieldOf = ({ year, month, day, form }: DateParts): string =>
  [year, month, form === 'iso' ? day : null]
    .flatMap((number) => (number === null ? [] : String(number).padStart(2, '0')))
    .join('-')
