import type Stripe from 'stripe'
import type { Order } from '#server/engines/payments/provider.ts'
import { CURRENCY, isProductId, PRODUCTS, type ProductId } from '#shared/billing/products.ts'

type Priced = Pick<Order, 'product' | 'cents' | 'name'>

/** Stripe's lookup key of a price: a new amount is a new price. */
const lookupKey = ({ product, cents }: Priced) => `${product}-${cents}-${CURRENCY}`

/**
 * Finds the price of a product at Stripe by its lookup key, or creates it. If the price with the key was archived or
 * differs, the key moves to a new one.
 */
export async function priceOf(stripe: Stripe, priced: Priced, options?: Stripe.RequestOptions): Promise<string> {
  const lookup_key = lookupKey(priced)
  const { data } = await stripe.prices.list({ lookup_keys: [lookup_key], active: true })
  const found = data.find((price) => asksFor(price, priced))
  if (found) return found.id
  const { product, cents, name } = priced
  const made = await stripe.prices.create(
    {
      lookup_key,
      transfer_lookup_key: true,
      currency: CURRENCY,
      unit_amount: cents,
      product_data: { name },
      metadata: { product },
      ...(isMonthly(product) && { recurring: { interval: 'month' } }),
    },
    options,
  )
  return made.id
}

/** The product of a price, by its lookup key, or by its metadata where the key has moved on. */
export function productOf({ lookup_key, metadata }: Pick<Stripe.Price, 'lookup_key' | 'metadata'>): ProductId | null {
  const named = lookup_key?.replace(/-\d+-[a-z]{3}$/, '') ?? ''
  const noted = metadata['product'] ?? ''
  return isProductId(named) ? named : isProductId(noted) ? noted : null
}

export const isMonthly = (product: ProductId): boolean => PRODUCTS[product].paid === 'monthly'

function asksFor({ unit_amount, currency, recurring }: Stripe.Price, { product, cents }: Priced): boolean {
  const isSame = unit_amount === cents && currency === CURRENCY
  return isSame && (isMonthly(product) ? recurring?.interval === 'month' : recurring === null)
}
