import type Stripe from 'stripe'
import type { CheckoutState, PaymentState, SubscriptionState } from '#server/engines/payments/provider.ts'
import { productOf } from '#server/engines/payments/stripe/prices.ts'

type Reference = string | { readonly id: string } | null | undefined

/** Stripe references objects by their id or embeds them. */
export const idOf = (thing: Reference): string | null => (typeof thing === 'string' ? thing : (thing?.id ?? null))

const wholeOf = <T extends object>(thing: string | T | null | undefined): T | null =>
  typeof thing === 'object' ? thing : null

/** Stripe counts seconds. */
const moment = (seconds: number) => new Date(seconds * 1000)

/** The fields to expand in a session for `checkoutState`. */
export const WITH_SESSION = ['payment_intent', 'subscription', 'invoice.payments']

/** Our view of a session; for a subscription, with its first payment. */
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

/** With a delayed payment method, a session is complete before it is paid, which may never happen. */
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

/** Payments that failed. */
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

/** Our view of a subscription. Its period is on its single item. */
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

/** Our view of a successful payment, with its invoice and disputes. */
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

/** Disputes in which we keep the money. */
const HARMLESS = ['won', 'warning_closed', 'prevented']
