import { isRelated, isSmallWord } from '#shared/ai/grounding/stems.ts'
import type { ResumeLanguage } from '#shared/resume/schema.ts'
import type { Passage, Reading, Violation, Word } from '#shared/ai/grounding/types.ts'

/** Months, weekdays, seasons and decades of the line that nobody named, and years that belong to something else. */
export function dateViolations({ line, said, known, language }: Reading): readonly Violation[] {
  const wanted = line.words.filter((word, at) => isDated(word, line.words[at - 1], line.words[at + 1], language))
  const unsaid = wanted.filter(
    ({ lower }) => ![...said.words, ...known.words].some((word) => isOneDate(word.lower, lower)),
  )
  const years = line.words.filter(({ text }) => YEAR.test(text))
  const misplaced = years.length === 1 ? years.filter((year) => isOfAnother(year, line, said)) : []
  const turned = line.words.filter((word, at) => isTurned(word, line.words[at + 1], said))
  const paired = line.words.filter((_, at) => isOtherwisePaired(at, line, said))
  const relative = agoIn(line.text).filter(
    (what) => !agoIn(said.text).includes(what) && !(GOES_ON.test(what) && STILL.test(said.text)),
  )
  const times = timesIn(line.text).filter(
    (time) =>
      timesIn(said.text).some((other) => other.slice(0, -2) === time.slice(0, -2)) &&
      !timesIn(said.text).includes(time),
  )
  return [...[...unsaid, ...misplaced, ...turned, ...paired].map(({ text }) => text), ...relative, ...times].map(
    (what) => ({
      kind: 'date',
      what,
    }),
  )
}

/** 'Since 2020' for 'until 2020', and for 'from 2018 to 2020', which has ended. */
function isTurned({ lower }: Word, after: Word | undefined, said: Passage): boolean {
  const opposite = AGAINST.find(([words]) => words.test(lower))?.[1]
  if (!opposite || !after || (!YEAR.test(after.text) && !isDateWord(after.lower))) return false
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
      own[part] !== null && theirs.length > 0 && theirs.every((one) => one[part] !== null && one[part] !== own[part]),
  )
}

function besides(words: readonly Word[], at: number): { readonly day: string | null; readonly year: string | null } {
  const near = [words[at - 1], words[at + 1], words[at + 2]].map(
    (word) => word?.lower.replace(/(?:st|nd|rd|th)$/, '') ?? '',
  )
  return {
    day: near.slice(0, 2).find((word) => /^(?:[12]?\d|3[01])$/.test(word)) ?? null,
    year: near.slice(1).find((word) => YEAR.test(word)) ?? null,
  }
}

/** 'Last year', 'next summer': when something is told from today. */
const agoIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .match(
      /\b(?:last|next|this|previous) (?:year|month|week|quarter|season|summer|winter|spring|autumn|fall)\b(?! of)|\b(?:to|until|till) (?:present|now|today|date)\b/g,
    ) ?? []

/** '2am', '10:30pm'. */
const timesIn = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\b\d{1,2}(?::\d\d)? ?[ap]m\b/g) ?? []).map((time) => time.replace(' ', ''))

const GOES_ON = /(?:present|now|today|date)$/
const STILL = /\b(?:now|today|still|current(?:ly)?|present|so far|since|these days|i am|i'm|i work|i do)\b/i

/** Whether a folded word is a month, a weekday, a season or a decade in one of our languages. */
export const isDateWord = (lower: string): boolean => dateOf(lower) !== null

function isDated(
  { text, lower }: Word,
  before: Word | undefined,
  after: Word | undefined,
  language: ResumeLanguage,
): boolean {
  if (!isDateWord(lower)) return false
  if (language !== 'en') return !OTHERWISE_WORDS.test(lower)
  if (!DOUBTFUL.test(lower)) return true
  // 'May' and 'march' are dates with a capital and something of a date around them.
  if (!/^\p{Lu}/u.test(text)) return false
  const isInTime = /^(?:in|since|until|by|from|to|of|early|late|mid)$/.test(before?.lower ?? '')
  return isInTime || /^\d/.test(after?.text ?? '') || /^\d/.test(before?.text ?? '')
}

/** 'Mon', 'sept' and 'été' are everyday words in French, 'mar' in Spanish. */
const OTHERWISE_WORDS = /^(?:mon|sept|ete|mar|sat|sun|fall|may|march|spring|dec)$/
const DOUBTFUL = /^(?:may|march|mar|mai|sat|sun|fall|mars|spring|mon|wed|sept|marz)$/

const isOneDate = (a: string, b: string): boolean => {
  const [one, other] = [dateOf(a), dateOf(b)]
  return one !== null && one === other
}

/** The date that a word names, by the first of its spellings. */
function dateOf(lower: string): string | null {
  const row = DATES.find(
    (names) => names.includes(lower) || (lower.endsWith('s') && names.includes(lower.slice(0, -1))),
  )
  return row?.[0] ?? null
}

const DATES: readonly (readonly string[])[] = `january jan januar janner janvier enero
february feb februar fevrier febrero
march mar marz mars marzo
april apr avril abril
may mai mayo
june jun juni juin junio
july jul juli juillet julio
august aug aout agosto
september sep sept septembre septiembre
october oct oktober octobre octubre
november nov novembre noviembre
december dec dezember decembre diciembre
monday mon montag lundi lunes
tuesday tue dienstag mardi martes
wednesday wed mittwoch mercredi miercoles
thursday thu donnerstag jeudi jueves
friday fri freitag vendredi viernes
saturday sat samstag samedi sabado
sunday sun sonntag dimanche domingo
summer sommer ete verano
winter hiver invierno
autumn fall herbst automne otono
spring fruhling fruhjahr printemps primavera
easter ostern paques pascua
christmas weihnachten noel navidad
fifties 1950s 50s
sixties 1960s 60s
seventies 1970s 70s
eighties 1980s 80s
nineties 1990s 90s
noughties 2000s
weekend weekends
weekday weekdays
morning mornings
afternoon afternoons
evening evenings night nights
yesterday
tomorrow`
  .split('\n')
  .map((row) => row.split(' '))

const YEAR = /^(?:19|20)\d\d$/

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
function yearSpans({
  words,
}: Passage): readonly { readonly years: readonly string[]; readonly words: readonly Word[] }[] {
  const clauses = Map.groupBy(words, ({ clause }) => clause)
  return [...clauses.values()]
    .map((clause) => ({ years: clause.filter(({ text }) => YEAR.test(text)).map(({ text }) => text), words: clause }))
    .filter(({ years }) => years.length > 0)
}
