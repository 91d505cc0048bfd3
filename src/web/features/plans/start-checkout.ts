import { PRODUCTS, type ProductId } from '#shared/billing/products.ts'
import { createPaymentIntent, createSubscription, type Offer } from '#shared/contract/billing.ts'
import { toCallError } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'

/** Begins to pay for a product and leaves for the page on which that is done. Throws where it could not begin. */
export async function startCheckout(product: ProductId, provider: Offer['provider']): Promise<void> {
  const reply = await begun(product, provider)
  if (reply.status !== 200) throw toCallError(reply)
  const { url, clientSecret } = reply.body
  location.assign(url || `/checkout?client_secret=${encodeURIComponent(clientSecret)}`)
}

/** The product decides the price; what the coach's button sends is what the specification says it sends. */
function begun(product: ProductId, provider: Offer['provider']) {
  if (product === 'coach')
    return call(createPaymentIntent, { body: { amount: 5, description: 'AI Interview Coach - One-time access' } })
  if (product === 'plan-professional') return call(createPaymentIntent, { body: { productId: product } })
  return call(createSubscription, { params: { provider: provider ?? 'none' }, body: { tierId: PRODUCTS[product].id } })
}
