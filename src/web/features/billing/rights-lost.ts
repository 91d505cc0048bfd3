import type { ProductId } from '#shared/billing/products.ts'
import { rightsOf, type Right } from '#shared/billing/rights.ts'
import type { Offer } from '#shared/contract/billing.ts'

/** What is open to someone now and would not be without a product, or with another in its place. */
export function rightsLost(
  { owned, rights, isEnforced }: Pick<Offer, 'owned' | 'rights' | 'isEnforced'>,
  product: ProductId,
  instead?: ProductId,
): readonly Right[] {
  const rest = owned.filter((id) => id !== product)
  const after = rightsOf(instead ? [...rest, instead] : rest, { payments: true, enforced: isEnforced })
  return rights.open.filter((right) => !after.open.includes(right))
}
