import type { Objects } from '#server/engines/payments/sandbox/objects.ts'
import { monthsAfter, proratedCents } from '#shared/billing/period.ts'
import { PRODUCTS, type ProductId } from '#shared/billing/products.ts'

type Subscription = Objects['subscription']

/** Days in which a failed payment is retried. */
const GRACE_DAYS = 7
const DAY = 86_400_000

/** The payment of a subscription's month, counted from 1. */
export const paymentId = (subscription: string, month: number) => `${subscription.replace('_sub_', '_pay_')}_${month}`

/** When the current month ends. */
export const endOf = ({ createdAt, periods }: Subscription): Date => monthsAfter(new Date(createdAt), periods)

/** The next step by the clock: renewed, late, paid after all, or ended; null while nothing is due. */
export function nextStep(from: Subscription, now: Date): Subscription | null {
  if (from.state === 'ended') return null
  if (from.state === 'late') return afterFailure(from, now)
  if (endOf(from) > now) return null
  if (from.isEnding) return { ...from, state: 'ended' }
  // As with other providers, the month begins even if its payment fails.
  return { ...from, state: from.isFailing ? 'late' : 'active', periods: from.periods + 1 }
}

/** The next step of a month whose payment failed. */
function afterFailure(from: Subscription, now: Date): Subscription | null {
  if (!from.isFailing) return { ...from, state: 'active' }
  const isOver = now.getTime() - beginOf(from).getTime() >= GRACE_DAYS * DAY
  return isOver ? { ...from, state: 'ended' } : null
}

const beginOf = ({ createdAt, periods }: Subscription): Date => monthsAfter(new Date(createdAt), periods - 1)

/** Cents for the rest of the month under a more expensive plan than was paid for; a cheaper one costs nothing now. */
export function costOfChange(from: Subscription, product: ProductId, base: ProductId, now: Date): number {
  const month = { from: beginOf(from), to: endOf(from), now }
  return Math.max(0, proratedCents(PRODUCTS[product].cents - PRODUCTS[base].cents, month))
}
