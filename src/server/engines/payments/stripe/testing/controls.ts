import type { Objects, Store } from '#server/engines/payments/stripe/testing/objects.ts'
import type { createMoney } from '#server/engines/payments/stripe/testing/money.ts'
import { monthsAfter } from '#shared/billing/period.ts'

/** Actions of customers, banks and merchants at Stripe itself. Each creates the events that Stripe would. */
export function controlsOf(store: Store, money: ReturnType<typeof createMoney>) {
  const { held, add, find, tell, now } = store

  const the = <T>(found: T | undefined): T => {
    if (found === undefined) throw new Error('there is no such thing at the test Stripe')
    return found
  }
  const session = (id?: string): Objects['checkout.session'] =>
    the(id ? find('checkout.session', id) : held['checkout.session'].at(-1))
  const subscription = (id?: string): Objects['subscription'] =>
    the(id ? find('subscription', id) : held.subscription.at(-1))
  const intent = (id?: string): Objects['payment_intent'] =>
    the(id ? find('payment_intent', id) : held.payment_intent.at(-1))
  const updated = (of: Objects['subscription']) => tell('customer.subscription.updated', of)

  function customerOf(of: Objects['checkout.session']): string {
    of.customer ??= add('customer', (base) => ({ ...base, balance: 0, email: of.customer_email })).id
    return of.customer
  }

  function subscribe(of: Objects['checkout.session']): Objects['subscription'] {
    const { price, metadata } = the(store.bought.get(of.id))
    const made = add('subscription', (base) => ({
      ...base,
      cancel_at: null,
      cancel_at_period_end: false,
      customer: customerOf(of),
      items: { object: 'list', data: [], has_more: false, url: '/v1/subscription_items' },
      latest_invoice: null,
      metadata: { ...metadata },
      start_date: base.created,
      status: 'active',
    }))
    made.items.data.push({ id: `si_${made.id}`, object: 'subscription_item', price, ...monthFrom(now()) })
    return made
  }

  function chargeOnce(of: Objects['checkout.session']): Objects['payment_intent'] {
    const { metadata } = the(store.bought.get(of.id))
    const made = money.charge({ cents: of.amount_total ?? 0, customer: customerOf(of), metadata })
    of.payment_intent = made.id
    return made
  }

  function complete(of: Objects['checkout.session'], payment_status: 'paid' | 'unpaid'): void {
    Object.assign(of, { status: 'complete', payment_status, url: null })
    tell('checkout.session.completed', of)
  }

  return {
    session,
    subscription,
    intent,
    price: (product: string): Objects['price'] =>
      the(held.price.findLast(({ metadata }) => metadata['product'] === product)),

    /** The customer pays on Stripe's page; an expired session cannot be paid. */
    pay(id?: string): void {
      const of = session(id)
      if (of.status !== 'open') throw new Error(`${of.id} is ${of.status}`)
      if (of.mode === 'payment') {
        const paid = chargeOnce(of)
        money.succeed(paid)
        return complete(of, 'paid')
      }
      const made = subscribe(of)
      tell('customer.subscription.created', made)
      of.subscription = made.id
      const first = money.invoice(made, of.amount_total ?? 0, 'subscription_create')
      of.invoice = first.id
      money.payInvoice(first)
      complete(of, 'paid')
    },

    /** The customer pays with a method that takes days. */
    paySlowly(id?: string): void {
      const of = session(id)
      chargeOnce(of)
      complete(of, 'unpaid')
    },
    slowPaymentEnds(isPaid: boolean, id?: string): void {
      const of = session(id)
      const paying = intent(of.payment_intent ?? '')
      if (isPaid) money.succeed(paying)
      else paying.status = 'requires_payment_method'
      if (isPaid) of.payment_status = 'paid'
      tell(`checkout.session.async_payment_${isPaid ? 'succeeded' : 'failed'}`, of)
    },

    expire(id?: string): void {
      const of = session(id)
      Object.assign(of, { status: 'expired', url: null })
      tell('checkout.session.expired', of)
    },

    /** A new month begins at Stripe, even if its payment fails. */
    renew(isPaid = true, id?: string): void {
      const of = subscription(id)
      const [item] = of.items.data
      if (item) Object.assign(item, monthFrom(item.current_period_end))
      const due = money.invoice(of, item?.price.unit_amount ?? 0, 'subscription_cycle')
      if (isPaid) money.payInvoice(due)
      else {
        of.status = 'past_due'
        tell('invoice.payment_failed', due)
      }
      updated(of)
    },
    /** The failed payment succeeds on a retry. */
    payLate(id?: string): void {
      const of = subscription(id)
      of.status = 'active'
      money.payInvoice(the(find('invoice', of.latest_invoice)))
      updated(of)
    },
    setStatus(status: Objects['subscription']['status'], id?: string): void {
      const of = subscription(id)
      of.status = status
      updated(of)
    },
    pause(isPaused: boolean, id?: string): void {
      const of = subscription(id)
      of.status = isPaused ? 'paused' : 'active'
      tell(`customer.subscription.${isPaused ? 'paused' : 'resumed'}`, of)
    },
    cancel: (id?: string) => money.end(subscription(id)),
    /** Stripe's customer portal sets the end as a time. */
    cancelInPortal(id?: string): void {
      const of = subscription(id)
      of.cancel_at = of.items.data[0]?.current_period_end ?? null
      updated(of)
    },

    refund: (cents?: number, id?: string): Objects['refund'] => money.giveBack(intent(id).id, cents),

    dispute(status: Objects['dispute']['status'] = 'needs_response', id?: string): void {
      const of = intent(id)
      const charge = the(find('charge', of.latest_charge))
      charge.disputed = true
      const made = add('dispute', (base) => ({
        ...base,
        amount: of.amount,
        charge: charge.id,
        currency: of.currency,
        payment_intent: of.id,
        reason: 'product_not_received',
        status,
      }))
      tell('charge.dispute.created', made)
    },
    disputeBecomes(
      status: Objects['dispute']['status'],
      type: 'updated' | 'closed' | 'funds_withdrawn' | 'funds_reinstated',
    ) {
      const of = the(held.dispute.at(-1))
      of.status = status
      tell(`charge.dispute.${type}`, of)
    },
  }
}

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000)

const monthFrom = (start: number) => ({
  current_period_start: start,
  current_period_end: seconds(monthsAfter(new Date(start * 1000), 1)),
})
