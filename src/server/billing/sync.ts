import {
  nextRead,
  hasEvent,
  insertEvent,
  upsertCustomer,
  upsertPayment,
  upsertSubscription,
  selectPayment,
  selectPayments,
  selectPurchase,
  selectSubscription,
  lockSubscription,
  claimRead,
  updatePurchase,
  type PurchaseRow,
} from '#server/billing/store.ts'
import type { Db } from '#server/database/connection.ts'
import { withTransaction, type Tx } from '#server/database/transaction.ts'
import type {
  About,
  PaymentProvider,
  PaymentState,
  ProviderEvent,
  SubscriptionState,
} from '#server/engines/payments/provider.ts'
import { applyGrant, grantOfPurchase, grantOfSubscription } from '#server/billing/grants.ts'

type Options = { readonly db: Db; readonly clock: () => Date; readonly provider: PaymentProvider }

export type ProviderSync = ReturnType<typeof createProviderSync>

/**
 * Keeps our books in line with the provider's. A message only says what may have changed; what it is now is asked for, so
 * messages may come twice, late, or in any order.
 */
export function createProviderSync({ db, clock, provider }: Options) {
  const { name } = provider

  /** Reads one thing at the provider and writes down what it is; of several readings the newest counts. */
  async function pull(about: About, event: string): Promise<void> {
    const turn = await nextRead(db, name, about.id)
    const write = about.kind === 'checkout' ? await readCheckout(about.id, event) : await read(about, event)
    if (!write) return
    await withTransaction(db, async (tx) => {
      if (await claimRead(tx, name, about.id, turn)) await write(tx)
    })
  }

  type Write = (tx: Tx) => Promise<void>

  async function read({ kind, id }: About, event: string): Promise<Write | null> {
    if (kind === 'subscription') {
      const state = await provider.subscription(id)
      return state && ((tx) => writeSubscription(tx, state, event))
    }
    const state = await provider.payment(id)
    // The plan comes first: its payment is noted under what the plan is by then.
    if (state?.reference && state.subscription) await pull({ kind: 'subscription', id: state.subscription }, event)
    return state && ((tx) => writePayment(tx, state, event))
  }

  /** What a checkout paid for is settled first: should that fail, the purchase stays open and is asked for again. */
  async function readCheckout(id: string, event: string): Promise<Write | null> {
    const state = await provider.checkout(id)
    if (!state || state.state === 'open' || !(await selectPurchase(db, { provider: name, checkout: id }))) return null
    const { payment, subscription, customer } = state
    if (state.state === 'paid' && subscription) await pull({ kind: 'subscription', id: subscription }, event)
    if (state.state === 'paid' && payment) await pull({ kind: 'payment', id: payment }, event)
    return async (tx) => {
      const purchase = await selectPurchase(tx, { provider: name, checkout: id })
      if (!purchase) return
      const paid = paidState(purchase)
      await updatePurchase(tx, purchase.id, { state: state.state === 'paid' ? paid : state.state, payment })
      if (customer && purchase.userId)
        await upsertCustomer(tx, { userId: purchase.userId, provider: name, id: customer })
    }
  }

  async function writeSubscription(tx: Tx, state: SubscriptionState, event: string): Promise<void> {
    const { id, reference, product, periodEndsAt, endsAt, createdAt } = state
    const purchase = reference ? await selectPurchase(tx, { provider: name, reference }) : undefined
    // What nobody here ordered, or was never paid, is not ours to keep.
    if (!purchase || !product || state.state === 'waiting') return
    const row = {
      provider: name,
      id,
      userId: purchase.userId,
      product,
      state: state.state,
      periodEndsAt,
      endsAt,
      createdAt,
    }
    await upsertSubscription(tx, row)
    await grantSubscription(tx, id, event)
  }

  /** A message of a plan and one of its payment may come at once: the second to decide sees what the first has written. */
  async function grantSubscription(tx: Tx, id: string, event: string): Promise<void> {
    const kept = await lockSubscription(tx, name, id)
    if (!kept) return
    const payments = await selectPayments(tx, { subscription: id })
    const cause = { provider: name, source: sourceOf(id), event, at: clock() }
    await applyGrant(tx, grantOfSubscription(kept, payments), cause)
  }

  async function writePayment(tx: Tx, state: PaymentState, event: string): Promise<void> {
    const { id, reference, subscription } = state
    const purchase = reference ? await selectPurchase(tx, { provider: name, reference }) : undefined
    if (!purchase) return
    const kept = subscription ? await selectSubscription(tx, name, subscription) : undefined
    const before = await selectPayment(tx, name, id)
    const product = before?.product ?? kept?.product ?? purchase.product
    await upsertPayment(tx, { ...paidOf(state), provider: name, userId: purchase.userId, product })
    if (subscription) await grantSubscription(tx, subscription, event)
    else await grantPurchase(tx, purchase, { payment: id, event })
  }

  async function grantPurchase(tx: Tx, purchase: PurchaseRow, { payment, event }: { payment: string; event: string }) {
    const paid = await selectPayment(tx, name, payment)
    // A payment that went through is proof enough, should word of the checkout come later.
    if (purchase.state !== 'paid') await updatePurchase(tx, purchase.id, { state: paidState(purchase), payment })
    const grant = grantOfPurchase({ ...purchase, state: 'paid' }, paid)
    const cause = { provider: name, source: sourceOf(purchase.reference), event, cents: purchase.cents, at: clock() }
    await applyGrant(tx, grant, cause)
  }

  const sourceOf = (id: string) => `${name}:${id}`

  return {
    pull,

    /** Does what a message asks for, once. Throws where the provider cannot be asked: it will tell again. */
    async handleEvent({ id, kind, about }: ProviderEvent): Promise<void> {
      if (await hasEvent(db, name, id)) return
      for (const one of about) await pull(one, id)
      await insertEvent(db, { provider: name, id, kind, appliedAt: clock() })
    },
  }
}

/** What a purchase becomes that was paid: of whoever left before, it is given back. */
const paidState = ({ userId, state }: PurchaseRow) => (userId === null && state !== 'paid' ? 'unowned' : 'paid')

/** What is kept of a payment; our reference stands on its purchase. */
function paidOf(state: PaymentState) {
  const { reference: _, ...paid } = state
  return paid
}
