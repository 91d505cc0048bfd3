import type { Objects } from '#server/engines/payments/sandbox/objects.ts'
import { monthsAfter, restOf } from '#shared/billing/period.ts'
import { PRODUCTS, type ProductId } from '#shared/billing/products.ts'

type Subscription = Objects['subscription']

/** Days in which a payment that failed is tried again. */
const GRACE_DAYS = 7
const DAY = 86_400_000

/** When the present month ends. */
export const endOf = ({ createdAt, periods }: Subscription): Date => monthsAfter(new Date(createdAt), periods)

/** The next step by the clock: renewed, late, paid after all, or ended; null while nothing is due. */
export function nextStep(from: Subscription, now: Date): Subscription | null {
  if (from.state === 'ended') return null
  if (from.state === 'late') return nextTry(from, now)
  if (endOf(from) > now) return null
  if (from.isEnding) return { ...from, state: 'ended' }
  // As everywhere the month begins though its payment fails.
  return { ...from, state: from.isFailing ? 'late' : 'active', periods: from.periods + 1 }
}

/** What becomes of a month whose payment failed. */
function nextTry(from: Subscription, now: Date): Subscription | null {
  if (!from.isFailing) return { ...from, state: 'active' }
  const isOver = now.getTime() - beginOf(from).getTime() >= GRACE_DAYS * DAY
  return isOver ? { ...from, state: 'ended' } : null
}

const beginOf = ({ createdAt, periods }: Subscription): Date => monthsAfter(new Date(createdAt), periods - 1)

/** Cents for the rest of the month under a plan dearer than the one it was paid for; a cheaper one costs nothing now. */
export function costOfChange(from: Subscription, product: ProductId, base: ProductId, now: Date): number {
  const month = { from: beginOf(from), to: endOf(from), now }
  return Math.max(0, restOf(PRODUCTS[product].cents - PRODUCTS[base].cents, month))
}
