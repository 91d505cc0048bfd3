import type { Mark } from '#shared/grounding/number-tokens.ts'
import { numberWord } from '#shared/grounding/number-words.ts'
import type { Language } from '#shared/text/languages.ts'

/** A number and how many marks it takes. A bare 'one', 'a hundred' and the like are marked `isVague`. */
export type Numeral = {
  readonly value: number
  readonly length: number
  readonly isFraction: boolean
  /** A single small word that is an article or a pronoun as often as a number. */
  readonly isVague: boolean
}

/** 'Twenty twenty one' and 'nineteen ninety'. */
export function yearInWords(marks: readonly Mark[], at: number, language: Language): Numeral | null {
  if (language !== 'en') return null
  const value = (index: number) => {
    const word = numberWord(marks[index]?.lower ?? '', 'en')
    return word && !word.multiplies ? word.value : null
  }
  const century = value(at)
  const decade = value(at + 1)
  if ((century !== 19 && century !== 20) || decade === null || decade < 10) return null
  const lastDigit = decade >= 20 ? value(at + 2) : null
  const hasLastDigit = lastDigit !== null && lastDigit > 0 && lastDigit < 10
  return {
    value: century * 100 + decade + (hasLastDigit ? lastDigit : 0),
    length: hasLastDigit ? 3 : 2,
    isFraction: false,
    isVague: false,
  }
}

/**
 * 'Half', 'a third', 'two thirds', 'a quarter of', as percent; 'a quarter of a million' and 'half a million' as
 * numbers.
 */
export function fractionAt(marks: readonly Mark[], at: number, language: Language): Numeral | null {
  const share = shareAt(marks, at, language)
  // 'In 2 halves': pieces, not a share.
  if (!share || share.count === share.parts) return null
  const { length } = share
  const value = share.count / share.parts
  const scale = scaleAfter(marks, at + length, language)
  return scale
    ? { value: value * scale.value, length: length + scale.length, isFraction: false, isVague: false }
    : { value: value * 100, length, isFraction: true, isVague: false }
}

/** Numerator and denominator of a share: 'half', 'two thirds'. */
function shareAt(
  marks: readonly Mark[],
  at: number,
  language: Language,
): { readonly count: number; readonly parts: number; readonly length: number } | null {
  const [first = '', second = ''] = [marks[at]?.lower, marks[at + 1]?.lower]
  const named = FRACTIONS[language].get(first)
  if (named !== undefined && !NEEDS_COUNT.has(first)) return { count: 1, parts: named, length: 1 }
  const count = COUNTS_ONE.test(first) ? 1 : numberWord(first, language)?.value
  const parts = FRACTIONS[language].get(second)
  return count !== undefined && count < 10 && parts !== undefined ? { count, parts, length: 2 } : null
}

const COUNTS_ONE = /^(?:a|one|an|ein|eine|einem|einen|un|une|la)$/

/** '… of a million', '… a million'. */
function scaleAfter(
  marks: readonly Mark[],
  at: number,
  language: Language,
): { readonly value: number; readonly length: number } | null {
  const skipped = marks[at]?.lower === 'of' ? 1 : 0
  const length = skipped + (ARTICLES.has(marks[at + skipped]?.lower ?? '') ? 1 : 0)
  const scale = numberWord(marks[at + length]?.lower ?? '', language)
  return scale?.multiplies && length > 0 ? { value: scale.value, length: length + 1 } : null
}

export const ARTICLES = new Set(['a', 'an', 'ein', 'eine', 'einer', 'un', 'une', 'una'])
/** Alone, 'third', 'quarter' and the like are ranks and parts of a year. */
const NEEDS_COUNT = new Set(
  'third thirds quarter quarters fifth fifths tenth tenths tiers quart viertel drittel tercio cuarto'.split(' '),
)

const FRACTIONS: Record<Language, ReadonlyMap<string, number>> = {
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
