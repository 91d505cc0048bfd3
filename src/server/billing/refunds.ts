import type { PaymentRow } from '#server/billing/store.ts'

/** Days of the money-back guarantee. */
const GUARANTEE_DAYS = 30
const DAY = 86_400_000

/** Whether something of a payment can be given back still. */
export const hasRefundableRest = ({ cents, refundedCents, isDisputed }: PaymentRow): boolean =>
  refundedCents < cents && !isDisputed

/** Whether the guarantee covers a payment: the first for its product, not older than 30 days, not given back yet. */
export function isCoveredByGuarantee(payment: PaymentRow, all: readonly PaymentRow[], now: Date): boolean {
  const isRecent = now.getTime() - new Date(payment.paidAt).getTime() <= GUARANTEE_DAYS * DAY
  const isFirst = all
    .filter(({ product, provider }) => product === payment.product && provider === payment.provider)
    .every((other) => other === payment || new Date(other.paidAt) > new Date(payment.paidAt))
  return isRecent && isFirst && payment.refundedCents === 0 && !payment.isDisputed && payment.cents > 0
}
