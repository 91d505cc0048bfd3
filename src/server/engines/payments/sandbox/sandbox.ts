import type { Db } from '#server/database/connection.ts'
import type { About, PaymentProvider } from '#server/engines/payments/provider.ts'
import { createCheckouts, type Outcome } from '#server/engines/payments/sandbox/checkouts.ts'
import { createEvents, type Receive } from '#server/engines/payments/sandbox/events.ts'
import { createObjectStore } from '#server/engines/payments/sandbox/objects.ts'
import { createPlans } from '#server/engines/payments/sandbox/plans.ts'
import { readSigned } from '#server/engines/payments/sandbox/signing.ts'
import { CURRENCY } from '#shared/billing/products.ts'

export type Sandbox = PaymentProvider & {
  readonly name: 'sandbox'
  /** Plays the person at the checkout. 'unknown' is one that is not open. */
  readonly decide: (checkout: string, outcome: Outcome) => Promise<'paid' | 'declined' | 'lapsed' | 'unknown'>
  /** Whether the next payments of a subscription fail. */
  readonly fail: (subscription: string, isFailing: boolean) => Promise<void>
  /** Renews what is due by the clock, and delivers events again that were not received. */
  readonly tick: () => Promise<void>
  /** Sets the receiver of its events: signed text, as from an external provider. */
  readonly listen: (receive: Receive) => void
}

type Options = {
  readonly db: Db
  readonly clock: () => Date
  readonly secret: string
}

/** A complete payment provider of our own in which no money moves; ids begin with sbx_. */
export function createSandboxProvider({ db, clock, secret }: Options): Sandbox {
  const objects = createObjectStore(db)
  const events = createEvents({ objects, clock, secret })
  const { decide, ...checkouts } = createCheckouts({ objects, events, clock })
  const plans = createPlans({ objects, events, clock })

  return {
    name: 'sandbox',
    isTest: true,
    listen: events.listen,
    ...checkouts,
    decide,
    subscription: plans.subscription,
    endWithPeriod: plans.endWithPeriod,
    endNow: plans.endNow,
    costOfChange: plans.costOfChange,
    change: plans.change,
    fail: plans.fail,

    async payment(id) {
      const found = await objects.find('payment', id)
      if (!found) return null
      const paidAt = new Date(found.paidAt)
      const rest = { currency: CURRENCY, isDisputed: false, receiptUrl: null }
      return { ...found, id, isChange: found.isChange ?? false, paidAt, ...rest }
    },

    portal: () => Promise.resolve(null),

    async refund(id) {
      await objects.change(
        ['payment', id],
        (from) => (from.refundedCents > 0 ? null : { ...from, refundedCents: from.cents }),
        (tx) => events.add(tx, 'payment.refunded', { kind: 'payment', id }),
      )
      await events.tryToDeliver()
    },

    read: (raw, signature) => readSigned(raw, signature, { secret, now: clock() }),

    async everything() {
      const of = async (kind: About['kind']) => (await objects.all(kind)).map(([id]) => ({ kind, id }))
      return [...(await of('checkout')), ...(await of('subscription')), ...(await of('payment'))]
    },

    async tick() {
      for (const [id] of await objects.all('subscription')) await plans.renew(id)
      await events.deliver()
    },
  }
}
