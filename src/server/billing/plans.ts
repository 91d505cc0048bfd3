import { selectCustomer, selectPayments, type PaymentRow } from '#server/billing/store.ts'
import { coveredProduct, isDearer, currentPeriod } from '#server/billing/periods.ts'
import { hasRefundableRest, isCoveredByGuarantee } from '#server/billing/refunds.ts'
import { productOf } from '#server/billing/products.ts'
import type { ProviderContext } from '#server/billing/provider-context.ts'
import { currentSubscription } from '#server/billing/current-plan.ts'

/** What somebody does with a plan that they have. */
export function createPlans(context: ProviderContext) {
  const { db, clock, provider, sync } = context

  /**
   * Ends the plan with its period, or keeps it after all. One whose payment is late ends at once: until it has ended, a
   * provider tries that payment again.
   */
  async function setEnding(userId: string, isEnding: boolean): Promise<{ readonly state: 'done' | 'no_plan' }> {
    const kept = await currentSubscription(context, userId)
    // Word that the payment failed, or went through after all, may not have come.
    if (kept) await sync.pull({ kind: 'subscription', id: kept.id }, 'asked')
    const current = kept && (await currentSubscription(context, userId))
    if (!current) return { state: 'no_plan' }
    if (isEnding && current.state === 'late') await provider.endNow(current.id)
    else await provider.endWithPeriod(current.id, isEnding)
    await sync.pull({ kind: 'subscription', id: current.id }, 'asked')
    return { state: 'done' }
  }

  /** Gives the first payment for a product back, with what was paid on top of it, and ends what they paid for. */
  async function refund(userId: string, paymentId: string): Promise<{ readonly state: 'done' | 'not_refundable' }> {
    const payments = await selectPayments(db, { userId })
    const payment = payments.find(({ id, provider: by }) => id === paymentId && by === provider.name)
    if (!payment || !isCoveredByGuarantee(payment, payments, clock())) return { state: 'not_refundable' }
    const { subscription } = payment
    const month = currentPeriod(payments.filter((one) => subscription && one.subscription === subscription))
    // The end comes first and the payment itself last: should the provider go away between, another click goes on.
    if (subscription) await endPaid(subscription, payment, month)
    const above = month.slice(0, Math.max(0, month.indexOf(payment)))
    for (const { id } of [...above.filter(hasRefundableRest), payment]) {
      await provider.refund(id)
      await sync.pull({ kind: 'payment', id }, 'asked')
    }
    if (subscription) await sync.pull({ kind: 'subscription', id: subscription }, 'asked')
    return { state: 'done' }
  }

  /**
   * Ends what a payment paid for and no more: of a change whatever is dearer than the plan that is paid still, of this
   * month the plan, and of a month that is over nothing but what would come after this one.
   */
  async function endPaid(subscription: string, payment: PaymentRow, month: readonly PaymentRow[]): Promise<void> {
    const at = month.indexOf(payment)
    if (at < 0) return provider.endWithPeriod(subscription, true)
    const under = coveredProduct(month.slice(at + 1))
    if (!under) return provider.endNow(subscription)
    const kept = await currentSubscription(context, payment.userId ?? '')
    if (kept?.id === subscription && isDearer(productOf(kept), under))
      await provider.change(subscription, under, 'undo')
  }

  /** Where the provider shows cards and invoices; null where there is no such place, or nothing in it. */
  async function portal(userId: string, returnUrl: string): Promise<string | null> {
    const customer = await selectCustomer(db, userId, provider.name)
    return customer ? provider.portal(customer, returnUrl) : null
  }

  return { setEnding, refund, portal }
}
