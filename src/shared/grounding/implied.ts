import type { Passage } from '#shared/grounding/types.ts'
import type { Quantity } from '#shared/grounding/quantity.ts'
import { unitOf } from '#shared/grounding/units.ts'
import type { Language } from '#shared/text/languages.ts'

/** Numbers that follow from other words: 'a year' is 12 months, 'twice' is 2 times, 'halved' is by 50%. */
export function impliedIn(text: string, stated: readonly Quantity[], language: Language): readonly Quantity[] {
  if (language !== 'en') return []
  const lower = text.toLowerCase()
  const periods = Array.from(lower.matchAll(ONE_PERIOD), (match) => quantityOf(1, match[1] ?? null))
  const words = MEANINGS.flatMap(({ word, value, unit }) => (word.test(lower) ? [quantityOf(value, unit)] : []))
  const outOf = stated.flatMap((quantity, at) => {
    const next = stated[at + 1]
    const isShare =
      next &&
      /^\s*(?:(?:out )?of|in) (?:every )?$/.test(lower.slice(quantity.end, next.start)) &&
      next.value > quantity.value &&
      !next.isYear
    return isShare ? [quantityOf((100 * quantity.value) / next.value, 'percent')] : []
  })
  const ranks = Array.from(lower.matchAll(RANK_AFTER), (match) =>
    quantityOf(ONE_TO_TEN.indexOf(match[1] ?? '') + 1, 'rank'),
  )
  return [...periods, ...words, ...outOf, ...ranks]
}

const ONE_PERIOD =
  /\b(?:a|an|one|the|each|every|per|whole|last|this|first|full)[ -](decade|year|quarter|month|fortnight|week|day|hour|minute)\b/g

/** 'Year three' is the third. */
const RANK_AFTER = /\b(?:year|week|month|phase|grade|number) (one|two|three|four|five|six|seven|eight|nine|ten)\b/g
const ONE_TO_TEN = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

const MEANINGS: readonly { readonly word: RegExp; readonly value: number; readonly unit: string | null }[] = [
  { word: /\b(?:couple|pair|both|twins)\b/, value: 2, unit: null },
  { word: /\b(?:twice|double|doubled|doubling)\b/, value: 2, unit: 'times' },
  { word: /\b(?:doubled|doubling)\b/, value: 100, unit: 'percent' },
  { word: /\b(?:tripled|tripling|triple|three times|threefold)\b/, value: 3, unit: 'times' },
  { word: /\b(?:quadrupled|four times|fourfold)\b/, value: 4, unit: 'times' },
  { word: /\b(?:halved|halving)\b/, value: 50, unit: 'percent' },
  { word: /\b(?:won|winner|gold|champions?|number one|top)\b/, value: 1, unit: 'rank' },
  { word: /\b(?:all|whole|entire|every)\b/, value: 100, unit: 'percent' },
  { word: /\bhalf a year\b/, value: 6, unit: 'month' },
  { word: /\bhalf an hour\b/, value: 30, unit: 'minute' },
  { word: /\b(?:a year|one year|year) and a half\b/, value: 18, unit: 'month' },
  { word: /\b(?:an hour|one hour|hour) and a half\b/, value: 90, unit: 'minute' },
  { word: /\bsemester\b/, value: 6, unit: 'month' },
]

/** Words of a line that state a multiple: 'twice', 'doubled', 'halved'. */
export const multiplesIn = ({ words }: Passage): readonly { readonly value: number; readonly what: string }[] =>
  words.flatMap(({ lower, text }) => {
    const value = MULTIPLES.get(lower)
    return value === undefined ? [] : [{ value, what: text }]
  })

const MULTIPLES: ReadonlyMap<string, number> = new Map([
  ['twice', 2],
  ['doubled', 2],
  ['doubling', 2],
  ['tripled', 3],
  ['tripling', 3],
  ['thrice', 3],
  ['quadrupled', 4],
  ['threefold', 3],
  ['fivefold', 5],
  ['tenfold', 10],
  ['halved', 0.5],
  ['halving', 0.5],
])

const quantityOf = (value: number, unit: string | null): Quantity => ({
  value,
  unit: unit === null || unit === 'rank' ? null : unitOf(unit),
  isOrdinal: unit === 'rank',
  isFraction: false,
  isVague: false,
  isYear: false,
  bound: null,
  per: null,
  counted: [],
  pair: null,
  start: 0,
  end: 0,
  text: '',
})
