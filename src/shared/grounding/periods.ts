import type { Mark } from '#shared/grounding/number-tokens.ts'
import { perPassage } from '#shared/grounding/per-passage.ts'
import type { Period } from '#shared/grounding/quantity.ts'
import type { Passage } from '#shared/grounding/types.ts'

/** The period after a number, with at most three words between: '25 tickets an hour', '220 returns a season'. */
export function periodAfter(marks: readonly Mark[], at: number): Period | null {
  for (let index = at; index < Math.min(marks.length, at + 5); index += 1) {
    const mark = marks[index]
    if (!mark || /^[\d.;:,()]/.test(mark.text)) return null
    // 'For an hour' is a duration.
    if (DURING.test(lowerAt(marks, index - 1))) continue
    const isCounted = index === at || lowerAt(marks, index - 1).endsWith('s')
    const period = periodAt(marks, index, isCounted)
    if (period) return period
  }
  return null
}

function periodAt(marks: readonly Mark[], at: number, isCounted: boolean): Period | undefined {
  const lower = lowerAt(marks, at)
  if (EACH.has(lower)) return periodNamed(marks, at + 1)
  const isEach = lower === 'the' && isCounted && !NEVER_EACH.test(lowerAt(marks, at + 2))
  return isEach ? PERIODS.get(lowerAt(marks, at + 1)) : EVERY.get(lower)
}

/** '60 tons the week' is used for 'a week'; '60 tons the week before' is not. */
const NEVER_EACH = /^(?:before|after|of|that|when|in|i|we|they|it|he|she|my|our)$/

type Words = readonly { readonly lower: string }[]

const lowerAt = (words: Words, at: number): string => words[at]?.lower ?? ''

/** Periods for which the passage gives a frequency or a rate. */
export const periodsIn = perPassage(
  ({ words }): ReadonlySet<Period> =>
    new Set(words.flatMap((_, at) => PERIOD_RULES.flatMap((periodIn) => periodIn(words, at) ?? []))),
)

/** Ways to express a period; each rule reads the words at an index. */
const PERIOD_RULES: readonly ((words: Words, at: number) => Period | undefined)[] = [
  // 'Daily', 'a week', 'in the week'.
  (words, at) => {
    const lower = lowerAt(words, at)
    const isEach = EACH.has(lower) || lower === 'one' || WITHIN.test(lower)
    const next = lowerAt(words, at + 1) === 'the' ? at + 2 : at + 1
    return EVERY.get(lower) ?? (isEach ? periodNamed(words, next) : undefined)
  },
  // 'My best week: 96 panels.'
  (words, at) => (USUAL.test(lowerAt(words, at)) ? PERIODS.get(lowerAt(words, at + 1)) : undefined),
  // 'I work nights', but not 'for 5 nights'.
  (words, at) => (A_FEW.test(lowerAt(words, at - 1)) ? undefined : WORKED.get(lowerAt(words, at))),
  // 'The first Saturday of the month.'
  (words, at) => {
    const isOfThe = lowerAt(words, at) === 'of' && lowerAt(words, at + 1) === 'the'
    return isOfThe && WEEKDAYS.test(lowerAt(words, at - 1)) ? PERIODS.get(lowerAt(words, at + 2)) : undefined
  },
  // 'Each summer'
  (words, at) => (EACH.has(lowerAt(words, at)) && YEARLY.test(lowerAt(words, at + 1)) ? 'year' : undefined),
  // 'Every Monday', 'Mondays'
  (words, at) => {
    const lower = lowerAt(words, at)
    return WEEKDAYS.test(lower) && (EACH.has(lowerAt(words, at - 1)) || lower.endsWith('s')) ? 'week' : undefined
  },
]

export type Rhythm = { readonly period: Period; readonly what: string; readonly clause: number }

/** The words of a text that state a frequency, with their period and clause. */
export function rhythmsIn({ words }: Passage): readonly Rhythm[] {
  return words.flatMap(({ lower, text, clause }, at) => {
    const every = EVERY.get(lower)
    if (every) return [{ period: every, what: text, clause }]
    const isRepeated = ALWAYS_EACH.test(lower) || (/^an?$/.test(lower) && TIMES.test(words[at - 1]?.lower ?? ''))
    const repeated = isRepeated ? PERIODS.get(words[at + 1]?.lower ?? '') : undefined
    if (!repeated) return []
    return [{ period: repeated, what: `${text} ${words[at + 1]?.text ?? ''}`, clause }]
  })
}

function periodNamed(words: Words, at: number): Period | undefined {
  const lower = lowerAt(words, at)
  const isOfAKind = /^(?:single|working|average|typical|normal|good|bad|busy|slow|peak|whole)$/.test(lower)
  return PERIODS.get(lower) ?? (isOfAKind ? PERIODS.get(lowerAt(words, at + 1)) : undefined)
}

const USUAL = /^(?:best|worst|busiest|average|usual|normal|typical|good|bad)$/
const A_FEW = /^(?:\d.*|two|three|four|five|six|seven)$/
const WORKED: ReadonlyMap<string, Period> = new Map([
  ['nights', 'night'],
  ['weekends', 'week'],
  ['shifts', 'shift'],
])
const DURING = /^(?:in|within|after|over|for|about|of)$/
const WITHIN = /^(?:in|for|by|on)$/
const TIMES = /^(?:once|twice|times|days|nights|hours|shifts)$/
const ALWAYS_EACH = /^(?:per|each|every|pro|jede[ns]?|par|chaque|cada)$/
const EACH = new Set([
  'a',
  'an',
  'per',
  'each',
  'every',
  '/',
  'pro',
  'je',
  'jede',
  'jeden',
  'jedes',
  'par',
  'chaque',
  'por',
  'cada',
  'al',
  'die',
  'am',
  'im',
])

const YEARLY =
  /^(?:summer|winter|spring|autumn|fall|christmas|easter|january|may|june|july|august|september|october|november|december)$/
const WEEKDAYS = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/

const named = (rows: Record<Period, string>): ReadonlyMap<string, Period> =>
  new Map(
    (Object.keys(rows) as Period[]).flatMap((period) => rows[period].split(' ').map((name) => [name, period] as const)),
  )

const PERIODS = named({
  second: 'second sekunde seconde segundo',
  minute: 'minute min minuto',
  hour: 'hour hr h stunde heure hora',
  day: 'day tag jour dia workday',
  night: 'night nacht nuit noche evening',
  shift: 'shift schicht',
  week: 'week woche semaine semana wk',
  month: 'month monat mois mes',
  season: 'season saison temporada',
  quarter: 'quarter quartal trimestre',
  year: 'year jahr an annee ano annum',
})

const EVERY = named({
  second: 'sekundlich',
  minute: 'minutlich',
  hour: 'hourly stundlich',
  day: 'daily taglich quotidien quotidienne diario diaria diariamente',
  night: 'nightly',
  shift: 'shiftly',
  week: 'weekly wochentlich hebdomadaire semanal semanalmente',
  month: 'monthly monatlich mensuel mensuelle mensual mensualmente',
  season: 'seasonally',
  quarter: 'quarterly trimestriel trimestral',
  year: 'yearly annual annually jahrlich annuel annuelle anual anualmente',
})
