import type { Objects, Store } from '#server/engines/payments/stripe/testing/objects.ts'
import { invalid, Refused } from '#server/engines/payments/stripe/testing/http-format.ts'
import { proratedCents } from '#shared/billing/period.ts'

type Subscription = Objects['subscription']
type Reason = Objects['invoice']['billing_reason']
type Paid = { readonly cents: number; readonly customer: string | null; readonly metadata?: Record<string, string> }

/** Payments and refunds in the test Stripe, with their events. */
export function createMoney(store: Store) {
  const { add, find, tell, now } = store

  /** A successful payment; payments of invoices do not have our reference. */
  function charge({ cents, customer, metadata = {} }: Paid): Objects['payment_intent'] {
    return add('payment_intent', (base) => ({
      ...base,
      amount: cents,
      amount_received: 0,
      currency: 'usd',
      customer,
      latest_charge: null,
      metadata: { ...metadata },
      status: 'processing',
    }))
  }

  function succeed(intent: Objects['payment_intent']): void {
    const made = add('charge', (base) => ({
      ...base,
      amount: intent.amount,
      amount_refunded: 0,
      currency: intent.currency,
      disputed: false,
      paid: true,
      payment_intent: intent.id,
      receipt_url: `https://pay.stripe.com/receipts/${intent.id}`,
      refunded: false,
      status: 'succeeded',
    }))
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, latest_charge: made.id })
    tell('charge.succeeded', made)
    tell('payment_intent.succeeded', intent)
  }

  function invoice(subscription: Subscription, cents: number, billing_reason: Reason): Objects['invoice'] {
    const made = add('invoice', (base) => ({
      ...base,
      amount_due: cents,
      amount_paid: 0,
      billing_reason,
      currency: 'usd',
      customer: subscription.customer,
      hosted_invoice_url: `https://invoice.stripe.com/i/${base.id}`,
      parent: {
        type: 'subscription_details',
        quote_details: null,
        subscription_details: { subscription: subscription.id, metadata: { ...subscription.metadata } },
      },
      status: 'open',
    }))
    subscription.latest_invoice = made.id
    return made
  }

  function payInvoice(of: Objects['invoice']): Objects['payment_intent'] {
    const intent = charge({ cents: of.amount_due, customer: of.customer })
    add('invoice_payment', (base) => ({
      ...base,
      amount_paid: of.amount_due,
      invoice: of.id,
      payment: { type: 'payment_intent', payment_intent: intent.id },
      status: 'paid',
    }))
    Object.assign(of, { status: 'paid', amount_paid: of.amount_due })
    succeed(intent)
    tell('invoice.paid', of)
    return intent
  }

  /** Cents for switching to another price at a given time, negative for a lower price; 0 for the same. */
  function costOf({ items }: Subscription, price: Objects['price'], at = now()): number {
    const [item] = items.data
    if (!item) return 0
    if (at < item.current_period_start || at > item.current_period_end)
      throw invalid('The proration date must be within the current period.')
    const moment = (seconds: number) => new Date(seconds * 1000)
    const period = { from: moment(item.current_period_start), to: moment(item.current_period_end), now: moment(at) }
    const dearer = (price.unit_amount ?? 0) - (item.price.unit_amount ?? 0)
    return Math.sign(dearer) * proratedCents(Math.abs(dearer), period)
  }

  function swap(
    subscription: Subscription,
    price: Objects['price'],
    { isDeclined, at }: { isDeclined: boolean; at: number | undefined },
  ): void {
    const cents = costOf(subscription, price, at)
    if (cents > 0 && isDeclined)
      throw new Refused(402, { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' })
    const [item] = subscription.items.data
    if (item) item.price = price
    if (cents > 0) payInvoice(invoice(subscription, cents, 'subscription_update'))
    const customer = find('customer', subscription.customer)
    if (cents < 0 && customer) customer.balance += cents
  }

  /** Refunds an amount in cents, or the rest. */
  function giveBack(intentId: string, cents?: number): Objects['refund'] {
    const held = find('charge', find('payment_intent', intentId)?.latest_charge ?? null)
    if (!held) throw new Error(`no charge of ${intentId}`)
    const amount = cents ?? held.amount - held.amount_refunded
    held.amount_refunded += amount
    held.refunded = held.amount_refunded === held.amount
    const made = add('refund', (base) => ({
      ...base,
      amount,
      currency: held.currency,
      payment_intent: intentId,
      status: 'succeeded',
    }))
    tell('charge.refunded', held)
    return made
  }

  function end(subscription: Subscription): void {
    subscription.status = 'canceled'
    tell('customer.subscription.deleted', subscription)
  }

  return { charge, succeed, invoice, payInvoice, costOf, swap, giveBack, end }
}
