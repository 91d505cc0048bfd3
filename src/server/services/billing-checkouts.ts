import { selectPurchase, updatePurchase } from '#server/db/billing.ts'
import { ProviderDown } from '#server/engines/payments/provider.ts'
import { productOf, subscriptionOf, type Till } from '#server/services/billing-till.ts'
import type { CheckoutView } from '#shared/contract/billing.ts'

/** What our own checkout page shows and does. */
export function openCheckouts(till: Till) {
  const { db, log, provider, books } = till

  /** A purchase of this person as it stands at the provider now. */
  async function view(userId: string, clientSecret: string): Promise<CheckoutView | null> {
    const found = await selectPurchase(db, { userId, clientSecret })
    if (!found) return null
    if (found.checkout && found.state === 'open') await askAgain(found.checkout)
    const purchase = (await selectPurchase(db, { userId, clientSecret })) ?? found
    const current = purchase.checkout || purchase.state !== 'open' ? undefined : await subscriptionOf(till, userId)
    return {
      product: productOf(purchase),
      cents: purchase.cents,
      isTest: provider.isTest,
      state: purchase.state === 'open' ? (current ? 'change' : 'ready') : purchase.state === 'paid' ? 'paid' : 'lapsed',
      url: purchase.state === 'open' ? purchase.url : null,
      insteadOf: current ? productOf(current) : null,
      costNow: current ? await provider.costOfChange(current.id, productOf(purchase)) : purchase.cents,
    }
  }

  /** Whoever comes back from paying should not wait for a message; if the provider is away, the message will come. */
  async function askAgain(checkout: string): Promise<void> {
    try {
      await books.settle({ kind: 'checkout', id: checkout }, 'asked')
    } catch (error) {
      if (!(error instanceof ProviderDown)) throw error
      log.warn({ err: error }, 'payment provider is away')
    }
  }

  /** Puts the plan of an opened purchase in place of the one that goes on. */
  async function change(
    userId: string,
    clientSecret: string,
  ): Promise<{ readonly state: 'done' | 'unknown' | 'declined' }> {
    const purchase = await selectPurchase(db, { userId, clientSecret })
    const current = await subscriptionOf(till, userId)
    if (!purchase) return { state: 'unknown' }
    if (purchase.state === 'paid') return { state: 'done' }
    if (purchase.state !== 'open' || purchase.checkout || !current) return { state: 'unknown' }
    if (!(await provider.change(current.id, productOf(purchase), purchase.reference))) return { state: 'declined' }
    await books.settle({ kind: 'subscription', id: current.id }, 'asked')
    await updatePurchase(db, purchase.id, { state: 'paid' })
    return { state: 'done' }
  }

  return { view, change }
}
