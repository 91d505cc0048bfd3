/** What can be bought. Ids of tiers come from the specification's plans page, ids of plans from its landing page. */
export const PRODUCT_IDS = [
  'free',
  'download',
  'templates',
  'interview',
  'combo',
  'premium',
  'plan-professional',
  'plan-premium',
  'coach',
] as const
export type ProductId = (typeof PRODUCT_IDS)[number]

export type Product = {
  readonly id: ProductId
  /** As shown on pages and receipts; a proper name, the same in every language. */
  readonly name: string
  /** One of the six tiers, one of the landing page's plans, or a single purchase. */
  readonly kind: 'tier' | 'plan' | 'single'
  /** Price in US cents, per month if it is paid monthly. */
  readonly cents: number
  /** How often it is paid; 'never' is free. */
  readonly paid: 'never' | 'once' | 'monthly'
  /** The regular price in US cents, if the product is discounted. */
  readonly insteadOf?: number
  readonly isPopular?: true
}

/** Currency of all prices, which are in its smallest unit. */
export const CURRENCY = 'usd'

/** Names and prices come from the specification, points 2 and 9. */
export const PRODUCTS: { readonly [Id in ProductId]: Product & { readonly id: Id } } = {
  free: { id: 'free', name: 'Free', kind: 'tier', cents: 0, paid: 'never' },
  download: { id: 'download', name: 'Download Only', kind: 'tier', cents: 297, paid: 'monthly' },
  templates: { id: 'templates', name: 'Premium Templates', kind: 'tier', cents: 497, paid: 'monthly' },
  interview: { id: 'interview', name: 'AI Interview', kind: 'tier', cents: 797, paid: 'monthly' },
  combo: { id: 'combo', name: 'Templates + AI', kind: 'tier', cents: 997, paid: 'monthly', isPopular: true },
  premium: { id: 'premium', name: 'All Features', kind: 'tier', cents: 1497, paid: 'monthly' },
  'plan-professional': {
    id: 'plan-professional',
    name: 'Professional',
    kind: 'plan',
    cents: 2900,
    paid: 'once',
    isPopular: true,
  },
  'plan-premium': { id: 'plan-premium', name: 'Premium', kind: 'plan', cents: 900, paid: 'monthly' },
  coach: { id: 'coach', name: 'AI Interview Coach', kind: 'single', cents: 500, paid: 'once', insteadOf: 2900 },
}

export const isProductId = (text: string): text is ProductId => PRODUCT_IDS.some((id) => id === text)

/** In the order in which they are offered. */
export const TIERS: readonly Product[] = PRODUCT_IDS.map((id) => PRODUCTS[id]).filter(({ kind }) => kind === 'tier')
export const PLANS: readonly Product[] = PRODUCT_IDS.map((id) => PRODUCTS[id]).filter(({ kind }) => kind === 'plan')
