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
import { isFresh } from '#server/billing/purchases.ts'
import { productOf } from '#server/billing/products.ts'
import type { ProviderContext } from '#server/billing/provider-context.ts'
import type { ProductId } from '#shared/billing/products.ts'
import type { CheckoutView } from '#shared/contract/billing.ts'

type Changed = { readonly state: 'done' | 'unknown' | 'declined' | 'dearer' }

/** What our own checkout page shows and does. */
export function createCheckouts(context: ProviderContext) {
  const { db, clock, log, provider, sync } = context

  /** A purchase of this person as it stands at the provider now. */
  async function view(userId: string, clientSecret: string): Promise<CheckoutView | null> {
    const found = await selectPurchase(db, { userId, clientSecret })
    if (!found) return null
    if (found.checkout && isOpen(found)) await askAgain(found.checkout)
    const purchase = (await selectPurchase(db, { userId, clientSecret })) ?? found
    const product = productOf(purchase)
    const current = isChange(purchase) ? await changeablePlanOf(context, userId) : null
    // Without a plan to change there is nothing to confirm, and no checkout to pay at.
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

  /** A purchase that was opened at another provider, which served here before, cannot be paid any more. */
  const isOpen = ({ state, provider: by }: PurchaseRow) => state === 'open' && by === provider.name

  /** A purchase that is confirmed here, as long as what it shows holds: no provider makes it lapse. */
  const isChange = (purchase: PurchaseRow) => isOpen(purchase) && !purchase.checkout && isFresh(purchase, clock())

  /** What this month was paid for is not paid for again. */
  async function costOf({ plan, paid }: CurrentPlan, product: ProductId): Promise<number> {
    const base = basePlanOf(plan, paid)
    return isDearer(product, base) ? provider.costOfChange(plan.id, product, base) : 0
  }

  /** Whoever comes back from paying should not wait for a message; if the provider is away, the message will come. */
  async function askAgain(checkout: string): Promise<void> {
    try {
      await sync.pull({ kind: 'checkout', id: checkout }, 'asked')
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error
      log.warn({ err: error }, 'payment provider is away')
    }
  }

  /** Puts the plan of an opened purchase in place of the one that goes on, for no more cents than were shown. */
  async function change(userId: string, clientSecret: string, shown: number): Promise<Changed> {
    const purchase = await selectPurchase(db, { userId, clientSecret })
    if (purchase?.state === 'paid') return { state: 'done' }
    const known = purchase && isChange(purchase) ? await changeablePlanOf(context, userId) : null
    if (!purchase || !known) return { state: 'unknown' }
    await sync.pull({ kind: 'subscription', id: known.plan.id }, 'asked')
    const current = await changeablePlanOf(context, userId)
    if (!current) return { state: 'unknown' }
    // Of two who confirm at once, one pays.
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

  async function put({ plan, paid }: CurrentPlan, product: ProductId, most: number) {
    const base = basePlanOf(plan, paid)
    const done = await provider.change(plan.id, product, isDearer(product, base) ? { base, most } : 'nothing')
    if (done === 'done') await sync.pull({ kind: 'subscription', id: plan.id }, 'asked')
    return done
  }

  /** It can be confirmed again, unless something else was begun meanwhile. */
  async function release({ id, userId, slot }: PurchaseRow): Promise<void> {
    const others = await selectOpenPurchases(db, userId ?? '', provider.name)
    await updatePurchase(db, id, { state: others.some((one) => one.slot === slot) ? 'lapsed' : 'open' })
  }

  return { view, change }
}
