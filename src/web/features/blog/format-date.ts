const format = (dateStyle: 'long' | 'medium') => new Intl.DateTimeFormat('en-US', { dateStyle, timeZone: 'UTC' })
const long = format('long')
const short = format('medium')

/** A day, YYYY-MM-DD, in US English as the blog shows it: September 28, 2025. */
export const longDate = (day: string): string => long.format(new Date(day))
/** The same, short: Sep 28, 2025. */
export const shortDate = (day: string): string => short.format(new Date(day))
