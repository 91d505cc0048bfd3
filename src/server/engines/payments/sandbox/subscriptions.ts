import type { Objects } from '#server/engines/payments/sandbox/objects.ts'
import { monthsAfter, restOf } from '#shared/billing/period.ts'
import { PRODUCTS, type ProductId } from '#shared/billing/products.ts'

type Subscription = Objects['subscription']

/** Days in which a payment that failed is tried again. */
const GRACE_DAYS = 7
const DAY = 86_400_000

/** When the month that is paid ends. */
export const endOf = ({ createdAt, periods }: Subscription): Date => monthsAfter(new Date(createdAt), periods)

/** The next step by the clock: renewed, late or ended; null while nothing is due. */
export function nextStep(from: Subscription, now: Date): Subscription | null {
  const end = endOf(from)
  if (from.state === 'ended' || end > now) return null
  if (from.isEnding) return { ...from, state: 'ended' }
  if (!from.isFailing) return { ...from, state: 'active', periods: from.periods + 1 }
  if (now.getTime() - end.getTime() >= GRACE_DAYS * DAY) return { ...from, state: 'ended' }
  return from.state === 'late' ? null : { ...from, state: 'late' }
}

/** Cents for the rest of the month under a dearer plan; a cheaper one costs nothing now. */
export function costOfChange(from: Subscription, product: ProductId, now: Date): number {
  const month = { from: monthsAfter(new Date(from.createdAt), from.periods - 1), to: endOf(from), now }
  return Math.max(0, restOf(PRODUCTS[product].cents - PRODUCTS[from.product].cents, month))
}
