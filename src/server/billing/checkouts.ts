import {
  claimPurchase,
  selectOpenPurchases,
  selectPurchase,
  updatePurchase,
  type PurchaseRow,
} from '#server/billing/store.ts'
import { ProviderUnavailable } from '#server/engines/payments/provider.ts'
import { changeablePlanOf, type CurrentPlan } from '#server/billing/current-plan.ts'
import { basePlanOf, isDearer } from '#server/billing/periods.ts'
import { isPayableAt, quoteOf } from '#server/billing/launch-offer.ts'
import { productOf } from '#server/billing/products.ts'
import type { ProviderContext } from '#server/billing/provider-context.ts'
import type { ProductId } from '#shared/billing/products.ts'
import type { CheckoutView } from '#shared/contract/billing.ts'

type Changed = { readonly state: 'done' | 'unknown' | 'declined' | 'dearer' }

/** Data and actions of our own checkout page. */
export function createCheckouts(context: ProviderContext) {
  const { db, clock, log, provider, sync } = context

  /** A purchase of this user, with its current state at the provider. */
  async function view(userId: string, clientSecret: string): Promise<CheckoutView | null> {
    const found = await selectPurchase(db, { userId, clientSecret })
    if (!found) return null
    if (found.checkout && isOpen(found)) await askAgain(found.checkout)
    const purchase = (await selectPurchase(db, { userId, clientSecret })) ?? found
    const product = productOf(purchase)
    const current = (await isChange(purchase)) ? await changeablePlanOf(context, userId) : null
    // Without a plan to change there is nothing to confirm, and no checkout to pay.
    const isStillOpen = isOpen(purchase) && (current !== null || purchase.checkout !== null)
    return {
      product,
      cents: purchase.cents,
      isTest: provider.isTest,
      state: isStillOpen ? (current ? 'change' : 'ready') : purchase.state === 'paid' ? 'paid' : 'lapsed',
      url: isStillOpen ? purchase.url : null,
      insteadOf: current?.open ?? null,
      costNow: current ? await costOf(current, product) : purchase.cents,
    }
  }

  /** A purchase at a previous provider can no longer be paid. */
  const isOpen = ({ state, provider: by }: PurchaseRow) => state === 'open' && by === provider.name

  /** A plan change is confirmed on our page while its price is current: it has no checkout that expires. */
  const isChange = async (purchase: PurchaseRow) =>
    isOpen(purchase) &&
    !purchase.checkout &&
    isPayableAt(purchase, await quoteOf(db, productOf(purchase), clock()), clock())

  /** What was already paid for this month is not charged again. */
  async function costOf({ plan, paid }: CurrentPlan, product: ProductId): Promise<number> {
    const base = basePlanOf(plan, paid)
    return isDearer(product, base) ? provider.costOfChange(plan.id, product, base) : 0
  }

  /** A user who returns from paying should not wait for the webhook; if the provider is unreachable, it will follow. */
  async function askAgain(checkout: string): Promise<void> {
    try {
      await sync.pull({ kind: 'checkout', id: checkout }, 'asked')
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error
      log.warn({ err: error }, 'payment provider is unreachable')
    }
  }

  /** Changes the active plan to that of an open purchase, for at most the amount that was shown. */
  async function change(userId: string, clientSecret: string, shown: number): Promise<Changed> {
    const purchase = await selectPurchase(db, { userId, clientSecret })
    if (purchase?.state === 'paid') return { state: 'done' }
    const known = purchase && (await isChange(purchase)) ? await changeablePlanOf(context, userId) : null
    if (!purchase || !known) return { state: 'unknown' }
    await sync.pull({ kind: 'subscription', id: known.plan.id }, 'asked')
    const current = await changeablePlanOf(context, userId)
    if (!current) return { state: 'unknown' }
    // Of two simultaneous confirmations, one is charged.
    if (!(await claimPurchase(db, purchase.id))) return { state: 'done' }
    try {
      const state = await put(current, productOf(purchase), shown)
      if (state !== 'done') await release(purchase)
      return { state }
    } catch (error) {
      await release(purchase)
      throw error
    }
  }

  async function put({ plan, paid }: CurrentPlan, product: ProductId, maxCents: number) {
    const base = basePlanOf(plan, paid)
    const done = await provider.change(plan.id, product, isDearer(product, base) ? { base, maxCents } : 'nothing')
    if (done === 'done') await sync.pull({ kind: 'subscription', id: plan.id }, 'asked')
    return done
  }

  /** Allows another confirmation, unless another purchase was started meanwhile. */
  async function release({ id, userId, slot }: PurchaseRow): Promise<void> {
    const others = await selectOpenPurchases(db, userId ?? '', provider.name)
    await updatePurchase(db, id, { state: others.some((one) => one.slot === slot) ? 'lapsed' : 'open' })
  }

  return { view, change }
}
