import { selectCustomer, selectPayments } from '#server/db/billing.ts'
import { refundable } from '#server/services/billing-refunds.ts'
import { subscriptionOf, type Till } from '#server/services/billing-till.ts'

/** What somebody does with a plan that they have. */
export function openPlans(till: Till) {
  const { db, clock, provider, books } = till

  /** Ends the plan with its period, or keeps it after all. */
  async function setEnding(userId: string, isEnding: boolean): Promise<{ readonly state: 'done' | 'no_plan' }> {
    const current = await subscriptionOf(till, userId)
    if (!current) return { state: 'no_plan' }
    await provider.endWithPeriod(current.id, isEnding)
    await books.settle({ kind: 'subscription', id: current.id }, 'asked')
    return { state: 'done' }
  }

  /** Gives the first payment for a product back, and ends what it paid for. */
  async function refund(userId: string, paymentId: string): Promise<{ readonly state: 'done' | 'not_refundable' }> {
    const payments = await selectPayments(db, { userId })
    const payment = payments.find(({ id, provider: by }) => id === paymentId && by === provider.name)
    if (!payment || !refundable(payment, payments, clock())) return { state: 'not_refundable' }
    // The end comes first: should the provider go away between the two, another click can still give the money back.
    if (payment.subscription) await provider.endNow(payment.subscription)
    await provider.refund(payment.id)
    await books.settle({ kind: 'payment', id: payment.id }, 'asked')
    if (payment.subscription) await books.settle({ kind: 'subscription', id: payment.subscription }, 'asked')
    return { state: 'done' }
  }

  /** Where the provider shows cards and invoices; null where there is no such place, or nothing in it. */
  async function portal(userId: string, returnUrl: string): Promise<string | null> {
    const customer = await selectCustomer(db, userId, provider.name)
    return customer ? provider.portal(customer, returnUrl) : null
  }

  return { setEnding, refund, portal }
}
