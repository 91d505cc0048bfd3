import { randomUUID } from 'node:crypto'
import type { Tx } from '#server/database/transaction.ts'
import type { About, PaymentProvider } from '#server/engines/payments/provider.ts'
import type { Events } from '#server/engines/payments/sandbox/events.ts'
import type { Objects, ObjectStore } from '#server/engines/payments/sandbox/objects.ts'
import { costOfChange, endOf, nextStep, paymentId } from '#server/engines/payments/sandbox/subscriptions.ts'
import { PRODUCTS } from '#shared/billing/products.ts'

type Context = { readonly objects: ObjectStore; readonly events: Events; readonly clock: () => Date }
type Plans = Pick<PaymentProvider, 'subscription' | 'endWithPeriod' | 'endNow' | 'costOfChange' | 'change'> & {
  /** Whether the next payments of a subscription fail. */
  readonly fail: (subscription: string, isFailing: boolean) => Promise<void>
  /** Takes all steps of a subscription that are due: renewed, late or ended. */
  readonly renew: (subscription: string) => Promise<void>
}

export function createPlans({ objects, events, clock }: Context): Plans {
  async function addRenewal(tx: Tx, id: string, renewed: Objects['subscription']): Promise<void> {
    const { reference, product, periods } = renewed
    const payment = paymentId(id, periods)
    const paid = { cents: PRODUCTS[product].cents, refundedCents: 0, paidAt: clock().toISOString() }
    await objects.add('payment', payment, { reference, subscription: id, ...paid }, tx)
    await events.add(tx, 'subscription.paid', { kind: 'subscription', id }, { kind: 'payment', id: payment })
  }

  async function addChange(tx: Tx, id: string, { reference }: Objects['subscription'], cents: number): Promise<void> {
    const about: About[] = [{ kind: 'subscription', id }]
    if (cents > 0) {
      const payment = `sbx_pay_${randomUUID()}`
      const paid = { cents, refundedCents: 0, paidAt: clock().toISOString() }
      await objects.add('payment', payment, { reference, subscription: id, isChange: true, ...paid }, tx)
      about.push({ kind: 'payment', id: payment })
    }
    await events.add(tx, 'subscription.changed', ...about)
  }

  return {
    async subscription(id) {
      const found = await objects.find('subscription', id)
      if (!found) return null
      const { reference, product, state, isEnding, createdAt } = found
      const end = endOf(found)
      const endsAt = isEnding ? end : null
      return { id, reference, product, state, periodEndsAt: end, endsAt, createdAt: new Date(createdAt) }
    },

    async endWithPeriod(id, isEnding) {
      await objects.change(
        ['subscription', id],
        (from) => (from.state === 'ended' || from.isEnding === isEnding ? null : { ...from, isEnding }),
        (tx) => events.add(tx, 'subscription.changed', { kind: 'subscription', id }),
      )
      await events.tryToDeliver()
    },

    async endNow(id) {
      await objects.change(
        ['subscription', id],
        (from) => (from.state === 'ended' ? null : { ...from, state: 'ended' }),
        (tx) => events.add(tx, 'subscription.ended', { kind: 'subscription', id }),
      )
      await events.tryToDeliver()
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
      if (isPaid && cents > how.maxCents) return 'dearer'
      const resumed = how === 'undo' ? {} : { isEnding: false }
      await objects.change(
        ['subscription', id],
        (from) => (from.state === 'ended' || from.product === product ? null : { ...from, product, ...resumed }),
        (tx) => addChange(tx, id, found, cents),
      )
      await events.tryToDeliver()
      return 'done'
    },

    async fail(id, isFailing) {
      await objects.change(
        ['subscription', id],
        (from) => (from.isFailing === isFailing ? null : { ...from, isFailing }),
        () => Promise.resolve(),
      )
    },

    async renew(id) {
      const next = (from: Objects['subscription']) => nextStep(from, clock())
      const isDone = await objects.change(['subscription', id], next, (tx, to) =>
        to.state === 'active'
          ? addRenewal(tx, id, to)
          : events.add(tx, `subscription.${to.state}`, { kind: 'subscription', id }),
      )
      // Several months may have passed since the last tick.
      if (isDone) await this.renew(id)
    },
  }
}
