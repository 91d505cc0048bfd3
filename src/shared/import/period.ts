import { isPresent, readDate } from '#shared/text/read-date.ts'

/** Two dates as a resume keeps them: '2019-04', '2019', or as written. A blank end beside a start means 'goes on'. */
export type Period = { readonly startDate?: string; readonly endDate?: string }

/**
 * Reads 'January 2019 to Present' and the like. What is no period of two dates stands whole as the end: as a start
 * it would say that something goes on.
 */
export function periodOf(text: string): Period {
  const whole = text.trim()
  if (whole === '') return {}
  for (const between of BETWEEN) {
    const parts = whole.split(between)
    const [start = '', end = ''] = parts.map((part) => part.trim())
    if (parts.length !== 2 || !readDate(start)) continue
    if (isPresent(end)) return { startDate: dateOf(start) }
    if (readDate(end)) return { startDate: dateOf(start), endDate: dateOf(end) }
  }
  return { endDate: dateOf(whole) }
}

/** A date in the form '2019-04' or '2019' where it can be read, else as it is written. */
export function dateOf(text: string): string {
  const written = text.trim()
  const day = /^\d{4}-\d{2}-\d{2}(?=T|$)/.exec(written)?.[0]
  if (day !== undefined) return day
  const date = readDate(written)
  if (!date) return written
  return date.month === null ? String(date.year) : `${date.year}-${String(date.month).padStart(2, '0')}`
}

/** The longer first: '2019-04 - 2020-01' has a dash in each of its dates. */
const BETWEEN = [/\s+(?:to|until|till|bis|à|au|a|hasta|al)\s+/i, /\s+[-–—→~]\s+/, /\s*[–—→]\s*/, /-/]
