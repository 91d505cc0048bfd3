import type Stripe from 'stripe'
import type { Order } from '#server/engines/payments/provider.ts'
import { isMonthly, priceOf } from '#server/engines/payments/stripe/prices.ts'
import { isMissing } from '#server/engines/payments/stripe/refusals.ts'

type Params = Stripe.Checkout.SessionCreateParams

/** Creates the checkout of an order at Stripe; the same reference always gets the same one. */
export async function createCheckoutSession(stripe: Stripe, order: Order): Promise<Stripe.Checkout.Session> {
  const { reference } = order
  const price = await priceOf(stripe, order, { idempotencyKey: `price:${reference}` })
  const open = (customer: string | null, idempotencyKey: string) =>
    stripe.checkout.sessions.create(sessionOf({ ...order, customer }, price), { idempotencyKey })
  try {
    return await open(order.customer, `checkout:${reference}`)
  } catch (error) {
    // The customer was deleted at Stripe, so the person is a new customer there.
    if (!order.customer || !isMissing(error)) throw error
    return open(null, `checkout-anew:${reference}`)
  }
}

/** Our pages show prices in one currency, so no other is charged. */
function sessionOf(order: Order, price: string): Params {
  const { reference, customer, email, payableUntil, paidUrl, cancelledUrl } = order
  const metadata = { reference }
  const common: Params = {
    ui_mode: 'hosted_page',
    line_items: [{ price, quantity: 1 }],
    client_reference_id: reference,
    metadata,
    success_url: paidUrl,
    cancel_url: cancelledUrl,
    adaptive_pricing: { enabled: false },
    ...(payableUntil && { expires_at: Math.floor(payableUntil.getTime() / 1000) }),
    ...(customer ? { customer } : { customer_email: email }),
  }
  if (isMonthly(order.product)) return { ...common, mode: 'subscription', subscription_data: { metadata } }
  const once: Params = { ...common, mode: 'payment', payment_intent_data: { metadata } }
  return customer ? once : { ...once, customer_creation: 'always' }
}
