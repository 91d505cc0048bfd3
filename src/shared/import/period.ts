import { isPresent, readDate } from '#shared/text/read-date.ts'

/** Two dates in resume format: '2019-04', '2019', or as written. A start without an end means ongoing. */
export type Period = { readonly startDate?: string; readonly endDate?: string }

/**
 * Reads 'January 2019 to Present' and the like. Any other text becomes the end, because a start alone would mean
 * ongoing.
 */
export function periodOf(text: string): Period {
  const trimmed = text.trim()
  if (trimmed === '') return {}
  for (const separator of SEPARATORS) {
    const parts = trimmed.split(separator)
    const [start = '', end = ''] = parts.map((part) => part.trim())
    if (parts.length !== 2 || !readDate(start)) continue
    if (isPresent(end)) return { startDate: dateOf(start) }
    if (readDate(end)) return { startDate: dateOf(start), endDate: dateOf(end) }
  }
  return { endDate: dateOf(trimmed) }
}

/** A date as '2019-04' or '2019' if readable, with its day if it is an ISO date, and otherwise as written. */
export function dateOf(text: string): string {
  const written = text.trim()
  const day = /^\d{4}-\d{2}-\d{2}(?=T|$)/.exec(written)?.[0]
  if (day !== undefined) return day
  const date = readDate(written)
  if (!date) return written
  return date.month === null ? String(date.year) : `${date.year}-${String(date.month).padStart(2, '0')}`
}

/** Longer separators first: '2019-04 - 2020-01' contains dashes within its dates. */
const SEPARATORS = [/\s+(?:to|until|till|bis|à|au|a|hasta|al)\s+/i, /\s+[-–—→~]\s+/, /\s*[–—→]\s*/, /-/]
