import { DEFAULT_SHOP } from '#shared/contract/default-shop.ts'
import type { Product } from '#shared/billing/products.ts'
import type { ShopClaim } from '#shared/billing/shop-claims.ts'
import type { Shop } from '#shared/contract/billing.ts'
import { useVisitor } from '#web/lib/visitor.ts'

/** A page whose root failed shows the default. */
const useShop = (): Shop => useVisitor().shop ?? DEFAULT_SHOP

/** Whether a term of the shop is shown; the administrator can switch each off. */
export const useShopClaim = (claim: ShopClaim): boolean => useShop().claims.includes(claim)

export function useIsPopular({ isPopular }: Product): boolean {
  return useShopClaim('most-popular') && Boolean(isPopular)
}

type ShownPrice = {
  /** US cents. */
  readonly cents: number
  /** The regular price, to be struck through. */
  readonly insteadOf: number | null
  /** The launch offer of which this is the price. */
  readonly launch: Shop['launch']
}

/** What a product costs now, and what is shown with its price. */
export function usePrice({ id, cents, insteadOf }: Product): ShownPrice {
  const { coachCents, launch, claims } = useShop()
  if (id !== 'coach') return { cents, insteadOf: null, launch: null }
  const isReduced = insteadOf !== undefined && coachCents < insteadOf
  const isStruck = isReduced && (launch !== null || claims.includes('regular-price'))
  return { cents: coachCents, insteadOf: isStruck ? insteadOf : null, launch }
}
