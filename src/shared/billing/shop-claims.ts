/** Terms of the shop from the specification. They are shown unless the administrator switches them off. */
export const SHOP_CLAIMS = ['regular-price', 'most-popular', 'money-back'] as const
export type ShopClaim = (typeof SHOP_CLAIMS)[number]
