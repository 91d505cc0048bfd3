import Stripe from 'stripe'
import type { PaymentProvider } from '#server/engines/payments/provider.ts'
import { goingOn, createPlanChanges } from '#server/engines/payments/stripe/changes.ts'
import { aboutOf } from '#server/engines/payments/stripe/events.ts'
import { everythingOf, invoiceOf } from '#server/engines/payments/stripe/invoices.ts'
import { priceOf } from '#server/engines/payments/stripe/prices.ts'
import { hasCode, isMissing, createStripeCalls } from '#server/engines/payments/stripe/refusals.ts'
import { impatient } from '#server/engines/payments/stripe/impatient-client.ts'
import { createCheckoutSession } from '#server/engines/payments/stripe/sessions.ts'
import { checkoutState, paymentState, subscriptionState, WITH_SESSION } from '#server/engines/payments/stripe/states.ts'
import type { Logger } from '#server/log.ts'
import { CURRENCY, PRODUCTS, type ProductId } from '#shared/billing/products.ts'

type Options = {
  readonly secretKey: string
  readonly webhookSecret: string
  readonly log: Logger
  readonly clock: () => Date
  /** Prefix of a product's name on receipts. */
  readonly brand: string
  readonly wire?: StripeEndpoint | undefined
}

/** For tests: the address of a Stripe double, and its timeout in milliseconds. */
export type StripeEndpoint = { readonly host: string; readonly timeout?: number }

/** For one answer, in milliseconds. Charging a card takes Stripe some seconds at most. */
const TIMEOUT = 15_000
/** Seconds for which a signed message is valid. */
const TOLERANCE = 300

/**
 * Payments by Stripe: its pages for checkout and cards, with prices made from our table. Every POST has an
 * idempotency key. Stripe repeats the answer to a key for a day, failures too, so our keys are bound to a purchase,
 * which is abandoned when its checkout cannot be created; idempotent calls use the library's own keys.
 */
export function createStripeProvider({ secretKey, webhookSecret, log, clock, brand, wire }: Options): PaymentProvider {
  const stripe = createClient(secretKey, wire)
  const { ask, find, settle } = createStripeCalls(log)

  const subscriptionOf = (id: string) => find(() => stripe.subscriptions.retrieve(id))
  const planPrice = (product: ProductId) => {
    const { name, cents } = PRODUCTS[product]
    return priceOf(stripe, { product, cents, name: `${brand}: ${name}` })
  }
  const changes = createPlanChanges({ stripe, clock, priceOf: planPrice })

  async function planOf(id: string) {
    const subscription = await subscriptionOf(id)
    const [item] = subscription?.items.data ?? []
    return subscription && item ? { subscription, item } : null
  }

  return {
    name: 'stripe',
    isTest: /^[sr]k_test_/.test(secretKey),

    begin: (order) =>
      ask(async () => {
        const { id, url } = await createCheckoutSession(stripe, order)
        if (!url) throw new Error('Stripe returned a session without a URL')
        return { id, url }
      }),

    async checkout(id) {
      const session = await find(() => stripe.checkout.sessions.retrieve(id, { expand: WITH_SESSION }))
      return session && checkoutState(session)
    },

    async subscription(id) {
      const subscription = await subscriptionOf(id)
      return subscription && subscriptionState(subscription)
    },

    async payment(id) {
      const intent = await find(() => stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }))
      if (intent?.status !== 'succeeded' || intent.currency !== CURRENCY) return null
      return ask(async () => {
        const [invoice, disputes] = await Promise.all([
          invoiceOf(stripe, id),
          stripe.disputes.list({ payment_intent: id, limit: 100 }),
        ])
        return paymentState(intent, { invoice, disputes: disputes.data })
      })
    },

    lapse: (checkout) => settle(isRefused, () => stripe.checkout.sessions.expire(checkout)),

    async endWithPeriod(id, isEnding) {
      const subscription = await subscriptionOf(id)
      if (!subscription || hasEnded(subscription)) return
      const change = isEnding ? { cancel_at_period_end: true } : goingOn(subscription)
      await ask(() => stripe.subscriptions.update(id, change))
    },

    endNow: (id) => settle(isMissing, () => stripe.subscriptions.cancel(id)),

    async costOfChange(id, product, base) {
      const plan = await planOf(id)
      return plan ? ask(() => changes.costOfChange(plan, product, base)) : 0
    },

    async change(id, product, how) {
      const plan = await planOf(id)
      return plan && !hasEnded(plan.subscription) ? ask(() => changes.change(plan, product, how)) : 'declined'
    },

    async portal(customer, return_url) {
      const session = await find(() => stripe.billingPortal.sessions.create({ customer, return_url }))
      return session?.url ?? null
    },

    /** Without an amount, all that is left of the payment is refunded, which works only once. */
    refund: (payment_intent) =>
      settle(
        (error) => hasCode(error, 'charge_already_refunded'),
        () => stripe.refunds.create({ payment_intent }),
      ),

    read(raw, signature) {
      try {
        const now = clock().getTime()
        const event = stripe.webhooks.constructEvent(raw, signature, webhookSecret, TOLERANCE, undefined, now)
        // The library checks the signature, not the content.
        const isEvent = typeof event.id === 'string' && typeof event.type === 'string'
        return isEvent ? { id: event.id, kind: event.type, about: aboutOf(event) } : null
      } catch {
        return null
      }
    },

    everything: () => ask(() => everythingOf(stripe)),
  }
}

function createClient(secretKey: string, wire?: StripeEndpoint): Stripe {
  const at = wire && new URL(wire.host)
  return new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: wire?.timeout ?? TIMEOUT,
    telemetry: false,
    httpClient: impatient(Stripe.createNodeHttpClient()),
    ...(at && { host: at.hostname, port: at.port, protocol: 'http' }),
  })
}

/** A session that is no longer open cannot be expired. */
const isRefused = (error: unknown): boolean => error instanceof Stripe.errors.StripeInvalidRequestError

const hasEnded = (subscription: Stripe.Subscription) => subscriptionState(subscription).state === 'ended'
