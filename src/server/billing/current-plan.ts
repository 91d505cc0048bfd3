import { selectPayments, selectSubscriptions, type PaymentRow, type SubscriptionRow } from '#server/billing/store.ts'
import { activeProduct } from '#server/billing/periods.ts'
import { productOf } from '#server/billing/products.ts'
import type { ProviderContext } from '#server/billing/provider-context.ts'
import type { ProductId } from '#shared/billing/products.ts'

/** The active subscription, its payments with the latest first, and the product it unlocks: null for none. */
export type CurrentPlan = {
  readonly plan: SubscriptionRow
  readonly paid: readonly PaymentRow[]
  readonly open: ProductId | null
}

type Source = Pick<ProviderContext, 'db'> & { readonly provider: ProviderContext['provider'] | null }

/** The subscription that has not ended, if there is one. */
export async function currentSubscription(
  { db, provider }: Source,
  userId: string,
): Promise<SubscriptionRow | undefined> {
  const all = await selectSubscriptions(db, userId)
  return all.find((one) => one.provider === provider?.name && one.state !== 'ended')
}

/** The plan of a user, whether or not it unlocks anything; null where none is active. */
export async function currentPlanOf(source: Source, userId: string): Promise<CurrentPlan | null> {
  const plan = await currentSubscription(source, userId)
  if (!plan) return null
  const paid = await selectPayments(source.db, { subscription: plan.id })
  return { plan, paid, open: activeProduct(productOf(plan), paid) }
}

/** The plan that can be changed into another one. A plan whose month was refunded cannot: it is bought again instead. */
export async function changeablePlanOf(
  source: Source,
  userId: string,
): Promise<(CurrentPlan & { readonly open: ProductId }) | null> {
  const current = await currentPlanOf(source, userId)
  return current?.open ? { ...current, open: current.open } : null
}
