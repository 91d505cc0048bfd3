import type { Quantity } from '#shared/grounding/quantity.ts'

/** Whether a number may stand on this side: 'over 5' does not follow from '5', nor '5' from 'fewer than 5'. */
export function boundFits({ bound, unit, counted }: Quantity, one: Quantity): boolean {
  if (one.bound === 'under') return bound === 'under'
  if (one.bound === 'over' && bound === 'under') return false
  // 'Over three months' tells how long something took, not that it took longer.
  const isDuration = unit?.dimension === 'seconds' || unit?.dimension === 'months' || TIMES.test(counted[0] ?? '')
  if (bound !== 'over' || one.bound === 'over') return true
  return isDuration ? one.bound === null : one.pair !== null && one.pair.isFirst && one.pair.pairing === 'range'
}

/** Times that something happened in. */
const TIMES =
  /^(?:mornings|afternoons|evenings|nights|weekends|shifts|sessions|semesters|terms|seasons|summers|winters)$/

/**
 * Whether a number stands in its range or change as it was said. Two numbers said apart may be put together in the order
 * in which they were said; one end of a range does not stand for the whole.
 */
export function pairFits(
  quantity: Quantity,
  same: readonly Quantity[],
  spoken: readonly Quantity[],
  text: string,
): boolean {
  const { pair, bound } = quantity
  if (!pair) {
    return same.some(
      (one) =>
        one.pair?.pairing !== 'range' || (one.pair.isFirst ? bound === 'over' : bound === 'under') || isTold(one),
    )
  }
  if (same.some((one) => one.pair?.other === pair.other && one.pair.isFirst === pair.isFirst)) return true
  const isAlone = same.some((one) => one.pair === null)
  if (!isAlone && !same.some(isReached)) return false
  const others = spoken.filter((one) => one.value === pair.other && (isAlone || one.pair === null))
  return same.some((one) =>
    others.some((other) => {
      const [early, late] = pair.isFirst ? [one, other] : [other, one]
      return early.start < late.start || BACKWARDS.test(text)
    }),
  )
}

/** 'Down from 30% to 20, and then it went to 14': what one change led to may begin the next. */
const isReached = ({ pair }: Quantity) => pair !== null && pair.pairing === 'change' && !pair.isFirst

/** Of a stretch of years each end may be told alone. */
const isTold = ({ isYear }: Quantity) => isYear

/** Words by which what was before is told after what came of it. */
const BACKWARDS =
  /\b(?:before|used to|instead of|previously|originally|formerly|compared|was|were|took|had been|vorher|statt|avant|antes)\b/i
