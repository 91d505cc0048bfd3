import { isProductId, PRODUCTS, type ProductId } from '#shared/billing/products.ts'

/** All subscriptions share one slot: a user may be paying for one product per slot. */
export const slotOf = (product: ProductId) => (PRODUCTS[product].paid === 'monthly' ? 'subscription' : product)

/** The path of our own checkout page of a purchase. */
export const checkoutPathOf = ({ clientSecret }: { readonly clientSecret: string }) =>
  `/checkout?client_secret=${clientSecret}`

/** The product of a row; only known products are ever stored. */
export function productOf({ product }: { readonly product: string }): ProductId {
  if (!isProductId(product)) throw new Error(`unknown product ${product}`)
  return product
}
