import { PRODUCTS } from '#shared/billing/products.ts'
import { SHOP_CLAIMS } from '#shared/billing/shop-claims.ts'
import type { Shop } from '#shared/contract/billing.ts'

/** As the specification has it: nothing is switched off, and no launch offer is set. */
export const DEFAULT_SHOP: Shop = { coachCents: PRODUCTS.coach.cents, launch: null, claims: [...SHOP_CLAIMS] }
