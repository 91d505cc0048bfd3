import type { Numeral } from '#shared/grounding/fractions.ts'
import { marksOf, type Mark } from '#shared/grounding/number-tokens.ts'
import { numeralAt } from '#shared/grounding/numerals.ts'
import { ordinalAt } from '#shared/grounding/ordinals.ts'
import { boundAt, pairedBy } from '#shared/grounding/ranges.ts'
import { periodAfter } from '#shared/grounding/periods.ts'
import type { Quantity } from '#shared/grounding/quantity.ts'
import { isMoney, unitOf, unitOfWords, type Unit } from '#shared/grounding/units.ts'
import type { Language } from '#shared/text/languages.ts'

/** All numbers of a text, in digits or words, in order. */
export function quantitiesIn(text: string, language: Language): readonly Quantity[] {
  const marks = marksOf(text)
  const found: { from: number; to: number; quantity: Quantity }[] = []
  for (let at = 0; at < marks.length; at += 1) {
    const read = ordinalAt(marks, at, language) ?? quantityAt(text, marks, at, language)
    if (!read) continue
    found.push({ from: read.from, to: read.to, quantity: read.quantity })
    at = read.to - 1
  }
  return withPairs(found, marks, language)
}

type Read = { readonly quantity: Quantity; readonly from: number; readonly to: number }

function quantityAt(text: string, marks: readonly Mark[], at: number, language: Language): Read | null {
  const numeral = numeralAt(marks, at, language) ?? articleAt(marks, at)
  if (!numeral) return null
  const end = at + numeral.length
  const money = moneyBefore(marks, at)
  const named = unitBehind(marks, end, language)
  const unit = money ?? (numeral.isFraction ? PERCENT : (named?.unit ?? null))
  const from = money ? at - 1 : at
  const to = named && !numeral.isFraction ? named.to : end
  const span = spanOf(marks, from, to)
  const digits = spanOf(marks, at, end)
  return {
    from,
    to,
    quantity: {
      value: numeral.value,
      unit,
      isOrdinal: false,
      isFraction: numeral.isFraction,
      isVague: numeral.isVague && !named,
      isYear: unit === null && isYear(numeral.value, text.slice(digits.start, digits.end)),
      bound: boundAt(marks, from, end) ?? boundAt(marks, from, to),
      per: periodAfter(marks, to),
      counted: countedAfter(marks, to),
      pair: null,
      ...span,
      text: text.slice(span.start, span.end),
    },
  }
}

/** Start and end of marks in their text; `to` is the index after the last. */
const spanOf = (marks: readonly Mark[], from: number, to: number) => ({
  start: marks[from]?.start ?? 0,
  end: marks[to - 1]?.end ?? 0,
})

/** The currency right before a number. */
function moneyBefore(marks: readonly Mark[], at: number): Unit | null {
  const lower = marks[at - 1]?.lower ?? ''
  const unit = unitOf(lower)
  return unit && isMoney(unit) && /^(?:[$€£¥₹]|usd|eur|gbp|chf|inr|jpy)$/.test(lower) ? unit : null
}

/** The unit after a number, perhaps with a dash or plus between, and the index of the mark after it. */
function unitBehind(
  marks: readonly Mark[],
  end: number,
  language: Language,
): { readonly unit: Unit; readonly to: number } | null {
  const at = /^[-+]$/.test(marks[end]?.text ?? '') ? end + 1 : end
  const found = unitAfter(marks, at, language)
  if (!found) return null
  const to = at + found.length
  // '91-year-old': an age is not a duration.
  return /^- old\b|^old\b/.test(textOf(marks, to)) ? null : { unit: found.unit, to }
}

/** 'Under an hour': an article counts as a number if it is bounded. */
function articleAt(marks: readonly Mark[], at: number): Numeral | null {
  const dimension = /^(?:a|an)$/.test(marks[at]?.lower ?? '') && unitOf(marks[at + 1]?.lower ?? '')?.dimension
  const isTime = dimension === 'seconds' || dimension === 'months'
  return isTime && boundAt(marks, at, at + 1) ? { value: 1, length: 1, isFraction: false, isVague: false } : null
}

const textOf = (marks: readonly Mark[], from: number) =>
  marks
    .slice(from, from + 2)
    .map(({ lower }) => lower)
    .join(' ')

const PERCENT: Unit = { dimension: 'percent', factor: 1 }

const isYear = (value: number, digits: string) =>
  Number.isInteger(value) && value >= 1900 && value < 2100 && !/\d[.,\s'’]\d/.test(digits)

function unitAfter(marks: readonly Mark[], at: number, language: Language) {
  const found = unitOfWords(marks.slice(at, at + 3).map(({ lower }) => lower))
  const word = marks[at]
  if (!found || !word) return null
  const isUnit = found.length > 1 || word.lower.length > 2 || isShortUnit(word, marks, at, language)
  return isUnit ? found : null
}

/** Whether a word of one or two letters is a unit in its context. */
function isShortUnit({ lower, start }: Mark, marks: readonly Mark[], at: number, language: Language): boolean {
  const before = marks[at - 1]
  const isGlued = start === before?.end
  // Small words that are units only if attached to digits, or only in their own language.
  if (/^(?:to|go|mo|mi)$/.test(lower)) return isGlued
  if (lower === 'an') return language === 'fr'
  if (lower.length > 1) return true
  return /^\d/.test(before?.text ?? '') && (isGlued || !isHyphened(marks, at))
}

/** '260 x-rayed welds', '40 t-shirts'. */
function isHyphened(marks: readonly Mark[], at: number): boolean {
  const [word, dash, rest] = marks.slice(at, at + 3)
  return dash?.text === '-' && dash.start === word?.end && rest?.start === dash.end
}

function countedAfter(marks: readonly Mark[], at: number): readonly string[] {
  const words: string[] = []
  for (const { lower } of marks.slice(at, at + 3)) {
    if (!/^\p{L}{2,}/u.test(lower) || ENDS_PHRASE.has(lower)) break
    words.push(lower)
  }
  return words
}

const ENDS_PHRASE = new Set(
  `a an the and or to of in on at for with within by per from into over under after before against if just only mostly mainly now today than that which who is are was were
   has have had each every between during since until without across as via about around when while where it i we he she
   they my our his her their this these those out up down off not so because but more less plus
   und oder in im mit von vom bei fur pro je auf aus zu zum zur nach als die der das den dem des bis aber sowie am an
   et ou de du des par pour dans en avec sur chez sans la le les au aux dont qui
   y o por para con sin el los las del al que entre desde hasta como su sus mas`.split(/\s+/),
)

/** Adjacent numbers that form a range or a change; a unit, currency or thousands stated once apply to both. */
function withPairs(
  found: readonly { from: number; to: number; quantity: Quantity }[],
  marks: readonly Mark[],
  language: Language,
): Quantity[] {
  const all = found.map(({ quantity }) => quantity)
  for (let at = 0; at + 1 < found.length; at += 1) {
    const [low, high] = [found[at], found[at + 1]]
    const [first, second] = [all[at], all[at + 1]]
    if (!low || !high || !first || !second || first.isOrdinal !== second.isOrdinal) continue
    const pairing = pairedBy(marks, low, high, language)
    if (!pairing) continue
    const unit = first.unit ?? second.unit
    const shared = { counted: first.counted.length > 0 ? first.counted : second.counted, per: first.per ?? second.per }
    const isYear = first.isYear && second.isYear
    const value = pairing === 'range' ? scaled(first.value, second) : first.value
    all[at] = { ...first, ...shared, value, unit, isYear, pair: { other: second.value, isFirst: true, pairing } }
    all[at + 1] = {
      ...second,
      unit: second.unit ?? unit,
      isYear,
      pair: { other: value, isFirst: false, pairing },
    }
  }
  return all
}

/** 'Between three and four hundred' begins at 300, '8 to 12k' at 8,000. */
function scaled(value: number, { value: high, text }: Quantity): number {
  const scale = SCALES.find(([size, word]) => high >= size && word.test(text))?.[0]
  const isShared = scale !== undefined && value < 100 && value < high / scale
  return isShared ? value * scale : value
}

const SCALES = [
  [1e6, /million|millon|mio|\dm\b/i],
  [1e3, /thousand|grand|tausend|mille|\bmil\b|\d ?k\b/i],
  [100, /hundred|hundert|cents?\b/i],
] as const
