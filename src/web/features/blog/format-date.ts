const format = (day: string, language: string, dateStyle: 'long' | 'medium') =>
  new Intl.DateTimeFormat(language, { dateStyle, timeZone: 'UTC' }).format(new Date(day))

/** A day, YYYY-MM-DD, as a language writes it: September 28, 2025. */
export const longDate = (day: string, language: string): string => format(day, language, 'long')
/** The same, short: Sep 28, 2025. */
export const shortDate = (day: string, language: string): string => format(day, language, 'medium')
