import type { Tx } from '#server/database/transaction.ts'
import type { PaymentProvider } from '#server/engines/payments/provider.ts'
import type { Events } from '#server/engines/payments/sandbox/events.ts'
import type { Objects, ObjectStore } from '#server/engines/payments/sandbox/objects.ts'
import { paymentId } from '#server/engines/payments/sandbox/subscriptions.ts'
import { PRODUCTS } from '#shared/billing/products.ts'

/** A choice on the test checkout. */
export type Outcome = 'pay' | 'decline' | 'cancel'

type Context = { readonly objects: ObjectStore; readonly events: Events; readonly clock: () => Date }
type Checkouts = Pick<PaymentProvider, 'begin' | 'checkout' | 'lapse'> & {
  /** Plays the person at the checkout. 'unknown' is one that is not open. */
  readonly decide: (checkout: string, outcome: Outcome) => Promise<'paid' | 'declined' | 'lapsed' | 'unknown'>
}

export function createCheckouts({ objects, events, clock }: Context): Checkouts {
  async function lapse(id: string): Promise<void> {
    await objects.change(
      ['checkout', id],
      (from) => (from.state === 'open' ? { ...from, state: 'lapsed' } : null),
      (tx) => events.add(tx, 'checkout.lapsed', { kind: 'checkout', id }),
    )
    await events.tryToDeliver()
  }

  /** The real provider ends such a checkout by its own clock. */
  async function lapseLate(id: string): Promise<void> {
    const found = await objects.find('checkout', id)
    if (found?.state === 'open' && found.payableUntil && new Date(found.payableUntil) <= clock()) await lapse(id)
  }

  async function pay(id: string, { reference, product, customer, cents }: Objects['checkout']): Promise<boolean> {
    const subscription = PRODUCTS[product].paid === 'monthly' ? `sbx_sub_${reference}` : null
    const payment = subscription ? paymentId(subscription, 1) : `sbx_pay_${reference}`
    async function addPurchase(tx: Tx): Promise<void> {
      const at = clock().toISOString()
      await objects.add('payment', payment, { reference, subscription, cents, refundedCents: 0, paidAt: at }, tx)
      const started = { state: 'active', createdAt: at, periods: 1, isEnding: false, isFailing: false } as const
      if (subscription)
        await objects.add('subscription', subscription, { reference, product, customer, ...started }, tx)
      await events.add(tx, 'checkout.paid', { kind: 'checkout', id })
    }
    const isPaid = await objects.change(
      ['checkout', id],
      (from) => (from.state === 'open' ? { ...from, state: 'paid', payment, subscription } : null),
      addPurchase,
    )
    await events.tryToDeliver()
    return isPaid
  }

  return {
    async begin({ reference, product, cents, customer, payableUntil, paidUrl }) {
      const id = `sbx_co_${reference}`
      const buyer = customer ?? `sbx_cus_${reference}`
      const end = payableUntil && { payableUntil: payableUntil.toISOString() }
      const unpaid = { state: 'open', payment: null, subscription: null, ...end } as const
      await objects.add('checkout', id, { reference, product, cents, customer: buyer, ...unpaid })
      // Its checkout page is the page that people return to.
      return { id, url: paidUrl }
    },

    async checkout(id) {
      await lapseLate(id)
      const found = await objects.find('checkout', id)
      return found && { id, ...found }
    },

    lapse,

    async decide(id, outcome) {
      await lapseLate(id)
      const found = await objects.find('checkout', id)
      if (!found || found.state !== 'open') return 'unknown'
      if (outcome === 'decline') return 'declined'
      if (outcome === 'pay') return (await pay(id, found)) ? 'paid' : 'unknown'
      await lapse(id)
      return 'lapsed'
    },
  }
}
