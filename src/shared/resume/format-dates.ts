import type { DateFormat } from '#shared/resume/design-controls.ts'
import { labels } from '#shared/resume/headings.ts'
import { wordsOf } from '#shared/resume/language-words.ts'
import type { ResumeLanguage } from '#shared/resume/schema.ts'

/**
 * '2020-03' and '2020-03-15' as month and year, and the seasons of ISO 8601-2 ('2021-21' to '2021-24', from spring to
 * winter) by name, in the resume's language; anything else unchanged.
 */
export function formatDate(text: string, language: ResumeLanguage, format: DateFormat = 'short'): string {
  const [, year, part] = DATED.exec(text.trim()) ?? []
  if (!year || !part) return text
  if (format === 'year') return year
  const { numeric, seasons, season: inYear = '{season} {year}' } = wordsOf(language).dates
  const season = seasons[Number(part) - FIRST_SEASON]
  if (season) return inYear.replace('{season}', season).replace('{year}', year)
  if (format === 'numeric') return numeric.replace('MM', part).replace('yyyy', year)
  const month = monthsIn(language, format).format(Date.UTC(Number(year), Number(part) - 1))
  // Russian and Ukrainian resumes do without the word for 'year'.
  return month.replace(/\s[гр]\.$/, '')
}

/** A line whose last part is such a date, after a comma or in parentheses, with that date formatted. */
export const formatLastDate = (text: string, language: ResumeLanguage, format?: DateFormat): string =>
  text.replace(
    /([,(]\s*)([\d-]{7,10})(\)?\s*)$/,
    (_, before: string, date: string, after: string) => before + formatDate(date, language, format) + after,
  )

/** From one date to another, or to the present; a range within one year is that year if only years are shown. */
export function formatRange(
  start: string,
  end: string,
  current: boolean,
  language: ResumeLanguage,
  format?: DateFormat,
): string {
  const last = current ? labels(language).present : formatDate(end, language, format)
  const dates = [formatDate(start, language, format), last].filter((date) => date.trim() !== '')
  return format === 'year' && dates[0] === dates[1] ? (dates[0] ?? '') : dates.join(' – ')
}

const DATED = /^([1-9]\d{3})-(0[1-9]|1[0-2]|2[1-4]$)(?:-(?:0[1-9]|[12]\d|3[01]))?$/

/** ISO 8601-2 numbers the seasons from 21 on, without hemisphere. */
const FIRST_SEASON = 21

// Creating a format costs more than using it a thousand times.
const formats = new Map<string, Intl.DateTimeFormat>()

function monthsIn(language: ResumeLanguage, month: 'short' | 'long'): Intl.DateTimeFormat {
  const key = `${language} ${month}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { ...MONTH_AND_YEAR, month })
  formats.set(key, format)
  return format
}

// In Arabic too, resumes have the digits that software reads as numbers.
const MONTH_AND_YEAR = { year: 'numeric', timeZone: 'UTC', numberingSystem: 'latn' } as const
