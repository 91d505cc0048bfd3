import * as z from 'zod/mini'
import type { Kind, Objects, Store } from '#server/engines/payments/stripe/testing/objects.ts'
import type { createMoney } from '#server/engines/payments/stripe/testing/money.ts'
import {
  ChangeForm,
  listed,
  PreviewForm,
  PriceForm,
  SessionForm,
  taken,
} from '#server/engines/payments/stripe/testing/forms.ts'
import { invalid, missing, pageOf, type Form } from '#server/engines/payments/stripe/testing/http-format.ts'

type Call = (form: Form, id: string) => object
type Options = {
  readonly store: Store
  readonly money: ReturnType<typeof createMoney>
  readonly isDeclined: () => boolean
}

/** The handlers of the test Stripe; like Stripe, they refuse unknown parameters. */
export function callsOf({ store, money, isDeclined }: Options): readonly (readonly [string, Call])[] {
  const { held, add, find, tell } = store

  function get<K extends Kind>(kind: K, id: string, param?: string): Objects[K] {
    const found = find(kind, id)
    // An unknown ID in the path is not found; in the form, it makes the request invalid.
    if (!found) throw missing(kind, id, param ? { status: 400, param } : {})
    return found
  }

  const list = <T extends { readonly id: string }>(
    url: string,
    form: Form,
    all: readonly T[],
    filters: z.core.$ZodLooseShape = {},
  ) => pageOf(url, all, taken(z.strictObject({ ...listed, ...filters }), form).starting_after)

  const one =
    <K extends Kind>(kind: K): Call =>
    (form, id) => {
      taken(z.strictObject({ expand: listed.expand }), form)
      return get(kind, id)
    }

  const live = (id: string) => {
    const found = get('subscription', id)
    if (found.status === 'canceled') throw missing('subscription', id)
    return found
  }

  return [
    [
      'GET /v1/prices',
      (form) => {
        const { lookup_keys } = taken(
          z.strictObject({ lookup_keys: z.array(z.string()), active: z.literal('true') }),
          form,
        )
        const wanted = held.price.filter(({ active, lookup_key }) => active && lookup_keys.includes(lookup_key ?? ''))
        return pageOf('/v1/prices', wanted, undefined)
      },
    ],
    [
      'POST /v1/prices',
      (form) => {
        const { lookup_key, currency, unit_amount, metadata, recurring } = taken(PriceForm, form)
        for (const price of held.price) if (price.lookup_key === lookup_key) price.lookup_key = null
        const rest = { active: true, currency, lookup_key, metadata, unit_amount, recurring: recurring ?? null }
        return add('price', (base) => ({ ...base, ...rest, product: `prod_${base.id}` }))
      },
    ],
    [
      'POST /v1/checkout/sessions',
      (form) => {
        const asked = taken(SessionForm, form)
        const price = get('price', asked.line_items[0]?.price ?? '', 'line_items[0][price]')
        if (asked.customer) get('customer', asked.customer, 'customer')
        if (asked.customer && (asked.customer_email || asked.customer_creation))
          throw invalid('You may only specify one of these parameters: customer, customer_email.')
        if ((price.recurring !== null) !== (asked.mode === 'subscription'))
          throw invalid('You must provide at least one recurring price in `subscription` mode.')
        const session = add('checkout.session', (base) => ({
          ...base,
          expires_at: expiryOf(asked.expires_at, base.created),
          amount_total: price.unit_amount,
          cancel_url: asked.cancel_url,
          client_reference_id: asked.client_reference_id,
          currency: price.currency,
          customer: asked.customer ?? null,
          customer_email: asked.customer_email ?? null,
          invoice: null,
          metadata: asked.metadata,
          mode: asked.mode,
          payment_intent: null,
          payment_status: 'unpaid',
          status: 'open',
          subscription: null,
          success_url: asked.success_url,
          ui_mode: asked.ui_mode,
          url: `https://checkout.stripe.com/c/pay/${base.id}`,
        }))
        const { metadata } = asked.payment_intent_data ?? asked.subscription_data ?? {}
        store.bought.set(session.id, { price, metadata: metadata ?? {} })
        return session
      },
    ],
    ['GET /v1/checkout/sessions', (form) => list('/v1/checkout/sessions', form, held['checkout.session'])],
    ['GET /v1/checkout/sessions/:id', one('checkout.session')],
    [
      'POST /v1/checkout/sessions/:id/expire',
      (_, id) => {
        const session = get('checkout.session', id)
        if (session.status !== 'open') throw invalid('Only Checkout Sessions with a status in ["open"] can be expired.')
        Object.assign(session, { status: 'expired', url: null })
        tell('checkout.session.expired', session)
        return session
      },
    ],
    [
      'GET /v1/subscriptions',
      (form) => list('/v1/subscriptions', form, held.subscription, { status: z.literal('all') }),
    ],
    ['GET /v1/subscriptions/:id', one('subscription')],
    [
      'POST /v1/subscriptions/:id',
      (form, id) => {
        const { items, cancel_at, cancel_at_period_end, ...proration } = taken(ChangeForm, form)
        const subscription = live(id)
        if (cancel_at !== undefined && cancel_at_period_end !== undefined)
          throw invalid('You may only specify one of these parameters: cancel_at, cancel_at_period_end.')
        const [item] = subscription.items.data
        const [to] = items ?? []
        const price = to && get('price', to.price, 'items[0][price]')
        if (price && item && proration.proration_behavior === 'none') item.price = price
        else if (price) money.swap(subscription, price, { isDeclined: isDeclined(), at: proration.proration_date })
        if (cancel_at_period_end === 'true')
          Object.assign(subscription, { cancel_at_period_end: true, cancel_at: item?.current_period_end ?? null })
        // Stripe does not change an end that was given as a time.
        if (cancel_at_period_end === 'false' && subscription.cancel_at_period_end)
          Object.assign(subscription, { cancel_at_period_end: false, cancel_at: null })
        if (cancel_at === '') subscription.cancel_at = null
        tell('customer.subscription.updated', subscription)
        return subscription
      },
    ],
    [
      'DELETE /v1/subscriptions/:id',
      (_, id) => {
        const subscription = live(id)
        money.end(subscription)
        return subscription
      },
    ],
    [
      'POST /v1/invoices/create_preview',
      (form) => {
        const { subscription, subscription_details } = taken(PreviewForm, form)
        const [to] = subscription_details.items
        const price = get('price', to?.price ?? '', 'subscription_details[items][0][price]')
        const at = subscription_details.proration_date
        const total = money.costOf(get('subscription', subscription, 'subscription'), price, at)
        return { object: 'invoice', amount_due: Math.max(0, total), total, currency: 'usd', status: 'draft' }
      },
    ],
    ['GET /v1/payment_intents', (form) => list('/v1/payment_intents', form, held.payment_intent)],
    ['GET /v1/payment_intents/:id', one('payment_intent')],
    [
      'GET /v1/invoice_payments',
      (form) => {
        const payment = z.strictObject({ type: z.literal('payment_intent'), payment_intent: z.string() })
        const filters = { payment: z.optional(payment), status: z.optional(z.literal('paid')) }
        const wanted = taken(z.looseObject(filters), form).payment?.payment_intent
        const all = held.invoice_payment.filter((one) => !wanted || one.payment.payment_intent === wanted)
        return list('/v1/invoice_payments', form, all, filters)
      },
    ],
    [
      'GET /v1/disputes',
      (form) => {
        const { payment_intent } = taken(z.strictObject({ payment_intent: z.string(), limit: z.string() }), form)
        return pageOf(
          '/v1/disputes',
          held.dispute.filter((one) => one.payment_intent === payment_intent),
          undefined,
        )
      },
    ],
    [
      'POST /v1/refunds',
      (form) => {
        const { payment_intent } = taken(z.strictObject({ payment_intent: z.string() }), form)
        const { latest_charge } = get('payment_intent', payment_intent, 'payment_intent')
        if (find('charge', latest_charge)?.refunded)
          throw invalid(`Charge ${latest_charge} has already been refunded.`, { code: 'charge_already_refunded' })
        return money.giveBack(payment_intent)
      },
    ],
    [
      'POST /v1/billing_portal/sessions',
      (form) => {
        const { customer, return_url } = taken(z.strictObject({ customer: z.string(), return_url: z.string() }), form)
        get('customer', customer, 'customer')
        return add('billing_portal.session', (base) => ({
          ...base,
          customer,
          return_url,
          url: `https://billing.stripe.com/p/session/${base.id}`,
        }))
      },
    ],
  ]
}

/** In seconds, as times of Stripe are: between half an hour and a day from now, a day where it isn't set. */
function expiryOf(asked: number | undefined, now: number): number {
  const expiry = asked ?? now + 86_400
  if (expiry < now + 1800 || expiry > now + 86_400)
    throw invalid('The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.')
  return expiry
}
