import type { Mark } from '#shared/grounding/marks.ts'
import { perPassage } from '#shared/grounding/per-passage.ts'
import type { Period } from '#shared/grounding/quantity.ts'
import type { Passage } from '#shared/grounding/types.ts'

/** The period after a number, with at most three words between: '25 tickets an hour', '220 returns a season'. */
export function periodAfter(marks: readonly Mark[], at: number): Period | null {
  for (let place = at; place < Math.min(marks.length, at + 5); place += 1) {
    const mark = marks[place]
    if (!mark || /^[\d.;:,()]/.test(mark.text)) return null
    const isDuration = DURING.test(marks[place - 1]?.lower ?? '')
    const isCounted = place === at || marks[place - 1]?.lower.endsWith('s')
    if (mark.lower === 'the' && isCounted && !NEVER_EACH.test(marks[place + 2]?.lower ?? '')) {
      const each = isDuration ? undefined : PERIODS.get(marks[place + 1]?.lower ?? '')
      if (each) return each
    }
    const period = isDuration ? undefined : EACH.has(mark.lower) ? periodNamed(marks, place + 1) : EVERY.get(mark.lower)
    if (period) return period
  }
  return null
}

/** '60 tons the week' is said for 'a week', '60 tons the week before' is not. */
const NEVER_EACH = /^(?:before|after|of|that|when|in|i|we|they|it|he|she|my|our)$/

/** What is said to happen, or be counted, once in which time. */
export const periodsIn = perPassage(({ words }): ReadonlySet<Period> => {
  const found = new Set<Period>()
  words.forEach(({ lower }, at) => {
    const next = words[at + 1]?.lower ?? ''
    const period =
      EVERY.get(lower) ??
      (EACH.has(lower) || lower === 'one' || WITHIN.test(lower)
        ? periodNamed(words, next === 'the' ? at + 2 : at + 1)
        : undefined)
    if (period) found.add(period)
    // 'My best week: 96 panels.'
    const kind = /^(?:best|worst|busiest|average|usual|normal|typical|good|bad)$/.test(lower) && PERIODS.get(next)
    if (kind) found.add(kind)
    // 'I work nights', but not 'for 5 nights'.
    if (
      /^(?:nights|weekends|shifts)$/.test(lower) &&
      !/^(?:\d.*|two|three|four|five|six|seven)$/.test(words[at - 1]?.lower ?? '')
    )
      found.add(lower === 'nights' ? 'night' : lower === 'shifts' ? 'shift' : 'week')
    // 'The first Saturday of the month.'
    const round = lower === 'of' && next === 'the' && WEEKDAYS.test(words[at - 1]?.lower ?? '')
    const isRound = round ? PERIODS.get(words[at + 2]?.lower ?? '') : undefined
    if (isRound) found.add(isRound)
    if (EACH.has(lower) && YEARLY.test(next)) found.add('year')
    if (WEEKDAYS.test(lower) && (EACH.has(words[at - 1]?.lower ?? '') || lower.endsWith('s'))) found.add('week')
  })
  return found
})

export type Rhythm = { readonly period: Period; readonly what: string; readonly clause: number }

/** The words of a text that say how often, with the time that they name and the clause they stand in. */
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

function periodNamed(marks: readonly { readonly lower: string }[], at: number): Period | undefined {
  const lower = marks[at]?.lower ?? ''
  return (
    PERIODS.get(lower) ??
    (/^(?:single|working|average|typical|normal|good|bad|busy|slow|peak|whole)$/.test(lower)
      ? PERIODS.get(marks[at + 1]?.lower ?? '')
      : undefined)
  )
}

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
