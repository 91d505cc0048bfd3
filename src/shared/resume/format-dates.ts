import { labels } from '#shared/resume/headings.ts'
import type { ResumeLanguage } from '#shared/resume/schema.ts'

/** '2020-03' and '2020-03-15' as month and year in the resume's language; anything else unchanged. */
export function formatDate(text: string, language: ResumeLanguage): string {
  const [, year, month] = ISO_DATE.exec(text.trim()) ?? []
  return year && month ? MONTHS[language].format(Date.UTC(Number(year), Number(month) - 1)) : text
}

/** A line whose last part is such a date, after a comma or in parentheses, with that date as month and year. */
export const formatLastDate = (text: string, language: ResumeLanguage): string =>
  text.replace(
    /([,(]\s*)([\d-]{7,10})(\)?\s*)$/,
    (_, before: string, date: string, after: string) => before + formatDate(date, language) + after,
  )

/** From one date to another, or to the present. */
export function formatRange(start: string, end: string, current: boolean, language: ResumeLanguage): string {
  const last = current ? labels(language).present : formatDate(end, language)
  return [formatDate(start, language), last].filter((date) => date.trim() !== '').join(' – ')
}

const ISO_DATE = /^([1-9]\d{3})-(0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?$/

const monthAndYear = (language: ResumeLanguage): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' })

// Creating a format costs more than using it a thousand times.
const MONTHS: Record<ResumeLanguage, Intl.DateTimeFormat> = {
  en: monthAndYear('en'),
  es: monthAndYear('es'),
  fr: monthAndYear('fr'),
  de: monthAndYear('de'),
}
