import type Stripe from 'stripe'
import type { About } from '#server/engines/payments/provider.ts'
import { idOf } from '#server/engines/payments/stripe/states.ts'

/** The invoice of a payment; null for a one-time payment. */
export async function invoiceOf(stripe: Stripe, payment_intent: string): Promise<Stripe.Invoice | null> {
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent },
    expand: ['data.invoice'],
  })
  return data.map(({ invoice }) => wholeInvoice(invoice)).find((invoice) => invoice !== null) ?? null
}

const wholeInvoice = (invoice: Stripe.InvoicePayment['invoice']): Stripe.Invoice | null =>
  typeof invoice === 'string' || invoice.deleted ? null : invoice

/** All objects with a reference of ours. */
export async function everythingOf(stripe: Stripe): Promise<readonly About[]> {
  const all: About[] = []
  const limit = 100
  for await (const { id, metadata } of stripe.checkout.sessions.list({ limit }))
    if (metadata?.['reference']) all.push({ kind: 'checkout', id })
  for await (const { id, metadata } of stripe.subscriptions.list({ status: 'all', limit }))
    if (metadata['reference']) all.push({ kind: 'subscription', id })
  for await (const { id, metadata, status } of stripe.paymentIntents.list({ limit }))
    if (metadata['reference'] && status === 'succeeded') all.push({ kind: 'payment', id })
  for (const id of await subscriptionPayments(stripe, limit)) all.push({ kind: 'payment', id })
  return all
}

/** Payments of subscriptions, which have our reference on their invoice. */
async function subscriptionPayments(stripe: Stripe, limit: number): Promise<readonly string[]> {
  const ids: string[] = []
  const paid = stripe.invoicePayments.list({ status: 'paid', limit, expand: ['data.invoice'] })
  for await (const { payment, invoice } of paid) {
    const id = idOf(payment.payment_intent)
    const isOurs = wholeInvoice(invoice)?.parent?.subscription_details?.metadata?.['reference']
    if (id && isOurs) ids.push(id)
  }
  return ids
}
