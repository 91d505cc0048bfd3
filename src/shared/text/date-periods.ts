import {
  addGrammarWords,
  dateAt,
  shortDateAt,
  twoDigitYear,
  type DatePart,
  type ShortPart,
} from '#shared/text/date-grammar.ts'
import * as words from '#shared/text/date-words.ts'
import {
  addPhrases,
  dateTokensOf,
  phraseAt,
  phrasesOf,
  type DateToken,
  type DateTokens,
} from '#shared/text/date-tokens.ts'

/** A year, with its month and day if they are given. */
export type DateParts = Pick<DatePart, 'year' | 'month' | 'day' | 'form'>

/** A period or single date in a list of tokens. */
export type WrittenPeriod = {
  /** A single date is a start. */
  readonly kind: 'range' | 'since' | 'expected' | 'single'
  readonly start: DateParts | null
  readonly end: DateParts | null
  readonly isCurrent: boolean
  /** Its first token, and the token after it. */
  readonly from: number
  readonly next: number
}

/** The periods and dates of a text, in order. Each token is looked at a limited number of times. */
export function periodsIn(tokens: DateTokens): readonly WrittenPeriod[] {
  const periods: WrittenPeriod[] = []
  let at = 0
  while (at < tokens.length) {
    const found = periodAt(tokens, at)
    if (found) periods.push(found)
    at = found ? found.next : at + 1
  }
  return periods
}

/** The period or date that is the whole text; null for any other text. */
export function readPeriod(text: string): WrittenPeriod | null {
  const tokens = dateTokensOf(text)
  const found = periodAt(tokens, 0)
  return found?.next === tokens.length ? found : null
}

/** Whether the tokens are a date and a dash or 'to' at the end: the first line of a range on two lines. */
export const endInOpenRange = (tokens: DateTokens): boolean =>
  tokens.some((_, at) => {
    if (!opens(tokens, at)) return false
    const date = dateAt(tokens, at) ?? yearOnly(shortDateAt(tokens, at))
    return date !== null && date.next < tokens.length && afterRangeWords(tokens, date.next) === tokens.length
  })

/** Whether the tokens begin with a dash or 'to', like the second line of such a range. */
export const beginWithRangeWord = (tokens: DateTokens): boolean => afterRangeWords(tokens, 0) > 0

/** Whether the tokens say 'until now' and nothing else. */
export function arePresent(tokens: DateTokens): boolean {
  const next = afterPresent(tokens, afterRangeWords(tokens, 0))
  return next !== null && next === tokens.length
}

const PRESENT_WORDS = phrasesOf(words.PRESENT)
const RANGE_WORDS = phrasesOf(words.RANGE)
const FROM_WORDS = phrasesOf(words.FROM)
const SINCE_WORDS = phrasesOf(words.SINCE)
const EXPECTED_WORDS = phrasesOf(words.EXPECTED)
const GRADUATION_WORDS = phrasesOf(words.GRADUATION)
const ARTICLES = phrasesOf(words.ARTICLE)
const BEFORE_YEAR_WORDS = phrasesOf(words.BEFORE_YEAR)
const UNITS = phrasesOf({ all: words.UNITS })

/** Words of dates in another language, by their place in a period. */
type MoreDateWords = Readonly<Partial<Record<'present' | 'since' | 'from' | 'to', readonly string[]>>> &
  Parameters<typeof addGrammarWords>[0]

/** Adds the words of dates in a language to those that are read. */
export function addDateWords({
  present = [],
  since: sinceWords = [],
  from = [],
  to = [],
  ...others
}: MoreDateWords): void {
  addGrammarWords(others)
  addPhrases(PRESENT_WORDS, present)
  addPhrases(SINCE_WORDS, sinceWords)
  addPhrases(FROM_WORDS, from)
  addPhrases(RANGE_WORDS, to)
}

const READERS: readonly ((tokens: DateTokens, at: number) => WrittenPeriod | null)[] = [range, since, expected, single]

/** The period that begins at a token and belongs to no longer number, amount or name. */
function periodAt(tokens: DateTokens, at: number): WrittenPeriod | null {
  if (!opens(tokens, at)) return null
  for (const read of READERS) {
    const found = read(tokens, at)
    if (found && closes(tokens, found.next) && !isInNumber(tokens, found)) return withExpected(tokens, found)
  }
  return null
}

/** 'from March 2019 to today', '2019–21', '03/19 – 08/21', 'Jan – Mar 2020'. */
function range(tokens: DateTokens, from: number): WrittenPeriod | null {
  const begin = afterArticle(tokens, from + phraseAt(FROM_WORDS, tokens, from))
  for (const start of [dateAt(tokens, begin), shortDateAt(tokens, begin)]) {
    const found = start && rangeFrom(tokens, start)
    if (found) return { kind: 'range', ...found, from }
  }
  return null
}

type Ends = Pick<WrittenPeriod, 'start' | 'end' | 'isCurrent' | 'next'>

function rangeFrom(tokens: DateTokens, start: ShortPart): Ends | null {
  const to = afterRangeWords(tokens, start.next)
  if (to === start.next) return yearsOf(tokens, start)
  const presentEnd = afterPresent(tokens, to)
  if (presentEnd !== null) {
    const known = yearOnly(start)
    return known && { start: known, end: null, isCurrent: true, next: presentEnd }
  }
  return closedRange(start, endAt(tokens, afterExpected(tokens, to), start)) ?? yearsOf(tokens, start)
}

/** '2019/20' and '2019/2020'. */
function yearsOf(tokens: DateTokens, start: ShortPart): Ends | null {
  const { year, pairedYear, form, next } = start
  if (year !== null && pairedYear !== undefined)
    return { start: { ...start, year, month: null }, end: yearPart(pairedYear), isCurrent: false, next }
  const other = tokens[next]?.key === '/' ? dateAt(tokens, next + 1) : null
  const areYears = form === 'year' && year !== null && other?.form === 'year' && other.year >= year
  return areYears ? { start: { ...start, year }, end: other, isCurrent: false, next: other.next } : null
}

const yearPart = (year: number): DateParts => ({ year, month: null, day: null, form: 'year' })

/** The end of a range: a date, a date with two digits of its year, or two digits after a year ('2019–21'). */
function endAt(tokens: DateTokens, at: number, start: ShortPart): ShortPart | null {
  const date = dateAt(tokens, at)
  if (date) return date.pairedYear && date.month === null ? { ...date, year: date.pairedYear } : date
  if (start.form !== 'year' && start.form !== 'season') return shortDateAt(tokens, at)
  const short = twoDigitYear(tokens[at])
  const year = short === null || start.year === null ? null : start.year - (start.year % 100) + (short % 100)
  return year !== null && start.year !== null && year >= start.year ? { ...yearPart(year), next: at + 1 } : null
}

/** Both ends, if they go together. */
function closedRange(start: ShortPart, end: ShortPart | null): Ends | null {
  if (!end || end.year === null) return null
  const last = { ...end, year: end.year, ...monthFirst(end, start) }
  const year = startYear(start, last)
  if (year === null) return null
  const first = { ...start, year, ...monthFirst(start, end) }
  const isGuess = start.form === 'other' || end.form === 'other'
  return isGuess && isLater(first, last) ? null : { start: first, end: last, isCurrent: false, next: end.next }
}

/** The year of the start: its own, or that of the end. 'Nov – Feb 2020' begins the year before. */
function startYear(start: ShortPart, end: DatePart): number | null {
  // The numbers of 'Jan 19 – Mar 21, 2020' are days.
  const isDay = start.form === 'other' && end.form === 'words' && end.day !== null
  if (start.year !== null && !isDay) return start.year
  return end.month === null ? null : end.year - ((start.month ?? 0) > end.month ? 1 : 0)
}

const isLater = (one: DatePart, other: DatePart): boolean =>
  one.year > other.year || (one.year === other.year && (one.month ?? 0) > (other.month ?? 12))

/** '06/01/2019' begins with its month if the other date of the range is '08/31/2021'. */
const monthFirst = ({ otherMonth }: ShortPart, other: ShortPart) =>
  other.isMonthFirst && otherMonth !== undefined ? { month: otherMonth } : {}

const yearOnly = (date: ShortPart | null): DatePart | null =>
  date && date.year !== null ? { ...date, year: date.year } : null

/** 'since March 2019', 'seit 2017'. */
function since(tokens: DateTokens, from: number): WrittenPeriod | null {
  const length = phraseAt(SINCE_WORDS, tokens, from)
  const date = length > 0 ? dateAt(tokens, afterArticle(tokens, from + length)) : null
  return date && { kind: 'since', start: date, end: null, isCurrent: true, from, next: date.next }
}

/** 'Expected May 2026', 'voraussichtlicher Abschluss: 05/2026': an end without a start. */
function expected(tokens: DateTokens, from: number): WrittenPeriod | null {
  const next = afterExpected(tokens, from)
  const date = next > from ? dateAt(tokens, next) : null
  return date && { kind: 'expected', start: null, end: date, isCurrent: false, from, next: date.next }
}

/** A date that may be no part of a name: between two words, four digits are a year only after 'in' and the like. */
function single(tokens: DateTokens, from: number): WrittenPeriod | null {
  const date = dateAt(tokens, from)
  if (!date || (date.form === 'year' && isInName(tokens, from, date.next))) return null
  return { kind: 'single', start: date, end: null, isCurrent: false, from, next: date.next }
}

function isInName(tokens: DateTokens, from: number, next: number): boolean {
  const isBetween = tokens[from - 1]?.kind === 'word' && tokens[next]?.kind === 'word'
  return isBetween && phraseAt(BEFORE_YEAR_WORDS, tokens, from - 1) === 0
}

/** '555 2019', '(030) 2019' and '2000 555 0101' are phone numbers. */
function isInNumber(tokens: DateTokens, { start, from, next }: WrittenPeriod): boolean {
  if (start?.form !== 'year') return false
  const before = tokens[from - 1]?.key === ')' ? from - 2 : from - 1
  return isLongNumber(tokens[before], 2) || isLongNumber(tokens[next], 3)
}

const isLongNumber = (token: DateToken | undefined, digits: number): boolean =>
  token?.kind === 'number' && token.key.length >= digits && !/^(?:19|20)\d\d$/.test(token.key)

/** Adds '(expected)' behind a date or range: a single date becomes an end. */
function withExpected(tokens: DateTokens, found: WrittenPeriod): WrittenPeriod {
  const open = /^[(,;|[]$/.test(tokens[found.next]?.key ?? '') ? 1 : 0
  const length = phraseAt(EXPECTED_WORDS, tokens, found.next + open)
  const after = found.next + open + length
  if (length === 0 || tokens[after]?.kind === 'word') return found
  const next = after + (open === 1 && /^[)\]]$/.test(tokens[after]?.key ?? '') ? 1 : 0)
  return found.kind === 'single'
    ? { ...found, kind: 'expected', start: null, end: found.start, next }
    : { ...found, next }
}

/** Skips dashes, arrows and words like 'to', at most three: '– bis zum'. */
function afterRangeWords(tokens: DateTokens, at: number): number {
  let next = at
  for (let count = 0; count < 3; count += 1)
    next += tokens[next]?.kind === 'dash' ? 1 : phraseAt(RANGE_WORDS, tokens, next)
  return next
}

/** The token after 'present' and its dot; null if there is no such word. */
function afterPresent(tokens: DateTokens, at: number): number | null {
  const length = phraseAt(PRESENT_WORDS, tokens, at)
  if (length === 0) return null
  return at + length + (tokens[at + length]?.key === '.' ? 1 : 0)
}

const afterArticle = (tokens: DateTokens, at: number): number => at + phraseAt(ARTICLES, tokens, at)

/** Skips 'expected graduation in:'. */
function afterExpected(tokens: DateTokens, at: number): number {
  const length = phraseAt(EXPECTED_WORDS, tokens, at)
  if (length === 0) return at
  let next = at + length
  for (let count = 0; count < 2; count += 1) next += phraseAt(GRADUATION_WORDS, tokens, next)
  if (tokens[next]?.key === ':' || tokens[next]?.key === '.') next += 1
  return afterArticle(tokens, next + phraseAt(GRADUATION_WORDS, tokens, next))
}

/** Whether a date may begin here: nothing is glued to it, and no amount or number is before it. */
function opens(tokens: DateTokens, at: number): boolean {
  const [token, before] = [tokens[at], tokens[at - 1]]
  if (!token || !before) return token !== undefined
  if (phraseAt(UNITS, tokens, at - 1) > 0) return false
  if (!token.isGlued) return true
  if (before.kind === 'word' || before.kind === 'number' || /^[/._#+@=&*\\]$/.test(before.key)) return false
  // '9001:2015', '2,019', 'CH-2000'.
  return !(/^[-:,']$/.test(before.key) && before.isGlued && /^(?:number|word)$/.test(tokens[at - 2]?.kind ?? ''))
}

/** Whether a date may end before this token. */
function closes(tokens: DateTokens, at: number): boolean {
  const token = tokens[at]
  if (!token) return true
  if (phraseAt(UNITS, tokens, at) > 0) return false
  if (!token.isGlued) return true
  if (token.kind === 'word' || token.kind === 'number' || /^[_*°]$/.test(token.key)) return false
  const after = tokens[at + 1]?.isGlued ? tokens[at + 1]?.kind : undefined
  // '2019-based', '2019.5', '2019/1234', "2019's".
  return !(/^[-']$/.test(token.key) && after === 'word') && !(/^[-–.,:/']$/.test(token.key) && after === 'number')
}
