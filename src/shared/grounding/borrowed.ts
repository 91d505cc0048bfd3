import type { Quantity } from '#shared/grounding/quantity.ts'
import { isMoney } from '#shared/grounding/units.ts'

/**
 * What bare numbers leave to a neighbour: '510' after 'target was 420k' may be 510k, '61' after '86%' may be 61%. A
 * number that counts something of its own, names a place or tells an age takes nothing.
 */
export const borrowedIn = (numbers: readonly Quantity[], text: string): readonly Quantity[] => [
  ...lentOn(numbers, text),
  // A share is not told before the '%'.
  ...lentOn(numbers.toReversed(), text).filter(({ unit }) => unit?.dimension !== 'percent'),
]

/** Bare numbers with what the last one before them, in the given order, was counted in; whoever took lends on. */
function lentOn(numbers: readonly Quantity[], text: string): readonly Quantity[] {
  let lender: Quantity | null = null
  let last: Quantity | null = null
  const lent: Quantity[] = []
  for (const one of numbers) {
    const isNear = lender !== null && last !== null && isBare(one, text) && gapBetween(one, last) < NEAR
    const taken: readonly Quantity[] = lender && isNear ? takenFrom(lender, one) : []
    lent.push(...taken)
    // 'Four thousand' after '£340' takes pounds and lends both.
    if (canLend(one)) lender = taken[0] ?? one
    if (canLend(one) || taken.length > 0) last = one
  }
  return lent
}

/** Characters between two numbers of one thought. */
const NEAR = 160

const gapBetween = (a: Quantity, b: Quantity) => Math.max(a.start, b.start) - Math.min(a.end, b.end)

const isPlain = ({ isOrdinal, isFraction, isVague, isYear }: Quantity) =>
  !isOrdinal && !isFraction && !isVague && !isYear

const canLend = (one: Quantity): boolean =>
  isPlain(one) &&
  (one.unit ? isMoney(one.unit) || one.unit.dimension === 'percent' : one.counted.length === 0 && scaleOf(one) > 1)

const isBare = (one: Quantity, text: string): boolean =>
  isPlain(one) &&
  one.unit === null &&
  one.counted.length === 0 &&
  !NAMES_OR_COUNTS.test(text.slice(Math.max(0, one.start - 16), one.start)) &&
  !/^\s+(?:out )?of\b/.test(text.slice(one.end))

/** 'Place 31' is a name, 'I'm 52' an age, 'we were 7' people. */
const NAMES_OR_COUNTS =
  /\b(?:i am|i'm|aged?|turned|place|number|no\.?|room|grade|level|version|page|route|bus|line|platform|(?:we|they|there) (?:were|are)|team of|(?:\d|one|two|three|four|five|six|seven|eight|nine) (?:out )?of)\s+$/i

function takenFrom(lender: Quantity, one: Quantity): readonly Quantity[] {
  const { unit } = lender
  if (unit?.dimension === 'percent') return one.value <= 100 ? [{ ...one, unit }] : []
  const value = one.value * scaleOf(lender)
  // '52' of '60,000' is in thousands, '7' is not.
  // Of '8,000' in digits only what is alike in size, '11', is.
  const [least, range] = SCALED.test(lender.text) ? [0, 10] : [10, 4]
  const isAlike = value > lender.value / range && value < lender.value * range
  const isScaled = one.value >= least && one.value < 1000 && isAlike && value > one.value
  const isLikely = one.value > lender.value / 100 && one.value < lender.value * 100
  return [...(unit && isLikely ? [{ ...one, unit }] : []), ...(isScaled ? [{ ...one, unit, value }] : [])]
}

/** What a number is told in: 1,000 for '420k' and '60,000'. */
function scaleOf({ value, text }: Quantity): number {
  if (SCALED.test(text)) return [1e9, 1e6, 1e3].find((scale) => value >= scale) ?? 1
  return value >= 1000 && value % 1000 === 0 ? 1000 : 1
}

const SCALED =
  /\d ?(?:k|m|mn|mio|bn|b|tsd|mrd)\b|thousand|grand|million|billion|tausend|milliarde|mille|\bmil\b|millon/i
