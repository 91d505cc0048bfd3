/** What can be bought. Ids of tiers are those of the specification's plans page, ids of plans those of the landing page. */
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
  /** One of the six tiers, one of the landing page's plans, or a thing by itself. */
  readonly kind: 'tier' | 'plan' | 'single'
  /** Price in US cents, for a month where it is paid monthly. */
  readonly cents: number
  /** How often it is paid; 'never' is free. */
  readonly paid: 'never' | 'once' | 'monthly'
  /** The regular price in US cents, where a lower one is asked. */
  readonly insteadOf?: number
  readonly isPopular?: true
}

/** All prices are in this currency, in its smallest unit. */
export const CURRENCY = 'usd'

/** Prices of the specification, point 9. */
export const PRODUCTS: { readonly [Id in ProductId]: Product & { readonly id: Id } } = {
  free: { id: 'free', kind: 'tier', cents: 0, paid: 'never' },
  download: { id: 'download', kind: 'tier', cents: 297, paid: 'monthly' },
  templates: { id: 'templates', kind: 'tier', cents: 497, paid: 'monthly' },
  interview: { id: 'interview', kind: 'tier', cents: 797, paid: 'monthly' },
  combo: { id: 'combo', kind: 'tier', cents: 997, paid: 'monthly', isPopular: true },
  premium: { id: 'premium', kind: 'tier', cents: 1497, paid: 'monthly' },
  'plan-professional': { id: 'plan-professional', kind: 'plan', cents: 2900, paid: 'once', isPopular: true },
  'plan-premium': { id: 'plan-premium', kind: 'plan', cents: 900, paid: 'monthly' },
  coach: { id: 'coach', kind: 'single', cents: 500, paid: 'once', insteadOf: 2900 },
}

export const isProductId = (text: string): text is ProductId => PRODUCT_IDS.some((id) => id === text)

/** In the order in which they are offered. */
export const TIERS: readonly Product[] = PRODUCT_IDS.map((id) => PRODUCTS[id]).filter(({ kind }) => kind === 'tier')
export const PLANS: readonly Product[] = PRODUCT_IDS.map((id) => PRODUCTS[id]).filter(({ kind }) => kind === 'plan')
