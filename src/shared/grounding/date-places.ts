import { isDateWord, isMonth, isSameDate, isYear } from '#shared/grounding/date-words.ts'
import { isRelated, isSmallWord } from '#shared/grounding/stems.ts'
import type { Passage, Word } from '#shared/grounding/types.ts'

/**
 * Dates of a line that are in the source, but for something else, for the other end of a period, or next to another day
 * or year.
 */
export function misplacedDates(line: Passage, source: Passage): readonly Word[] {
  const years = line.words.filter(({ text }) => isYear(text))
  const fromAnotherYear = years.length === 1 ? years.filter((year) => belongsToAnotherYear(year, line, source)) : []
  const reversed = line.words.filter((word, at) => isReversed(word, line.words[at + 1], source))
  const paired = line.words.filter((_, at) => isPairedDifferently(at, line, source))
  return [...fromAnotherYear, ...reversed, ...paired]
}

/**
 * The action belongs to another year: 'restored the doors in 2019 and built the stairs in 2020' gives the doors one
 * date.
 */
function belongsToAnotherYear(year: Word, line: Passage, source: Passage): boolean {
  const spans = yearSpans(source)
  const own = spans.filter((span) => span.years.includes(year.text))
  if (own.length === 0 || spans.length < 2) return false
  const content = line.words.filter(
    ({ text, lower }) => !isSmallWord(lower) && !/\d/.test(text) && !/(?:ed|ing)$/.test(lower),
  )
  const isIn = (span: Span, { lower }: Word) => span.words.some((word) => isRelated(word.lower, lower))
  const others = spans.filter((span) => !span.years.includes(year.text))
  const ofOwn = content.filter(
    (word) => own.some((span) => isIn(span, word)) && !others.some((span) => isIn(span, word)),
  )
  const ofOthers = content.filter(
    (word) => others.some((span) => isIn(span, word)) && !own.some((span) => isIn(span, word)),
  )
  const isNamed = ({ text }: Word) => /^\p{Lu}/u.test(text)
  return (ofOwn.length === 0 && ofOthers.length > 0) || (ofOthers.some(isNamed) && !ofOwn.some(isNamed))
}

type Span = { readonly years: readonly string[]; readonly words: readonly Word[] }

/** The clauses of a text that name years. */
function yearSpans({ words }: Passage): readonly Span[] {
  const clauses = Map.groupBy(words, ({ clause }) => clause)
  return [...clauses.values()]
    .map((clause) => ({ years: clause.filter(({ text }) => isYear(text)).map(({ text }) => text), words: clause }))
    .filter(({ years }) => years.length > 0)
}

/** 'Since 2020' for 'until 2020', or for 'from 2018 to 2020', which has ended. */
function isReversed({ lower }: Word, after: Word | undefined, source: Passage): boolean {
  const opposite = OPPOSITES.find(([words]) => words.test(lower))?.[1]
  if (!opposite || !after || (!isYear(after.text) && !isDateWord(after.lower))) return false
  const places = source.words.flatMap((word, at) => (word.lower === after.lower ? [at] : []))
  const hasEnded = (at: number) => /^(?:to|until|till)$/.test(source.words[at + 1]?.lower ?? '') && lower === 'since'
  return places.length > 0 && places.every((at) => opposite.test(source.words[at - 1]?.lower ?? '') || hasEnded(at))
}

const OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:since|from|after)$/, /^(?:until|till|til|before|by|to)$/],
  [/^(?:until|till|before)$/, /^(?:since|from|after|in)$/],
  [/^(?:in|during)$/, /^(?:before|after)$/],
]

/** 'June 2022' for 'March 2022 to June 2023': a month keeps the day and year next to it. */
function isPairedDifferently(at: number, line: Passage, source: Passage): boolean {
  const month = line.words[at]
  if (!month || !isDateWord(month.lower)) return false
  const inLine = dayAndYearNear(line.words, at)
  const inSource = source.words.flatMap(({ lower }, index) =>
    isSameDate(lower, month.lower) ? [dayAndYearNear(source.words, index)] : [],
  )
  return (['day', 'year'] as const).some(
    (part) =>
      inLine[part] !== null &&
      (part === 'year' || isMonth(month.lower)) &&
      inSource.length > 0 &&
      inSource.every((date) => date[part] !== null && date[part] !== inLine[part]),
  )
}

function dayAndYearNear(
  words: readonly Word[],
  at: number,
): { readonly day: string | null; readonly year: string | null } {
  const near = [words[at - 1], words[at + 1], words[at + 2]].map(
    (word) => word?.lower.replace(/(?:st|nd|rd|th)$/, '') ?? '',
  )
  return {
    day: near.slice(0, 2).find((word) => /^(?:[12]?\d|3[01])$/.test(word)) ?? null,
    year: near.slice(1).find((word) => isYear(word)) ?? null,
  }
}
