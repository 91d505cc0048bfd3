import type { Quantity } from '#shared/grounding/quantity.ts'

/** Whether a bound is supported: 'over 5' doesn't follow from '5', nor '5' from 'fewer than 5'. */
export function boundFits({ bound, unit, counted }: Quantity, candidate: Quantity): boolean {
  if (candidate.bound === 'under') return bound === 'under'
  if (candidate.bound === 'over' && bound === 'under') return false
  // 'Over three months' is how long something took, not that it took longer.
  const isDuration = unit?.dimension === 'seconds' || unit?.dimension === 'months' || TIMES.test(counted[0] ?? '')
  if (bound !== 'over' || candidate.bound === 'over') return true
  return isDuration
    ? candidate.bound === null
    : candidate.pair !== null && candidate.pair.isFirst && candidate.pair.pairing === 'range'
}

/** Periods during which something happened. */
const TIMES =
  /^(?:mornings|afternoons|evenings|nights|weekends|shifts|sessions|semesters|terms|seasons|summers|winters)$/

/**
 * Whether a number is in the same range or change as in the source. Two separate numbers may be combined in the order
 * of the source; one end of a range doesn't stand for the whole.
 */
export function pairFits(
  quantity: Quantity,
  same: readonly Quantity[],
  stated: readonly Quantity[],
  text: string,
): boolean {
  const { pair, bound } = quantity
  if (!pair) {
    return same.some(
      (candidate) =>
        candidate.pair?.pairing !== 'range' ||
        (candidate.pair.isFirst ? bound === 'over' : bound === 'under') ||
        canBeAlone(candidate),
    )
  }
  if (same.some((candidate) => candidate.pair?.other === pair.other && candidate.pair.isFirst === pair.isFirst))
    return true
  const isAlone = same.some((candidate) => candidate.pair === null)
  if (!isAlone && !same.some(isEndOfChange)) return false
  const others = stated.filter((candidate) => candidate.value === pair.other && (isAlone || candidate.pair === null))
  if (others.length === 0) return false
  const [earlier, later] = pair.isFirst ? [same, others] : [others, same]
  return firstStart(earlier) < lastStart(later) || REVERSES_ORDER.test(text)
}

const firstStart = (numbers: readonly Quantity[]): number =>
  numbers.reduce((first, { start }) => Math.min(first, start), Infinity)
const lastStart = (numbers: readonly Quantity[]): number =>
  numbers.reduce((last, { start }) => Math.max(last, start), -Infinity)

/** 'Down from 30% to 20, and then it went to 14': the end of one change may begin the next. */
const isEndOfChange = ({ pair }: Quantity) => pair !== null && pair.pairing === 'change' && !pair.isFirst

/** Each end of a period of years may be stated alone. */
const canBeAlone = ({ isYear }: Quantity) => isYear

/** Words that put an earlier state after a later one. */
const REVERSES_ORDER =
  /\b(?:before|used to|instead of|previously|originally|formerly|compared|was|were|took|had been|vorher|statt|avant|antes)\b/i
