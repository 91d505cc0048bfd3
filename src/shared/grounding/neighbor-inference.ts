import type { Quantity } from '#shared/grounding/quantity.ts'
import { isMoney } from '#shared/grounding/units.ts'

/**
 * Readings of bare numbers that take their unit or magnitude from a neighbor: '510' after 'target was 420k' may be
 * 510k, '61' after '86%' may be 61%. A number that counts something of its own, names a place or gives an age takes
 * nothing.
 */
export const inferredFromNeighbors = (numbers: readonly Quantity[], text: string): readonly Quantity[] => [
  ...inferredForward(numbers, text),
  // A percentage carries forward only: the '%' comes before the bare number.
  ...inferredForward(numbers.toReversed(), text).filter(({ unit }) => unit?.dimension !== 'percent'),
]

/**
 * Bare numbers with the unit of the last number before them, in the given order; a number that took a unit passes it
 * on.
 */
function inferredForward(numbers: readonly Quantity[], text: string): readonly Quantity[] {
  let unitSource: Quantity | null = null
  let last: Quantity | null = null
  const inferred: Quantity[] = []
  for (const quantity of numbers) {
    const isNear =
      unitSource !== null && last !== null && isBare(quantity, text) && gapBetween(quantity, last) < MAX_DISTANCE
    const readings: readonly Quantity[] = unitSource && isNear ? readingsFrom(unitSource, quantity) : []
    inferred.push(...readings)
    // 'Four thousand' after '£340' takes pounds and passes on both.
    if (canPassOn(quantity)) unitSource = readings[0] ?? quantity
    if (canPassOn(quantity) || readings.length > 0) last = quantity
  }
  return inferred
}

/** Maximum distance in characters between two numbers of one thought. */
const MAX_DISTANCE = 160

const gapBetween = (a: Quantity, b: Quantity) => Math.max(a.start, b.start) - Math.min(a.end, b.end)

const isPlain = ({ isOrdinal, isFraction, isVague, isYear }: Quantity) =>
  !isOrdinal && !isFraction && !isVague && !isYear

const canPassOn = (quantity: Quantity): boolean =>
  isPlain(quantity) &&
  (quantity.unit
    ? isMoney(quantity.unit) || quantity.unit.dimension === 'percent'
    : quantity.counted.length === 0 && scaleOf(quantity) > 1)

const isBare = (quantity: Quantity, text: string): boolean =>
  isPlain(quantity) &&
  quantity.unit === null &&
  quantity.counted.length === 0 &&
  !NAMES_OR_COUNTS.test(text.slice(Math.max(0, quantity.start - 16), quantity.start)) &&
  !/^\s+(?:out )?of\b/.test(text.slice(quantity.end))

/** 'Place 31' is a name, 'I'm 52' an age, 'we were 7' people. */
const NAMES_OR_COUNTS =
  /\b(?:i am|i'm|aged?|turned|place|number|no\.?|room|grade|level|version|page|route|bus|line|platform|(?:we|they|there) (?:were|are)|team of|(?:\d|one|two|three|four|five|six|seven|eight|nine) (?:out )?of)\s+$/i

function readingsFrom(unitSource: Quantity, quantity: Quantity): readonly Quantity[] {
  const { unit } = unitSource
  if (unit?.dimension === 'percent') return quantity.value <= 100 ? [{ ...quantity, unit }] : []
  const value = quantity.value * scaleOf(unitSource)
  // '52' after '60,000' is in thousands, '7' is not. After '8,000', in digits only, a number must be similar in size,
  // such as '11'.
  const [min, range] = SCALED.test(unitSource.text) ? [0, 10] : [10, 4]
  const isSimilarSize = value > unitSource.value / range && value < unitSource.value * range
  const isScaled = quantity.value >= min && quantity.value < 1000 && isSimilarSize && value > quantity.value
  const isLikely = quantity.value > unitSource.value / 100 && quantity.value < unitSource.value * 100
  return [...(unit && isLikely ? [{ ...quantity, unit }] : []), ...(isScaled ? [{ ...quantity, unit, value }] : [])]
}

/** The scale of a number: 1,000 for '420k' and '60,000'. */
function scaleOf({ value, text }: Quantity): number {
  if (SCALED.test(text)) return [1e9, 1e6, 1e3].find((scale) => value >= scale) ?? 1
  return value >= 1000 && value % 1000 === 0 ? 1000 : 1
}

const SCALED =
  /\d ?(?:k|m|mn|mio|bn|b|tsd|mrd)\b|thousand|grand|million|billion|tausend|milliarde|mille|\bmil\b|millon/i
