import type { PaymentRow, SubscriptionRow } from '#server/billing/store.ts'
import { productOf } from '#server/billing/products.ts'
import { monthsAfter } from '#shared/billing/period.ts'
import { PRODUCTS, type ProductId } from '#shared/billing/products.ts'

// Payments come latest first: a month of a plan follows the upgrades that were paid within it.

export const isRevoked = ({ cents, refundedCents, isDisputed }: PaymentRow): boolean =>
  Boolean(isDisputed) || (cents > 0 && refundedCents >= cents)

/** The payments of a plan's current month: its own and those of upgrades. */
export function currentPeriod(paid: readonly PaymentRow[]): readonly PaymentRow[] {
  const month = paid.findIndex(({ isChange }) => !isChange)
  return month < 0 ? paid : paid.slice(0, month + 1)
}

/** The most expensive plan that a month's payments cover, without refunded ones; null where they cover none. */
export function coveredProduct(month: readonly PaymentRow[]): ProductId | null {
  const own = month.at(-1)
  if (!own || (!own.isChange && isRevoked(own))) return null
  const plans = month.filter((one, at) => !isRevoked(one) && !isUndermined(one, month.slice(at + 1))).map(productOf)
  return plans.toSorted((one, other) => PRODUCTS[other].cents - PRODUCTS[one].cents)[0] ?? null
}

/** Whether an upgrade builds on one that is disputed. A refund takes later upgrades along, a dispute does not. */
const isUndermined = (one: PaymentRow, before: readonly PaymentRow[]): boolean =>
  before.some((under) => under.isDisputed && isDearer(productOf(one), productOf(under)))

/** The product that a plan unlocks: none once its month was refunded, and no more than the other payments cover. */
export function activeProduct(sold: ProductId, paid: readonly PaymentRow[]): ProductId | null {
  const month = currentPeriod(paid)
  if (!month.some(isRevoked)) return sold
  const most = coveredProduct(month)
  return most && isDearer(sold, most) ? most : most && sold
}

/** The plan from which an upgrade is charged: the most expensive one paid this month, otherwise the sold one. */
export function basePlanOf(plan: SubscriptionRow, paid: readonly PaymentRow[]): ProductId {
  const sold = productOf(plan)
  const month = currentPeriod(paid)
  const begin = monthsAfter(new Date(plan.periodEndsAt), -1)
  // A month whose own payment is unknown or failed was not paid.
  const isPaid = plan.state === 'active' && new Date(month.at(-1)?.paidAt ?? 0) >= begin
  const most = isPaid ? coveredProduct(month) : null
  return most && (isDearer(most, sold) || month.some(isRevoked)) ? most : sold
}

export const isDearer = (one: ProductId, other: ProductId): boolean => PRODUCTS[one].cents > PRODUCTS[other].cents
