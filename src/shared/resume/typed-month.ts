import { dateAt } from '#shared/text/date-grammar.ts'
import { dateTokensOf } from '#shared/text/date-tokens.ts'

/**
 * The month that a text means, as '2021-03': 'March 2021', '03/2021', '3/21'. Null for a text that already says it so,
 * that names a day or only a year, or that can be read in another way: 'Mar 21', '2011/12'.
 */
export function typedMonth(text: string): string | null {
  const written = text
    .trim()
    .replace(SHORT_YEAR, (_, month: string, year: string) => `${month}/${century(year)}${year}`)
  const tokens = dateTokensOf(written)
  const date = dateAt(tokens, 0)
  if (!date || date.next < tokens.length || date.form === 'season' || date.pairedYear !== undefined) return null
  if (date.month === null || date.day !== null) return null
  const month = `${date.year}-${String(date.month).padStart(2, '0')}`
  return month === text ? null : month
}

const SHORT_YEAR = /^(0?[1-9]|1[0-2])\/(\d\d)$/

/** As in POSIX's strptime: 69 to 99 are in the 20th century. */
const century = (year: string): number => (Number(year) < 69 ? 20 : 19)
