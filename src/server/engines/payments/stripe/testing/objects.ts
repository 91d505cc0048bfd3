import type Stripe from 'stripe'

/** Fields in which Stripe names another object by its ID. */
type Ids<T, K extends keyof T> = { [Field in K]: string | null }
type List<T> = { readonly object: 'list'; readonly data: T[]; readonly has_more: boolean; readonly url: string }
type Session = Stripe.Checkout.Session
type Item = Pick<Stripe.SubscriptionItem, 'id' | 'object' | 'current_period_end' | 'current_period_start'>

/** Stripe's objects with the fields used here; the names are checked against Stripe's own types. */
export type Objects = {
  price: Pick<
    Stripe.Price,
    'id' | 'object' | 'created' | 'active' | 'currency' | 'lookup_key' | 'metadata' | 'unit_amount'
  > & { recurring: { interval: 'month' } | null; product: string }
  customer: Pick<Stripe.Customer, 'id' | 'object' | 'created' | 'email' | 'balance'>
  'checkout.session': Pick<
    Session,
    'id' | 'object' | 'created' | 'amount_total' | 'cancel_url' | 'client_reference_id'
  > &
    Pick<
      Session,
      'currency' | 'customer_email' | 'expires_at' | 'metadata' | 'mode' | 'payment_status' | 'status' | 'success_url'
    > &
    Pick<Session, 'ui_mode' | 'url'> &
    Ids<Session, 'customer' | 'invoice' | 'payment_intent' | 'subscription'>
  subscription: Pick<Stripe.Subscription, 'id' | 'object' | 'created' | 'cancel_at' | 'cancel_at_period_end'> &
    Pick<Stripe.Subscription, 'metadata' | 'start_date' | 'status'> &
    Ids<Stripe.Subscription, 'customer' | 'latest_invoice'> & { items: List<Item & { price: Objects['price'] }> }
  invoice: Pick<Stripe.Invoice, 'id' | 'object' | 'created' | 'amount_due' | 'amount_paid' | 'currency' | 'status'> &
    Pick<Stripe.Invoice, 'billing_reason'> &
    Ids<Stripe.Invoice, 'customer'> & {
      hosted_invoice_url: string
      parent: {
        type: 'subscription_details'
        quote_details: null
        subscription_details: { subscription: string; metadata: Stripe.Metadata }
      }
    }
  invoice_payment: Pick<Stripe.InvoicePayment, 'id' | 'object' | 'created' | 'amount_paid' | 'status'> & {
    invoice: string
    payment: { type: 'payment_intent'; payment_intent: string }
  }
  payment_intent: Pick<Stripe.PaymentIntent, 'id' | 'object' | 'created' | 'amount' | 'amount_received' | 'currency'> &
    Pick<Stripe.PaymentIntent, 'metadata' | 'status'> &
    Ids<Stripe.PaymentIntent, 'customer' | 'latest_charge'>
  charge: Pick<Stripe.Charge, 'id' | 'object' | 'created' | 'amount' | 'amount_refunded' | 'currency' | 'disputed'> &
    Pick<Stripe.Charge, 'paid' | 'receipt_url' | 'refunded' | 'status'> &
    Ids<Stripe.Charge, 'payment_intent'>
  dispute: Pick<Stripe.Dispute, 'id' | 'object' | 'created' | 'amount' | 'currency' | 'reason' | 'status'> &
    Ids<Stripe.Dispute, 'charge' | 'payment_intent'>
  refund: Pick<Stripe.Refund, 'id' | 'object' | 'created' | 'amount' | 'currency' | 'status'> &
    Ids<Stripe.Refund, 'payment_intent'>
  'billing_portal.session': Pick<Stripe.BillingPortal.Session, 'id' | 'object' | 'created' | 'return_url' | 'url'> & {
    customer: string
  }
}
export type Kind = keyof Objects

const PREFIXES: { readonly [K in Kind]: string } = {
  price: 'price',
  customer: 'cus',
  'checkout.session': 'cs_test',
  subscription: 'sub',
  invoice: 'in',
  invoice_payment: 'inpay',
  payment_intent: 'pi',
  charge: 'ch',
  dispute: 'du',
  refund: 're',
  'billing_portal.session': 'bps',
}

export type StripeEvent = { readonly id: string; readonly type: string; readonly raw: string }
export type Store = ReturnType<typeof createStore>

/** The state of the test Stripe, and its events. */
export function createStore(clock: () => Date) {
  const held: { [K in Kind]: Objects[K][] } = {
    price: [],
    customer: [],
    'checkout.session': [],
    subscription: [],
    invoice: [],
    invoice_payment: [],
    payment_intent: [],
    charge: [],
    dispute: [],
    refund: [],
    'billing_portal.session': [],
  }
  const events: StripeEvent[] = []
  let made = 0
  const now = () => Math.floor(clock().getTime() / 1000)

  return {
    held,
    /** The items of each session, and the metadata of the objects it creates: no field of a session contains these. */
    bought: new Map<string, { readonly price: Objects['price']; readonly metadata: Stripe.Metadata }>(),
    events,
    now,

    add<K extends Kind>(
      kind: K,
      of: (base: { id: string; object: K; created: number; livemode: false }) => Objects[K],
    ): Objects[K] {
      const object = of({ id: `${PREFIXES[kind]}_${++made}`, object: kind, created: now(), livemode: false })
      held[kind].push(object)
      return object
    },

    find: <K extends Kind>(kind: K, id: string | null): Objects[K] | undefined =>
      held[kind].find((object) => object.id === id),

    /** Any object that a field can be expanded to; payments of an invoice are included only on request. */
    look(owner: Readonly<Record<string, unknown>>, field: string): unknown {
      if (owner['object'] === 'invoice' && field === 'payments')
        return { object: 'list', data: held.invoice_payment.filter(({ invoice }) => invoice === owner['id']) }
      const all = Object.values(held).flatMap((objects): readonly { id: string }[] => objects)
      return all.find(({ id }) => id === owner[field]) ?? owner[field]
    },

    /** Creates an event; the test decides when it is sent. */
    tell(type: string, object: object): void {
      const id = `evt_${++made}`
      const event = {
        id,
        object: 'event',
        api_version: '2026-10-28.endive',
        created: now(),
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
        data: { object },
      }
      events.push({ id, type, raw: JSON.stringify(event, null, 2) })
    },
  }
}
