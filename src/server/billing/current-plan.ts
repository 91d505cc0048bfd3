import { selectPayments, type PaymentRow, type SubscriptionRow } from '#server/billing/store.ts'
import { standing } from '#server/billing/periods.ts'
import { productOf, subscriptionOf, type Till } from '#server/billing/provider-context.ts'
import type { ProductId } from '#shared/billing/products.ts'

/** The subscription that goes on, its payments with the latest first, and what of it is open: null is nothing. */
export type Kept = {
  readonly plan: SubscriptionRow
  readonly paid: readonly PaymentRow[]
  readonly open: ProductId | null
}

type Place = Pick<Till, 'db'> & { readonly provider: Till['provider'] | null }

/** The plan that somebody has, open or not; null where none goes on. */
export async function keptOf(place: Place, userId: string): Promise<Kept | null> {
  const plan = await subscriptionOf(place, userId)
  if (!plan) return null
  const paid = await selectPayments(place.db, { subscription: plan.id })
  return { plan, paid, open: standing(productOf(plan), paid) }
}

/** The plan that can be changed into another: one whose month was taken back cannot, and is sold anew instead. */
export async function changeableOf(
  place: Place,
  userId: string,
): Promise<(Kept & { readonly open: ProductId }) | null> {
  const kept = await keptOf(place, userId)
  return kept?.open ? { ...kept, open: kept.open } : null
}
