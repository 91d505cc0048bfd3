import { SHOP_CLAIMS } from '#shared/billing/shop-claims.ts'
import type { Shop } from '#shared/contract/billing.ts'

/** A shop in which nothing was switched off, without a launch offer. */
export const SHOP: Shop = { coachCents: 500, launch: null, claims: [...SHOP_CLAIMS] }
