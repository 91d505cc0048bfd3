import { MONTHS, OF, ORDINAL, SEASONS } from '#shared/text/date-words.ts'
import { addPhrases, phraseAt, phrasesOf, type DateToken, type DateTokens } from '#shared/text/date-tokens.ts'

/** How a date is written. */
export type DateForm = 'iso' | 'numbers' | 'words' | 'year' | 'season' | 'other'

/** A date in a list of tokens. */
export type DatePart = {
  readonly year: number
  /** From 1; null if only the year is given. A season is its year. */
  readonly month: number | null
  readonly day: number | null
  readonly form: DateForm
  /** The index of the token after it. */
  readonly next: number
  /** The second year of '2019/20'. */
  readonly pairedYear?: number
  /** '03/04/2020' is March or April, depending on the country; this is the first number. */
  readonly otherMonth?: number
  /** '03/15/2020': the month comes first. */
  readonly isMonthFirst?: true
}
/** A date with two digits of its year, or without a year, which is read only next to another date. */
export type ShortPart = Omit<DatePart, 'year'> & { readonly year: number | null }

/** The complete date that begins at a token; null if there is none. Reads a few tokens at most. */
export function dateAt(tokens: DateTokens, at: number): DatePart | null {
  const date =
    withSigns(tokens, at) ??
    yearFirst(tokens, at) ??
    yearLast(tokens, at) ??
    monthByName(tokens, at) ??
    season(tokens, at) ??
    yearAt(tokens, at)
  return date && { ...date, next: afterYearWord(tokens, date.next) }
}

/** The date without century or year that begins at a token. */
export const shortDateAt = (tokens: DateTokens, at: number): ShortPart | null =>
  shortDay(tokens, at) ??
  shortNumbers(tokens, at) ??
  shortMonthByName(tokens, at) ??
  shortYear(tokens, at) ??
  monthAlone(tokens, at)

/** Months by their words. */
const MONTH_NUMBERS = new Map<string, number>()
for (const rows of Object.values(MONTHS)) addMonths(rows.map((row) => row.split(' ')))

function addMonths(months: readonly (readonly string[])[]): void {
  for (const [index, names] of months.entries())
    for (const key of phrasesOf({ names }).keys()) MONTH_NUMBERS.set(key, index + 1)
}

const SEASON_NAMES = phrasesOf(SEASONS)
const OF_WORDS = phrasesOf(OF)
const ORDINALS = phrasesOf(ORDINAL)
const YEAR_WORDS = phrasesOf({ ru: ['г', 'год', 'года'], uk: ['р', 'рік', 'року'], pl: ['r.'] })

type GrammarWords = {
  readonly months: readonly (readonly string[])[]
  readonly seasons: readonly string[]
  readonly of?: readonly string[]
}

/** Adds the words of a language within dates. */
export function addGrammarWords({ months, seasons, of = [] }: GrammarWords): void {
  addMonths(months)
  addPhrases(SEASON_NAMES, seasons)
  addPhrases(OF_WORDS, of)
}

/** '2019年3月' and '2019年', in Chinese and Japanese. */
function withSigns(tokens: DateTokens, at: number): DatePart | null {
  const year = yearOf(tokens[at])
  if (year === null || tokens[at + 1]?.key !== '年') return null
  const month = numberOf(tokens[at + 2], 2)
  const hasMonth = month !== null && isMonth(month) && tokens[at + 3]?.key === '月'
  return hasMonth
    ? { year, month, day: null, form: 'words', next: at + 4 }
    : { year, month: null, day: null, form: 'year', next: at + 2 }
}

/** Skips 'г.' and the like, for 'year', after a date. */
function afterYearWord(tokens: DateTokens, at: number): number {
  const next = at + phraseAt(YEAR_WORDS, tokens, at)
  return next > at && isDot(tokens[next]) ? next + 1 : next
}

/** '2019-03', '2019-03-15', '2019/03', '2019.03', '2019/20'. */
function yearFirst(tokens: DateTokens, at: number): DatePart | null {
  const year = yearOf(tokens[at])
  const separator = tokens[at + 1]
  const number = numberOf(tokens[at + 2], 2)
  if (year === null || !separator || number === null || !joins(tokens, at + 1, '-–/.')) return null
  if (separator.key === '/') return slashedYear(tokens, at, { year, number })
  const digits = tokens[at + 2]?.key.length
  // With a longer dash, a later year makes a range: '2009–10'. Decimals have one digit after the dot: '2019.3'.
  if (separator.key === '–' && (digits !== 2 || number >= year % 100)) return null
  if ((separator.key === '.' && digits !== 2) || !isMonth(number)) return null
  return { year, month: number, ...dayAfter(tokens, at + 3, separator), form: separator.key === '-' ? 'iso' : 'other' }
}

/** '2019/03' is a month, '2019/20' two years, and '2011/12' two years unless it begins or ends a range. */
function slashedYear(
  tokens: DateTokens,
  at: number,
  { year, number }: { year: number; number: number },
): DatePart | null {
  const pair = number === (year + 1) % 100 && tokens[at + 2]?.key.length === 2 ? { pairedYear: year + 1 } : null
  if (!isMonth(number)) return pair && { year, month: null, day: null, form: 'year', next: at + 3, ...pair }
  const date = { year, month: number, ...dayAfter(tokens, at + 3, tokens[at + 1]), form: 'other' as const }
  return date.day === null ? { ...date, ...pair } : date
}

/** The day after the same separator, if there is one, and the token after the date. */
function dayAfter(tokens: DateTokens, at: number, separator: DateToken | undefined) {
  const day = numberOf(tokens[at + 1], 2)
  const isDay = tokens[at]?.key === separator?.key && tokens[at]?.isGlued && tokens[at + 1]?.isGlued && isDayNumber(day)
  return isDay ? { day, next: at + 2 } : { day: null, next: at }
}

/** '03/2019', '3.2019', '15.03.2019', '03/15/2019'. */
function yearLast(tokens: DateTokens, at: number): DatePart | null {
  const first = numberOf(tokens[at], 2)
  const second = numberOf(tokens[at + 2], 2)
  if (first === null || !joins(tokens, at + 1, '-/.')) return null
  const year = yearOf(tokens[at + 2])
  // 'Level 3 / 2019' and 'by 3. 2019 was' are no months.
  const isMonthOfYear = isMonth(first) && (tokens[at + 2]?.isGlued || tokens[at]?.key.length === 2)
  if (year !== null) return isMonthOfYear ? { year, month: first, day: null, form: 'numbers', next: at + 3 } : null
  const fullYear = tokens[at + 3]?.key === tokens[at + 1]?.key && joins(tokens, at + 3, '-/.') && yearOf(tokens[at + 4])
  return second !== null && fullYear
    ? dayAndMonth(first, second, { year: fullYear, form: 'numbers', next: at + 5 })
    : null
}

/** The day comes first unless only the second number can be a day. */
function dayAndMonth<T extends { readonly year: number | null }>(first: number, second: number, rest: T) {
  if (isMonth(second) && isDayNumber(first))
    return { ...rest, month: second, day: first, ...(isMonth(first) ? { otherMonth: first } : {}) }
  return isMonth(first) && isDayNumber(second)
    ? { ...rest, month: first, day: second, isMonthFirst: true as const }
    : null
}

/** 'March 2019', '3. März 2019', 'Mar 3rd, 2019', '15 de marzo de 2019', 'Oct ’16'. */
function monthByName(tokens: DateTokens, at: number): DatePart | null {
  const named = namedMonth(tokens, at)
  if (!named) return null
  const { month } = named
  for (const { day, next } of [dayBehind(tokens, named.next), { day: null, next: named.next }]) {
    const from = afterFillers(tokens, next)
    const year = yearOf(tokens[from])
    if (year !== null) return { year, month, day: named.day ?? day, form: 'words', next: from + 1 }
    const short = apostropheYear(tokens, from)
    if (short) return { ...short, month, form: 'other' }
  }
  return null
}

/** A month with the day before it: '3. März', '3rd of March', 'März'. */
function namedMonth(tokens: DateTokens, at: number) {
  const day = numberOf(tokens[at], 2)
  let next = day === null ? at : afterDay(tokens, at + 1)
  if (day !== null) next += phraseAt(OF_WORDS, tokens, next)
  const month = MONTH_NUMBERS.get(tokens[next]?.key ?? '')
  if (month === undefined || (day !== null && !isDayNumber(day))) return null
  return { month, day, next: next + 1 + (isDot(tokens[next + 1]) ? 1 : 0) }
}

/** '3, 2019' and '3rd 2019' after a month. */
function dayBehind(tokens: DateTokens, at: number) {
  const day = numberOf(tokens[at], 2)
  return isDayNumber(day) && !tokens[at]?.isGlued ? { day, next: afterDay(tokens, at + 1) } : { day: null, next: at }
}

const afterDay = (tokens: DateTokens, at: number): number =>
  isDot(tokens[at]) ? at + 1 : at + (tokens[at]?.isGlued ? phraseAt(ORDINALS, tokens, at) : 0)

/** Skips what is between a month and its year: a comma, 'of', or a glued '-' or '/'. */
function afterFillers(tokens: DateTokens, at: number): number {
  const token = tokens[at]
  if (token?.key === ',') return at + 1
  if (token && /^[-/]$/.test(token.key)) return token.isGlued && tokens[at + 1]?.isGlued ? at + 1 : at
  return at + phraseAt(OF_WORDS, tokens, at)
}

function season(tokens: DateTokens, at: number): DatePart | null {
  const length = phraseAt(SEASON_NAMES, tokens, at)
  if (length === 0) return null
  const date = slashedOrYear(tokens, afterFillers(tokens, at + length))
  return date && { ...date, month: null, form: 'season' }
}

const slashedOrYear = (tokens: DateTokens, at: number): DatePart | null => {
  const slashed = yearFirst(tokens, at)
  return slashed?.pairedYear ? slashed : yearAt(tokens, at)
}

function yearAt(tokens: DateTokens, at: number): DatePart | null {
  const year = yearOf(tokens[at])
  return year === null ? null : { year, month: null, day: null, form: 'year', next: at + 1 }
}

/** '03/19' and '03.19'. */
function shortNumbers(tokens: DateTokens, at: number): ShortPart | null {
  const [first, year] = [numberOf(tokens[at], 2), twoDigitYear(tokens[at + 2])]
  if (first === null || year === null || !isMonth(first) || !joins(tokens, at + 1, '/.')) return null
  return { year, month: first, day: null, form: 'other', next: at + 3 }
}

/** '15.03.19', and '15.03.' before a date with its year. */
function shortDay(tokens: DateTokens, at: number): ShortPart | null {
  const [first, second] = [numberOf(tokens[at], 2), numberOf(tokens[at + 2], 2)]
  const isSameSign = tokens[at + 3]?.key === tokens[at + 1]?.key
  if (first === null || second === null || !isSameSign || !joins(tokens, at + 1, '/.')) return null
  const year = joins(tokens, at + 3, '/.') ? twoDigitYear(tokens[at + 4]) : null
  if (year !== null) return dayAndMonth(first, second, { year, form: 'other' as const, next: at + 5 })
  const isDay = isDot(tokens[at + 3]) && isMonth(second) && isDayNumber(first)
  return isDay ? { year: null, month: second, day: first, form: 'other', next: at + 4 } : null
}

/** 'Jan 19': a year before 'present' or another such date, else perhaps a day. */
function shortMonthByName(tokens: DateTokens, at: number): ShortPart | null {
  const named = namedMonth(tokens, at)
  if (!named) return null
  const from = afterFillers(tokens, named.next)
  const year = twoDigitYear(tokens[from])
  return year === null ? { ...named, year: null, form: 'other' } : { ...named, year, form: 'other', next: from + 1 }
}

/** '’19'. */
function shortYear(tokens: DateTokens, at: number): ShortPart | null {
  const short = apostropheYear(tokens, at)
  return short && { ...short, month: null, form: 'other' }
}

/** '05' before '08/2019'. */
function monthAlone(tokens: DateTokens, at: number): ShortPart | null {
  const month = numberOf(tokens[at], 2)
  const isWritten = tokens[at]?.key.length === 2 && month !== null && isMonth(month)
  return isWritten
    ? { year: null, month, day: null, form: 'other', next: at + 1 + (isDot(tokens[at + 1]) ? 1 : 0) }
    : null
}

function apostropheYear(tokens: DateTokens, at: number) {
  if (tokens[at]?.key !== "'" || !tokens[at + 1]?.isGlued) return null
  const year = twoDigitYear(tokens[at + 1])
  return year === null ? null : { year, day: null, next: at + 2 }
}

/** Whether one of these characters stands between two numbers. Only a slash, or the space after a dot, may be loose. */
function joins(tokens: DateTokens, at: number, separators: string): boolean {
  const [token, after] = [tokens[at], tokens[at + 1]]
  if (!token || !after || token.key === '' || !separators.includes(token.key)) return false
  if (token.key === '/') return true
  return token.isGlued && (after.isGlued || token.key === '.')
}

/** The dot of an abbreviation, or the mark of a Hebrew one. */
const isDot = (token: DateToken | undefined): boolean => (token?.key === '.' || token?.key === '׳') && token.isGlued
const isMonth = (number: number): boolean => number >= 1 && number <= 12
const isDayNumber = (number: number | null): boolean => number !== null && number >= 1 && number <= 31

/** A number of at most so many digits. */
const numberOf = (token: DateToken | undefined, digits: number): number | null =>
  token?.kind === 'number' && token.key.length <= digits ? Number(token.key) : null

/** A year of four digits, from 1900 to 2099. */
const yearOf = (token: DateToken | undefined): number | null =>
  token?.kind === 'number' && /^(?:19|20)\d\d$/.test(token.key) ? Number(token.key) : null

/** The century that POSIX's strptime gives two digits: 69 to 99 are in the 20th. */
const FIRST_OF_20TH = 69

/** The year that two digits stand for. */
export function twoDigitYear(token: DateToken | undefined): number | null {
  if (token?.kind !== 'number' || token.key.length !== 2) return null
  const number = Number(token.key)
  return number + (number >= FIRST_OF_20TH ? 1900 : 2000)
}
