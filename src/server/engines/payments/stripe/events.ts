import type Stripe from 'stripe'
import type { About } from '#server/engines/payments/provider.ts'
import { idOf } from '#server/engines/payments/stripe/states.ts'

/** The objects that a Stripe event is about; none for events that do not concern us. */
export const aboutOf = (event: Stripe.Event): readonly About[] => [
  ...about('checkout', checkoutId(event)),
  ...about('subscription', subscriptionId(event)),
  ...about('payment', paymentId(event)),
]

const about = (kind: About['kind'], id: string | null): readonly About[] => (id === null ? [] : [{ kind, id }])

function checkoutId(event: Stripe.Event): string | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return event.data.object.id
    default:
      return null
  }
}

function subscriptionId(event: Stripe.Event): string | null {
  switch (event.type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return event.data.object.id
    // The payment of an invoice has an event of its own.
    case 'invoice.paid':
    case 'invoice.payment_failed':
      return idOf(event.data.object.parent?.subscription_details?.subscription)
    default:
      return null
  }
}

function paymentId(event: Stripe.Event): string | null {
  switch (event.type) {
    case 'payment_intent.succeeded':
      return event.data.object.id
    case 'charge.refunded':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return idOf(event.data.object.payment_intent)
    default:
      return null
  }
}
