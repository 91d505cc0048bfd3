import { useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useRevalidator } from 'react-router'
import { PRODUCTS, type ProductId } from '#shared/billing/products.ts'
import type { Offer } from '#shared/contract/billing.ts'
import { CallError, OfflineError, errorMessage } from '#web/lib/api/call-error.ts'
import { handleSignedOut } from '#web/lib/api/signed-out.ts'
import { toast } from '#web/lib/toast.ts'
import { usePageRestored } from '#web/features/plans/use-page-restored.ts'

/** One purchase at a time: the product on its way to payment, and the way there. It ends with another page or a toast. */
export function useCheckout(provider: Offer['provider']) {
  const { t } = useLingui()
  const { revalidate } = useRevalidator()
  const [processing, setProcessing] = useState<ProductId | null>(null)

  // Nothing is on its way any more then, and something may have been bought.
  usePageRestored(() => {
    setProcessing(null)
    void revalidate()
  })

  async function buy(product: ProductId) {
    if (processing) return
    setProcessing(product)
    try {
      // Fetched with the first click, as most who read prices do not buy at once.
      const { startCheckout } = await import('#web/features/plans/start-checkout.ts')
      await startCheckout(product, provider)
    } catch (error) {
      setProcessing(null)
      if (handleSignedOut(error)) return
      const isKnown = (error instanceof CallError && error.problem) || error instanceof OfflineError
      const unknown =
        PRODUCTS[product].paid === 'monthly'
          ? t`Failed to create subscription. Please try again.`
          : t`Failed to create payment session. Please try again.`
      toast({ title: t`Payment Error`, description: isKnown ? errorMessage(error) : unknown, variant: 'destructive' })
      // It was bought meanwhile, in another tab for example: the page should show so.
      if (error instanceof CallError && error.status === 409) await revalidate()
    }
  }

  return { processing, buy: (product: ProductId) => void buy(product) }
}
