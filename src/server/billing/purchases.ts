import { randomBytes, randomUUID } from 'node:crypto'
import {
  abandonPurchase,
  insertPurchase,
  selectCustomer,
  selectOpenPurchases,
  selectPayments,
  selectPurchase,
  selectSubscriptions,
  updatePurchase,
  type PurchaseRow,
} from '#server/billing/store.ts'
import { currentSubscription, changeablePlanOf } from '#server/billing/current-plan.ts'
import { activeProduct } from '#server/billing/periods.ts'
import { holdEndOf, isPayableAt, quoteOf, withQuote } from '#server/billing/launch-offer.ts'
import { checkoutPathOf, productOf, slotOf } from '#server/billing/products.ts'
import type { ProviderContext } from '#server/billing/provider-context.ts'
import { CURRENCY, PRODUCTS, type ProductId } from '#shared/billing/products.ts'

/** Who buys, and the origin to return to after paying. */
export type Buyer = { readonly id: string; readonly email: string; readonly origin: string }
export type Begun =
  | { readonly state: 'begun'; readonly url: string; readonly clientSecret: string }
  | { readonly state: 'unknown' | 'owned' | 'busy' }

/** Milliseconds for which another tab may be at the provider to open the same checkout. */
const OPENING = 30_000

/** Opens purchases: one per slot, however often and from wherever it is requested. */
export function createPurchases(context: ProviderContext) {
  const { db, clock, provider, sync, entitlements, brand } = context

  const isOwned = async (userId: string, product: ProductId) =>
    (await entitlements.owned(userId)).includes(product) ||
    (product === 'coach' && (await entitlements.may(userId, 'coach')))

  /** Opens a checkout, or returns the open one; checkouts of other products in the slot are closed. */
  async function begin(person: Buyer, product: ProductId): Promise<Begun> {
    if (PRODUCTS[product].paid === 'never') return { state: 'unknown' }
    // A plan that ended without an event is bought again instead of changed.
    const isPlan = slotOf(product) === 'subscription'
    const kept = isPlan ? await currentSubscription(context, person.id) : undefined
    if (kept) await sync.pull({ kind: 'subscription', id: kept.id }, 'asked')
    if (await isOwned(person.id, product)) return { state: 'owned' }
    for (const open of await selectOpenPurchases(db, person.id, provider.name))
      if (open.slot === slotOf(product) && !(await isPayable(open, product))) await close(open)
    // A payment in another tab is recorded by now.
    if (await isOwned(person.id, product)) return { state: 'owned' }
    if (isPlan) await level(person.id, product)
    const purchase = await opened(person.id, product)
    if (!purchase) return { state: 'busy' }
    const current = isPlan ? await changeablePlanOf(context, person.id) : null
    const url = current
      ? person.origin + checkoutPathOf(purchase)
      : (purchase.url ?? (await openCheckout(person, purchase)))
    return { state: 'begun', url, clientSecret: purchase.clientSecret }
  }

  /**
   * A plan that is open as a smaller one, since what was paid on top was taken back, is made that one, so that it can be
   * paid for again. With a page of it open it may just have been paid for, and no word have come yet.
   */
  async function level(userId: string, product: ProductId): Promise<void> {
    const current = await changeablePlanOf(context, userId)
    if (!current || current.plan.product !== product || current.open === product) return
    const open = await selectOpenPurchases(db, userId, provider.name)
    if (open.some(({ slot }) => slot === slotOf(product))) return
    await provider.change(current.plan.id, current.open, 'undo')
    await sync.pull({ kind: 'subscription', id: current.plan.id }, 'asked')
  }

  /** Whether an open purchase is for this product, at the current price, and can still be paid. */
  async function isPayable(open: PurchaseRow, product: ProductId): Promise<boolean> {
    if (open.checkout) await sync.pull({ kind: 'checkout', id: open.checkout }, 'asked')
    const now = await selectPurchase(db, { reference: open.reference })
    if (now?.state !== 'open' || open.product !== product) return false
    return isPayableAt(open, await quoteOf(db, product, clock()), clock())
  }

  /** Closes an open purchase, so that it can no longer be paid. A paid one stays paid. */
  async function close(open: PurchaseRow): Promise<void> {
    const isOpening = clock().getTime() - new Date(open.createdAt).getTime() < OPENING
    const now = await selectPurchase(db, { reference: open.reference })
    if (now?.state !== 'open' || (!now.checkout && isOpening && !(await changeablePlanOf(context, open.userId ?? ''))))
      return
    if (now.checkout) {
      await provider.lapse(now.checkout)
      await sync.pull({ kind: 'checkout', id: now.checkout }, 'asked')
      // It was completed with a slow payment method: the product is not sold a second time.
      if ((await provider.checkout(now.checkout))?.state === 'open') return
    }
    const after = await selectPurchase(db, { reference: open.reference })
    if (after?.state === 'open') await updatePurchase(db, open.id, { state: 'lapsed' })
  }

  async function opened(userId: string, product: ProductId): Promise<PurchaseRow | null> {
    const made = await withQuote(db, product, clock(), (queries, { cents }) =>
      insertPurchase(queries, {
        userId,
        provider: provider.name,
        product,
        slot: slotOf(product),
        cents,
        currency: CURRENCY,
        createdAt: clock(),
        reference: randomUUID(),
        clientSecret: randomBytes(24).toString('base64url'),
        state: 'open',
        checkout: null,
        url: null,
        payment: null,
      }),
    )
    if (made) return made
    const open = await selectOpenPurchases(db, userId, provider.name)
    return open.find((one) => one.slot === slotOf(product) && one.product === product) ?? null
  }

  /**
   * A plan that was not paid or was paused is closed here, but the provider could take it up again beside a new one. One
   * whose month was taken back would go on beside it.
   */
  async function endDormant(userId: string): Promise<void> {
    for (const one of await selectSubscriptions(db, userId)) {
      const { id } = one
      const isOver = one.state === 'ended'
      const isOpen = !isOver && activeProduct(productOf(one), await selectPayments(db, { subscription: id })) !== null
      if (one.provider !== provider.name || isOpen) continue
      await provider.endNow(id)
      if (!isOver) await sync.pull({ kind: 'subscription', id }, 'asked')
    }
  }

  async function openCheckout(person: Buyer, purchase: PurchaseRow): Promise<string> {
    const product = productOf(purchase)
    if (purchase.slot === 'subscription') await endDormant(person.id)
    const order = {
      reference: purchase.reference,
      product,
      cents: purchase.cents,
      name: `${brand}: ${PRODUCTS[product].name}`,
      email: person.email,
      customer: await selectCustomer(db, person.id, provider.name),
      payableUntil: await holdEndOf(db, product, purchase.cents, clock()),
      paidUrl: person.origin + checkoutPathOf(purchase),
      cancelledUrl: person.origin + (product === 'coach' ? '/interview-prep' : '/pricing'),
    }
    const checkout = await provider.begin(order).catch(async (error: unknown) => {
      // A provider may repeat a failure for the same reference for a day. This purchase was never shown.
      await abandonPurchase(db, purchase.id)
      throw error
    })
    await updatePurchase(db, purchase.id, { checkout: checkout.id, url: checkout.url })
    return checkout.url
  }

  return { begin }
}
