import { randomUUID } from 'node:crypto'
import type { Db } from '#server/database/connection.ts'
import type { Tx } from '#server/database/transaction.ts'
import type { About, PaymentProvider } from '#server/engines/payments/provider.ts'
import { createObjectStore, type Objects } from '#server/engines/payments/sandbox/objects.ts'
import { readSigned, signed } from '#server/engines/payments/sandbox/signing.ts'
import { costOfChange, endOf, nextStep } from '#server/engines/payments/sandbox/subscriptions.ts'
import { CURRENCY, PRODUCTS } from '#shared/billing/products.ts'

/** What somebody chooses on the test checkout. */
type Outcome = 'pay' | 'decline' | 'cancel'
type Receive = (raw: string, signature: string) => Promise<unknown>

export type Sandbox = PaymentProvider & {
  readonly name: 'sandbox'
  /** Plays the person at the checkout. 'unknown' is one that is not open. */
  readonly decide: (checkout: string, outcome: Outcome) => Promise<'paid' | 'declined' | 'lapsed' | 'unknown'>
  /** Whether the next payments of a subscription fail. */
  readonly fail: (subscription: string, isFailing: boolean) => Promise<void>
  /** Renews what is due by the clock, and tells again what was not taken. */
  readonly tick: () => Promise<void>
  /** Who takes its messages: signed text, as from a provider outside. */
  readonly listen: (receive: Receive) => void
}

type Options = {
  readonly db: Db
  readonly clock: () => Date
  readonly secret: string
}

/** A whole payment provider of our own in which no money moves; ids begin with sbx_. */
export function createSandboxProvider({ db, clock, secret }: Options): Sandbox {
  const objects = createObjectStore(db)
  let receive: Receive | undefined

  const tell = (tx: Tx, kind: string, ...about: About[]) =>
    objects.add('event', `sbx_evt_${randomUUID()}`, { kind, at: clock().toISOString(), about }, tx)

  async function deliver(): Promise<void> {
    if (!receive) return
    for (const [id, event] of await objects.all('event')) {
      const raw = JSON.stringify({ id, ...event })
      await receive(raw, signed(raw, secret, clock()))
      await objects.remove(id)
    }
  }

  /** Reads, changes and writes until nobody was faster; null where there is nothing to change. */
  async function change<K extends 'checkout' | 'subscription' | 'payment'>(
    place: readonly [K, string],
    to: (from: Objects[K]) => Objects[K] | null,
    also: (tx: Tx, to: Objects[K]) => Promise<unknown>,
  ): Promise<boolean> {
    for (;;) {
      const from = await objects.find(...place)
      const next = from && to(from)
      if (!from || !next) return false
      if (await objects.replace(place, { from, to: next }, (tx) => also(tx, next))) return true
    }
  }

  const paymentId = (subscription: string, periods: number) => `${subscription.replace('_sub_', '_pay_')}_${periods}`

  async function paid(id: string, of: Objects['subscription'], cents: number, tx: Tx): Promise<void> {
    const payment = paymentId(id, of.periods)
    const paidAt = clock().toISOString()
    await objects.add(
      'payment',
      payment,
      { reference: of.reference, subscription: id, cents, refundedCents: 0, paidAt },
      tx,
    )
    await tell(tx, 'subscription.paid', { kind: 'subscription', id }, { kind: 'payment', id: payment })
  }

  /** One step of one subscription by the clock: renewed, late, or ended. */
  async function renew(id: string): Promise<void> {
    const next = (from: Objects['subscription']) => nextStep(from, clock())
    const isDone = await change(['subscription', id], next, (tx, to) =>
      to.state === 'active'
        ? paid(id, to, PRODUCTS[to.product].cents, tx)
        : tell(tx, `subscription.${to.state}`, { kind: 'subscription', id }),
    )
    // Months may have gone by while nobody looked.
    if (isDone) await renew(id)
  }

  async function told<T>(done: T): Promise<T> {
    await deliver().catch(() => {}) // told again with the next tick
    return done
  }

  /** An open checkout can no longer be paid; one that was paid stays so. */
  async function lapse(id: string): Promise<void> {
    await change(
      ['checkout', id],
      (from) => (from.state === 'open' ? { ...from, state: 'lapsed' } : null),
      (tx) => tell(tx, 'checkout.lapsed', { kind: 'checkout', id }),
    )
    await told(null)
  }

  return {
    name: 'sandbox',
    isTest: true,
    listen: (by) => {
      receive = by
    },

    async begin({ reference, product, cents, customer, paidUrl }) {
      const id = `sbx_co_${reference}`
      await objects.add('checkout', id, {
        reference,
        product,
        cents,
        state: 'open',
        customer: customer ?? `sbx_cus_${reference}`,
        payment: null,
        subscription: null,
      })
      // Its checkout page is the one that people come back to.
      return { id, url: paidUrl }
    },

    async decide(id, outcome) {
      const found = await objects.find('checkout', id)
      if (!found || found.state !== 'open') return 'unknown'
      if (outcome === 'decline') return 'declined'
      if (outcome === 'cancel') {
        await lapse(id)
        return 'lapsed'
      }
      const { reference, product, customer, cents } = found
      const isMonthly = PRODUCTS[product].paid === 'monthly'
      const subscription = isMonthly ? `sbx_sub_${reference}` : null
      const payment = subscription ? paymentId(subscription, 1) : `sbx_pay_${reference}`
      const isPaid = await change(
        ['checkout', id],
        (from) => (from.state === 'open' ? { ...from, state: 'paid', payment, subscription } : null),
        async (tx) => {
          const at = clock().toISOString()
          const once = { reference, subscription, cents, refundedCents: 0, paidAt: at }
          await objects.add('payment', payment, once, tx)
          if (subscription)
            await objects.add(
              'subscription',
              subscription,
              {
                reference,
                product,
                customer,
                state: 'active',
                createdAt: at,
                periods: 1,
                isEnding: false,
                isFailing: false,
              },
              tx,
            )
          await tell(tx, 'checkout.paid', { kind: 'checkout', id })
        },
      )
      return told(isPaid ? 'paid' : 'unknown')
    },

    async checkout(id) {
      const found = await objects.find('checkout', id)
      return found && { id, ...found }
    },

    async subscription(id) {
      const found = await objects.find('subscription', id)
      if (!found) return null
      const { reference, product, state, isEnding, createdAt } = found
      const end = endOf(found)
      return {
        id,
        reference,
        product,
        state,
        periodEndsAt: end,
        endsAt: isEnding ? end : null,
        createdAt: new Date(createdAt),
      }
    },

    async payment(id) {
      const found = await objects.find('payment', id)
      return (
        found && {
          ...found,
          id,
          isChange: found.isChange ?? false,
          currency: CURRENCY,
          isDisputed: false,
          paidAt: new Date(found.paidAt),
          receiptUrl: null,
        }
      )
    },

    lapse,

    async endWithPeriod(id, isEnding) {
      await change(
        ['subscription', id],
        (from) => (from.state === 'ended' || from.isEnding === isEnding ? null : { ...from, isEnding }),
        (tx) => tell(tx, 'subscription.changed', { kind: 'subscription', id }),
      )
      await told(null)
    },

    async endNow(id) {
      await change(
        ['subscription', id],
        (from) => (from.state === 'ended' ? null : { ...from, state: 'ended' }),
        (tx) => tell(tx, 'subscription.ended', { kind: 'subscription', id }),
      )
      await told(null)
    },

    async costOfChange(id, product, base) {
      const found = await objects.find('subscription', id)
      return found ? costOfChange(found, product, base, clock()) : 0
    },

    async change(id, product, how) {
      const found = await objects.find('subscription', id)
      if (!found || found.state === 'ended') return 'declined'
      const isPaid = typeof how === 'object' && found.product !== product
      const cents = isPaid ? costOfChange(found, product, how.base, clock()) : 0
      if (isPaid && found.isFailing) return 'declined'
      if (isPaid && cents > how.most) return 'dearer'
      const goesOn = how === 'undo' ? {} : { isEnding: false }
      await change(
        ['subscription', id],
        (from) => (from.state === 'ended' || from.product === product ? null : { ...from, product, ...goesOn }),
        async (tx) => {
          const payment = `sbx_pay_${randomUUID()}`
          const once = {
            reference: found.reference,
            subscription: id,
            isChange: true,
            cents,
            refundedCents: 0,
            paidAt: clock().toISOString(),
          } as const
          if (cents > 0) await objects.add('payment', payment, once, tx)
          const about: About[] = [{ kind: 'subscription', id }]
          await tell(
            tx,
            'subscription.changed',
            ...about,
            ...(cents > 0 ? [{ kind: 'payment' as const, id: payment }] : []),
          )
        },
      )
      return told('done')
    },

    portal: () => Promise.resolve(null),

    async refund(id) {
      await change(
        ['payment', id],
        (from) => (from.refundedCents > 0 ? null : { ...from, refundedCents: from.cents }),
        (tx) => tell(tx, 'payment.refunded', { kind: 'payment', id }),
      )
      await told(null)
    },

    async fail(id, isFailing) {
      await change(
        ['subscription', id],
        (from) => (from.isFailing === isFailing ? null : { ...from, isFailing }),
        () => Promise.resolve(),
      )
    },

    read: (raw, signature) => readSigned(raw, signature, { secret, now: clock() }),

    async everything() {
      const of = async (kind: About['kind']) => (await objects.all(kind)).map(([id]) => ({ kind, id }))
      return [...(await of('checkout')), ...(await of('subscription')), ...(await of('payment'))]
    },

    async tick() {
      for (const [id] of await objects.all('subscription')) await renew(id)
      await deliver()
    },
  }
}
