import { insideNumber, numberWord } from '#shared/ai/grounding/number-words.ts'
import type { ResumeLanguage } from '#shared/resume/schema.ts'
import { foldWord } from '#shared/text/tokens.ts'

/** A mark of a text that numbers are read from: digits, a word, or a sign. */
export type Mark = { readonly text: string; readonly lower: string; readonly start: number; readonly end: number }

export const marksOf = (text: string): readonly Mark[] =>
  Array.from(text.matchAll(MARK), (match) => ({
    text: match[0],
    lower: foldWord(match[0].replaceAll('’', "'")),
    start: match.index,
    end: match.index + match[0].length,
  }))

/** A number and how many marks it takes. A bare 'one', 'a hundred' and the like are told apart by `isVague`. */
export type Numeral = {
  readonly value: number
  readonly length: number
  readonly isFraction: boolean
  /** A single small word that is an article or a pronoun as often as a number. */
  readonly isVague: boolean
}

/** The number that begins at a mark, in digits or words: '1,200', '12k', 'two and a half', 'a dozen', 'zweihundert'. */
export function numeralAt(marks: readonly Mark[], at: number, language: ResumeLanguage): Numeral | null {
  const mark = marks[at]
  if (!mark || isInName(marks, at)) return null
  return yearInWords(marks, at, language) ?? fractionAt(marks, at, language) ?? countAt(marks, at, language)
}

/** Digits that are glued to letters before them belong to a name: 'B2B', 'S3'. */
function isInName(marks: readonly Mark[], at: number): boolean {
  const [before, mark, after] = [marks[at - 1], marks[at], marks[at + 1]]
  if (!mark || !DIGIT.test(mark.text)) return false
  if (before?.end === mark.start && /^\p{L}/u.test(before.text) && !/^(?:usd|eur|gbp|chf|us|q)$/.test(before.lower))
    return true
  const glued = after?.start === mark.end && /^\p{L}/u.test(after.text)
  return glued && !GLUED.test(after.lower)
}

const GLUED =
  /^(?:k|m|mn|mio|bn|b|g|kg|mg|t|h|hr|hrs|min|mins|s|ms|sec|km|cm|mm|l|ml|kb|mb|gb|tb|kw|mw|kwh|mwh|st|nd|rd|th|er|e|eme|x|am|pm|ft|lb|lbs|pp|pct|ha|sqm|usd|eur|gbp|chf|yr|yrs|s)$/

function countAt(marks: readonly Mark[], at: number, language: ResumeLanguage): Numeral | null {
  const first = marks[at]
  if (!first) return null
  let place = at
  let total = 0
  let current: number | null = null
  let smallest = Number.POSITIVE_INFINITY
  if (DIGIT.test(first.text)) {
    current = valueOf(first.text, language)
    smallest = 0
    place += 1
  } else if (ARTICLES.has(first.lower) && times(marks[at + 1], language)) {
    current = 1
    place += 1
  }
  for (;;) {
    const skip = current !== null && insideNumber[language].has(marks[place]?.lower ?? '') ? 1 : 0
    const dash = current !== null && marks[place]?.text === '-' ? 1 : 0
    const mark = marks[place + skip + dash]
    const word = mark && numberWord(mark.lower, language)
    // '30 m' are metres, '30m' may be millions.
    if (!word || (mark.text.length === 1 && mark.start !== marks[place - 1]?.end)) break
    if (word.multiplies) {
      if (current === null && word.value < 100) break
      if (dash && !skip) break
      const by = word.value
      const base: number = current ?? 1
      if (by >= 1000) {
        total += base * by
        current = 0
      } else current = base * by
      smallest = by
    } else if (language === 'fr' && current === 4 && word.value === 20) {
      current = 80
      smallest = 20
    } else if (current === null) {
      current = word.value
      smallest = sizeOf(word.value)
    } else {
      if (word.value >= smallest || smallest === 0 || word.value === 0) break
      current += word.value
      smallest = sizeOf(word.value)
    }
    place += skip + dash + 1
  }
  if (current === null) return null
  const extra = tailAt(marks, place, language)
  const value = total + current + (extra?.value ?? 0)
  const length = place - at + (extra?.length ?? 0)
  return { value, length, isFraction: false, isVague: length === 1 && /^(?:one|ein|uno|un|una|y)$/.test(first.lower) }
}

/** '20' leaves room below 20, '7' for nothing, '200' for two digits. */
const sizeOf = (value: number): number =>
  value >= 100 ? 100 : value >= 20 && value % 10 === 0 ? (value === 60 || value === 80 ? 20 : 10) : 1

const times = (mark: Mark | undefined, language: ResumeLanguage): boolean =>
  mark !== undefined && numberWord(mark.lower, language)?.multiplies === true

/** What follows a whole number: 'and a half', 'point nine'. With a scale after it: 'two and a half thousand' is not read. */
function tailAt(
  marks: readonly Mark[],
  at: number,
  language: ResumeLanguage,
): { value: number; length: number } | null {
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

/** 'Twenty twenty one' and 'nineteen ninety'. */
function yearInWords(marks: readonly Mark[], at: number, language: ResumeLanguage): Numeral | null {
  if (language !== 'en') return null
  const value = (place: number) => {
    const word = numberWord(marks[place]?.lower ?? '', 'en')
    return word && !word.multiplies ? word.value : null
  }
  const century = value(at)
  const decade = value(at + 1)
  if ((century !== 19 && century !== 20) || decade === null || decade < 10) return null
  const one = decade >= 20 ? value(at + 2) : null
  const isOne = one !== null && one > 0 && one < 10
  return { value: century * 100 + decade + (isOne ? one : 0), length: isOne ? 3 : 2, isFraction: false, isVague: false }
}

/** 'Half', 'a third', 'two thirds', 'a quarter of', as percent; 'a quarter of a million' and 'half a million' as numbers. */
function fractionAt(marks: readonly Mark[], at: number, language: ResumeLanguage): Numeral | null {
  const lower = (offset: number) => marks[at + offset]?.lower ?? ''
  const parts = FRACTIONS[language]
  const above = /^(?:a|one|an|ein|eine|einem|einen|un|une|une|la)$/.test(lower(0))
    ? 1
    : numberWord(lower(0), language)?.value
  const named = parts.get(lower(0))
  const [part, count, length] =
    named !== undefined && !NEEDS_COUNT.has(lower(0))
      ? [named, 1, 1]
      : above !== undefined && above < 10 && parts.has(lower(1))
        ? [parts.get(lower(1)) ?? 0, above, 2]
        : [0, 0, 0]
  if (part === 0) return null
  const share = count / part
  const skip = lower(length) === 'of' ? 1 : 0
  const article = ARTICLES.has(lower(length + skip)) ? 1 : 0
  const scale = numberWord(lower(length + skip + article), language)
  if (scale?.multiplies && (skip || article))
    return { value: share * scale.value, length: length + skip + article + 1, isFraction: false, isVague: false }
  return { value: share * 100, length, isFraction: true, isVague: false }
}

const ARTICLES = new Set(['a', 'an', 'ein', 'eine', 'einer', 'un', 'une', 'una'])
/** 'Third', 'quarter' and the like alone are ranks and times of a year. */
const NEEDS_COUNT = new Set(
  'third thirds quarter quarters fifth fifths tenth tenths tiers quart viertel drittel tercio cuarto'.split(' '),
)

const FRACTIONS: Record<ResumeLanguage, ReadonlyMap<string, number>> = {
  en: new Map([
    ['half', 2],
    ['halves', 2],
    ['third', 3],
    ['thirds', 3],
    ['quarter', 4],
    ['quarters', 4],
    ['fifth', 5],
    ['fifths', 5],
    ['tenth', 10],
  ]),
  de: new Map([
    ['halfte', 2],
    ['drittel', 3],
    ['viertel', 4],
    ['funftel', 5],
    ['zehntel', 10],
  ]),
  fr: new Map([
    ['moitie', 2],
    ['tiers', 3],
    ['quart', 4],
    ['cinquieme', 5],
  ]),
  es: new Map([
    ['mitad', 2],
    ['tercio', 3],
    ['cuarto', 4],
  ]),
}

/** Digits as a number: in English commas part thousands, elsewhere points do and a comma begins the fraction. */
export function valueOf(digits: string, language: ResumeLanguage): number {
  const plain = digits.replace(/[  '’\s]/g, '')
  if (language === 'en') {
    if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain)) return Number(plain.replaceAll(',', ''))
    return Number(plain.replace(',', '.'))
  }
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(plain)) return Number(plain.replaceAll('.', '').replace(',', '.'))
  if (/^\d{1,3}(?:,\d{3}){2,}$/.test(plain)) return Number(plain.replaceAll(',', ''))
  return Number(plain.replace(',', '.'))
}

const DIGIT = /^\d/
const MARK =
  /\d{1,3}(?:[   '’]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)*|\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*|[%$€£¥₹]|[-–—→+/<>~≥≤#]|->|[.,:;!?()&]/gu
