import type { PaymentProvider } from '#server/engines/payments/provider.ts'
import { selectSubscriptions, type SubscriptionRow } from '#server/billing/store.ts'
import type { Db } from '#server/database/connection.ts'
import type { Logger } from '#server/log.ts'
import type { openBillingBooks } from '#server/billing/sync.ts'
import type { Entitlements } from '#server/billing/entitlements.ts'
import { isProductId, PRODUCTS, type ProductId } from '#shared/billing/products.ts'

/** Where something can be bought: the provider, our books of it, and what they rest on. */
export type Till = {
  readonly db: Db
  readonly clock: () => Date
  readonly log: Logger
  readonly provider: PaymentProvider
  readonly books: ReturnType<typeof openBillingBooks>
  readonly entitlements: Entitlements
  readonly brand: string
}

/** The subscription that goes on, if there is one. */
export async function subscriptionOf(
  { db, provider }: { readonly db: Db; readonly provider: PaymentProvider | null },
  userId: string,
): Promise<SubscriptionRow | undefined> {
  const all = await selectSubscriptions(db, userId)
  return all.find(({ provider: by, state }) => by === provider?.name && state !== 'ended')
}

/** All subscriptions share one slot: of what takes the same, somebody may be paying for one. */
export const slotOf = (product: ProductId) => (PRODUCTS[product].paid === 'monthly' ? 'subscription' : product)

/** Our own page of a purchase. */
export const pageOf = ({ clientSecret }: { readonly clientSecret: string }) => `/checkout?client_secret=${clientSecret}`

/** Only products of the table are ever written. */
export function productOf({ product }: { readonly product: string }): ProductId {
  if (!isProductId(product)) throw new Error(`unknown product ${product}`)
  return product
}
