import type { PaymentRow, SubscriptionRow } from '#server/billing/store.ts'
import { productOf } from '#server/billing/products.ts'
import { monthsAfter } from '#shared/billing/period.ts'
import { PRODUCTS, type ProductId } from '#shared/billing/products.ts'

// A month of a plan stands under the differences that were paid in it for dearer ones. Payments come with the latest first.

export const isRevoked = ({ cents, refundedCents, isDisputed }: PaymentRow): boolean =>
  Boolean(isDisputed) || (cents > 0 && refundedCents >= cents)

/** The payments of a plan's present month, of all of them: its own and what was paid on top of it. */
export function currentPeriod(paid: readonly PaymentRow[]): readonly PaymentRow[] {
  const month = paid.findIndex(({ isChange }) => !isChange)
  return month < 0 ? paid : paid.slice(0, month + 1)
}

/** The dearest plan that a month's payments cover, as far as they were not taken back; null where they cover none. */
export function coveredProduct(month: readonly PaymentRow[]): ProductId | null {
  const own = month.at(-1)
  if (!own || (!own.isChange && isRevoked(own))) return null
  const plans = month.filter((one, at) => !isRevoked(one) && !isUndermined(one, month.slice(at + 1))).map(productOf)
  return plans.toSorted((one, other) => PRODUCTS[other].cents - PRODUCTS[one].cents)[0] ?? null
}

/** Whether a difference stood on another that is disputed. One that was given back by a click took it along by then. */
const isUndermined = (one: PaymentRow, before: readonly PaymentRow[]): boolean =>
  before.some((under) => under.isDisputed && isDearer(productOf(one), productOf(under)))

/** What is open of a plan that is sold: nothing once its month was taken back, and no more than the rest has paid for. */
export function activeProduct(sold: ProductId, paid: readonly PaymentRow[]): ProductId | null {
  const month = currentPeriod(paid)
  if (!month.some(isRevoked)) return sold
  const most = coveredProduct(month)
  return most && isDearer(sold, most) ? most : most && sold
}

/** The plan from which another one is paid for: the dearest that this month was paid for, or else the one that is sold. */
export function basePlanOf(plan: SubscriptionRow, paid: readonly PaymentRow[]): ProductId {
  const sold = productOf(plan)
  const month = currentPeriod(paid)
  const begin = monthsAfter(new Date(plan.periodEndsAt), -1)
  // A month whose own payment is not known, or failed, was not paid for.
  const isPaid = plan.state === 'active' && new Date(month.at(-1)?.paidAt ?? 0) >= begin
  const most = isPaid ? coveredProduct(month) : null
  return most && (isDearer(most, sold) || month.some(isRevoked)) ? most : sold
}

export const isDearer = (one: ProductId, other: ProductId): boolean => PRODUCTS[one].cents > PRODUCTS[other].cents
