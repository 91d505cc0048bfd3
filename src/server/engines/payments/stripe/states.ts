import type Stripe from 'stripe'
import type { CheckoutState, PaymentState, SubscriptionState } from '#server/engines/payments/provider.ts'
import { productOf } from '#server/engines/payments/stripe/prices.ts'

type Reference = string | { readonly id: string } | null | undefined

/** Stripe names things by their id, or puts them there whole. */
export const idOf = (thing: Reference): string | null => (typeof thing === 'string' ? thing : (thing?.id ?? null))

const wholeOf = <T extends object>(thing: string | T | null | undefined): T | null =>
  typeof thing === 'object' ? thing : null

/** Stripe counts seconds. */
const moment = (seconds: number) => new Date(seconds * 1000)

/** What is asked for along with a session, so that `checkoutState` can read it. */
export const WITH_SESSION = ['payment_intent', 'subscription', 'invoice.payments']

/** A session as we see it; of a subscription with its first payment. */
export function checkoutState(session: Stripe.Checkout.Session): CheckoutState {
  return {
    id: session.id,
    state: stateOf(session),
    cents: session.amount_total ?? 0,
    customer: idOf(session.customer),
    payment: idOf(session.payment_intent) ?? firstPayment(session),
    subscription: idOf(session.subscription),
  }
}

/** Who pays by a slow way has completed a session that is not paid yet, and perhaps never will be. */
function stateOf({
  status,
  payment_status,
  payment_intent,
  subscription,
}: Stripe.Checkout.Session): CheckoutState['state'] {
  if (status === 'expired') return 'lapsed'
  if (status !== 'complete') return 'open'
  if (payment_status !== 'unpaid') return 'paid'
  const isOver =
    FAILED.includes(wholeOf(payment_intent)?.status ?? '') ||
    SUBSCRIPTION_STATES[wholeOf(subscription)?.status ?? ''] === 'ended'
  return isOver ? 'lapsed' : 'open'
}

/** Payments that came to nothing. */
const FAILED = ['requires_payment_method', 'canceled']

function firstPayment({ invoice }: Stripe.Checkout.Session): string | null {
  const paid = wholeOf(invoice)?.payments?.data.find(({ status }) => status === 'paid')
  return idOf(paid?.payment.payment_intent)
}

const SUBSCRIPTION_STATES: Readonly<Record<string, SubscriptionState['state']>> = {
  incomplete: 'waiting',
  trialing: 'active',
  active: 'active',
  past_due: 'late',
  unpaid: 'ended',
  canceled: 'ended',
  incomplete_expired: 'ended',
  paused: 'ended',
}

/** A subscription as we see it. Its period stands on its one item. */
export function subscriptionState(subscription: Stripe.Subscription): SubscriptionState {
  const [item] = subscription.items.data
  const periodEndsAt = moment(item?.current_period_end ?? subscription.start_date)
  const { cancel_at, cancel_at_period_end } = subscription
  return {
    id: subscription.id,
    reference: subscription.metadata['reference'] ?? null,
    product: item ? productOf(item.price) : null,
    state: SUBSCRIPTION_STATES[subscription.status] ?? 'ended',
    periodEndsAt,
    endsAt: cancel_at !== null ? moment(cancel_at) : cancel_at_period_end ? periodEndsAt : null,
    createdAt: moment(subscription.created),
  }
}

type Around = { readonly invoice: Stripe.Invoice | null; readonly disputes: readonly Stripe.Dispute[] }

/** A payment that went through as we see it, with the invoice that it paid and what was said against it. */
export function paymentState(intent: Stripe.PaymentIntent, { invoice, disputes }: Around): PaymentState {
  const charge = wholeOf(intent.latest_charge)
  const subscription = invoice?.parent?.subscription_details
  return {
    id: intent.id,
    reference: referenceOf(intent, subscription),
    subscription: idOf(subscription?.subscription),
    isChange: invoice?.billing_reason === 'subscription_update',
    cents: intent.amount_received,
    currency: intent.currency,
    refundedCents: charge?.amount_refunded ?? 0,
    isDisputed: disputes.some(({ status }) => !HARMLESS.includes(status)),
    paidAt: moment(charge?.created ?? intent.created),
    receiptUrl: receiptUrlOf(invoice, charge),
  }
}

type SubscriptionDetails = Stripe.Invoice.Parent.SubscriptionDetails | null | undefined

/** Our reference: on the payment itself, or on the subscription that it paid for. */
const referenceOf = ({ metadata }: Stripe.PaymentIntent, subscription: SubscriptionDetails): string | null =>
  metadata['reference'] ?? subscription?.metadata?.['reference'] ?? null

const receiptUrlOf = (invoice: Stripe.Invoice | null, charge: Stripe.Charge | null): string | null =>
  invoice?.hosted_invoice_url ?? charge?.receipt_url ?? null

/** Disputes in which the money is ours. */
const HARMLESS = ['won', 'warning_closed', 'prevented']
