import { isDateWord, isMonth, isOneDate, isYear } from '#shared/grounding/date-words.ts'
import { isRelated, isSmallWord } from '#shared/grounding/stems.ts'
import type { Passage, Word } from '#shared/grounding/types.ts'

/** Dates of a line that were said, but of something else, of another end, or beside another day or year. */
export function misplacedDates(line: Passage, said: Passage): readonly Word[] {
  const years = line.words.filter(({ text }) => isYear(text))
  const ofAnother = years.length === 1 ? years.filter((year) => isOfAnother(year, line, said)) : []
  const turned = line.words.filter((word, at) => isTurned(word, line.words[at + 1], said))
  const paired = line.words.filter((_, at) => isOtherwisePaired(at, line, said))
  return [...ofAnother, ...turned, ...paired]
}

/** Something is told of in another year: 'restored the doors in 2019 and built the stairs in 2020' dates the doors once. */
function isOfAnother(year: Word, line: Passage, said: Passage): boolean {
  const spans = yearSpans(said)
  const own = spans.filter((span) => span.years.includes(year.text))
  if (own.length === 0 || spans.length < 2) return false
  const told = line.words.filter(
    ({ text, lower }) => !isSmallWord(lower) && !/\d/.test(text) && !/(?:ed|ing)$/.test(lower),
  )
  const isIn = (span: Span, { lower }: Word) => span.words.some((word) => isRelated(word.lower, lower))
  const others = spans.filter((span) => !own.includes(span))
  const ofOwn = told.filter((word) => own.some((span) => isIn(span, word)) && !others.some((span) => isIn(span, word)))
  const ofOthers = told.filter(
    (word) => others.some((span) => isIn(span, word)) && !own.some((span) => isIn(span, word)),
  )
  const isNamed = ({ text }: Word) => /^\p{Lu}/u.test(text)
  return (ofOwn.length === 0 && ofOthers.length > 0) || (ofOthers.some(isNamed) && !ofOwn.some(isNamed))
}

type Span = { readonly years: readonly string[]; readonly words: readonly Word[] }

/** The clauses of a text that name years, each with the words up to the next year. */
function yearSpans({ words }: Passage): readonly Span[] {
  const clauses = Map.groupBy(words, ({ clause }) => clause)
  return [...clauses.values()]
    .map((clause) => ({ years: clause.filter(({ text }) => isYear(text)).map(({ text }) => text), words: clause }))
    .filter(({ years }) => years.length > 0)
}

/** 'Since 2020' for 'until 2020', and for 'from 2018 to 2020', which has ended. */
function isTurned({ lower }: Word, after: Word | undefined, said: Passage): boolean {
  const opposite = AGAINST.find(([words]) => words.test(lower))?.[1]
  if (!opposite || !after || (!isYear(after.text) && !isDateWord(after.lower))) return false
  const places = said.words.flatMap((word, at) => (word.lower === after.lower ? [at] : []))
  const hasEnded = (at: number) => /^(?:to|until|till)$/.test(said.words[at + 1]?.lower ?? '') && lower === 'since'
  return places.length > 0 && places.every((at) => opposite.test(said.words[at - 1]?.lower ?? '') || hasEnded(at))
}

const AGAINST: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:since|from|after)$/, /^(?:until|till|til|before|by|to)$/],
  [/^(?:until|till|before)$/, /^(?:since|from|after|in)$/],
  [/^(?:in|during)$/, /^(?:before|after)$/],
]

/** 'June 2022' for 'March 2022 to June 2023': a month keeps the day and the year that stand beside it. */
function isOtherwisePaired(at: number, line: Passage, said: Passage): boolean {
  const month = line.words[at]
  if (!month || !isDateWord(month.lower)) return false
  const own = besides(line.words, at)
  const theirs = said.words.flatMap(({ lower }, place) =>
    isOneDate(lower, month.lower) ? [besides(said.words, place)] : [],
  )
  return (['day', 'year'] as const).some(
    (part) =>
      own[part] !== null &&
      (part === 'year' || isMonth(month.lower)) &&
      theirs.length > 0 &&
      theirs.every((one) => one[part] !== null && one[part] !== own[part]),
  )
}

function besides(words: readonly Word[], at: number): { readonly day: string | null; readonly year: string | null } {
  const near = [words[at - 1], words[at + 1], words[at + 2]].map(
    (word) => word?.lower.replace(/(?:st|nd|rd|th)$/, '') ?? '',
  )
  return {
    day: near.slice(0, 2).find((word) => /^(?:[12]?\d|3[01])$/.test(word)) ?? null,
    year: near.slice(1).find((word) => isYear(word)) ?? null,
  }
}
