import { ARTICLES, fractionAt, yearInWords, type Numeral } from '#shared/grounding/fractions.ts'
import { valueOf, type Mark } from '#shared/grounding/number-tokens.ts'
import { insideNumber, numberWord, type NumberWord } from '#shared/grounding/number-words.ts'
import type { Language } from '#shared/text/languages.ts'

/** The number that begins at a mark, in digits or words: '1,200', '12k', 'two and a half', 'a dozen', 'zweihundert'. */
export function numeralAt(marks: readonly Mark[], at: number, language: Language): Numeral | null {
  const mark = marks[at]
  if (!mark || isInName(marks, at)) return null
  return yearInWords(marks, at, language) ?? fractionAt(marks, at, language) ?? countAt(marks, at, language)
}

/** Digits attached to a preceding letter are part of a name: 'B2B', 'S3'. */
function isInName(marks: readonly Mark[], at: number): boolean {
  const [before, mark, after] = [marks[at - 1], marks[at], marks[at + 1]]
  if (!mark || !DIGIT.test(mark.text)) return false
  if (before?.end === mark.start && /^\p{L}/u.test(before.text) && !/^(?:usd|eur|gbp|chf|us|q)$/.test(before.lower))
    return true
  const glued = after?.start === mark.end && /^\p{L}/u.test(after.text)
  return glued && !ATTACHED_UNITS.test(after.lower)
}

const ATTACHED_UNITS =
  /^(?:k|m|mn|mio|bn|b|g|kg|mg|t|h|hr|hrs|min|mins|s|ms|sec|km|cm|mm|l|ml|kb|mb|gb|tb|kw|mw|kwh|mwh|st|nd|rd|th|er|e|eme|x|am|pm|ft|lb|lbs|pp|pct|ha|sqm|usd|eur|gbp|chf|yr|yrs|s)$/

function countAt(marks: readonly Mark[], at: number, language: Language): Numeral | null {
  const read = sumAt(marks, at, language)
  if (!read) return null
  const { sum } = read
  const tail = tailAt(marks, read.end, language)
  const end = read.end + (tail?.length ?? 0)
  // 'Two and a half thousand'
  const scale = tail && sum.total === 0 ? scaleAt(marks, end, language) : null
  const value = (sum.total + sum.current + (tail?.value ?? 0)) * (scale ?? 1)
  const length = end - at + (scale === null ? 0 : 1)
  const isVague = length === 1 && /^(?:one|ein|uno|un|una|y)$/.test(marks[at]?.lower ?? '')
  return { value, length, isFraction: false, isVague }
}

/** A number being read: completed thousands, the part below them, and the limit for what may still be added. */
type Sum = { readonly total: number; readonly current: number; readonly room: number }

/** A number and the index of the mark after it. */
type Read = { readonly sum: Sum; readonly end: number }

/** The sum of the marks from an index on, as long as they form one number. */
function sumAt(marks: readonly Mark[], at: number, language: Language): Read | null {
  const first = firstAt(marks, at, language)
  let read: Read | null = first && { sum: first, end: at + 1 }
  for (;;) {
    const extended = extendedAt(marks, read?.end ?? at, read?.sum ?? null, language)
    if (!extended) return read
    read = extended
  }
}

/** A number extended by its next word; null at its end. */
function extendedAt(marks: readonly Mark[], at: number, sum: Sum | null, language: Language): Read | null {
  const joins = sum && isInside(marks[at], language) ? 1 : 0
  const mark = marks[at + joins]
  const word = mark && numberWord(mark.lower, language)
  if (!word) return null
  // '30 m' are meters, '30m' may be millions, 'B2' is not a billion; 'two-hundred' is read as its parts.
  if (mark.text.length === 1 && (!sum || mark.start !== marks[at - 1]?.end)) return null
  if (word.multiplies && marks[at]?.text === '-') return null
  const next = extended(sum, word, language)
  return next && { sum: next, end: at + joins + 1 }
}

/** 'Two hundred and five', 'twenty-one'. */
const isInside = (mark: Mark | undefined, language: Language): boolean =>
  mark !== undefined && (insideNumber[language].has(mark.lower) || mark.text === '-')

/** Digits, or the article of 'a hundred', begin a number. */
function firstAt(marks: readonly Mark[], at: number, language: Language): Sum | null {
  const first = marks[at]
  if (!first) return null
  if (DIGIT.test(first.text)) return { total: 0, current: valueOf(first.text, language), room: 0 }
  const isScaled = ARTICLES.has(first.lower) && numberWord(marks[at + 1]?.lower ?? '', language)?.multiplies
  return isScaled ? { total: 0, current: 1, room: Number.POSITIVE_INFINITY } : null
}

/** A number with one more word; null if that word begins another number. */
function extended(sum: Sum | null, { value, multiplies }: NumberWord, language: Language): Sum | null {
  if (multiplies) {
    if (!sum)
      return value < 100 ? null : { total: value >= 1000 ? value : 0, current: value >= 1000 ? 0 : value, room: value }
    const product = sum.current * value
    return value >= 1000
      ? { total: sum.total + product, current: 0, room: value }
      : { total: sum.total, current: product, room: value }
  }
  if (!sum) return { total: 0, current: value, room: roomAfter(value) }
  // 'Quatre-vingt' is four times twenty.
  if (language === 'fr' && sum.current === 4 && value === 20) return { ...sum, current: 80, room: 20 }
  if (value >= sum.room || value === 0) return null
  return { ...sum, current: sum.current + value, room: roomAfter(value) }
}

/** '20' leaves room below 20, '7' for nothing, '200' for two digits. */
const roomAfter = (value: number): number =>
  value >= 100 ? 100 : value >= 20 && value % 10 === 0 ? (value === 60 || value === 80 ? 20 : 10) : 1

/** What follows a whole number: 'and a half', 'point nine'. */
function tailAt(marks: readonly Mark[], at: number, language: Language): { value: number; length: number } | null {
  if (language !== 'en') return null
  const lower = (offset: number) => marks[at + offset]?.lower ?? ''
  if (lower(0) === 'and' && lower(1) === 'a' && lower(2) === 'half') return { value: 0.5, length: 3 }
  if (lower(0) !== 'point') return null
  const digits: string[] = []
  while (digits.length < 4) {
    const word = numberWord(lower(1 + digits.length), 'en')
    if (!word || word.multiplies || word.value > 9) break
    digits.push(String(word.value))
  }
  return digits.length === 0 ? null : { value: Number(`0.${digits.join('')}`), length: 1 + digits.length }
}

/** 'Thousand' after a fraction; a single letter doesn't count. */
function scaleAt(marks: readonly Mark[], at: number, language: Language): number | null {
  const mark = marks[at]
  const scale = mark && mark.text.length > 1 ? numberWord(mark.lower, language) : null
  return scale?.multiplies ? scale.value : null
}

const DIGIT = /^\d/
