import { Trans } from '@lingui/react/macro'
import { ShieldCheck } from 'lucide-react'
import type { Product } from '#shared/billing/products.ts'
import { useShopClaim } from '#web/features/plans/use-shop.ts'

/** What backs a price. What costs nothing needs nothing behind it. */
export function MoneyBackGuarantee({ product: { paid } }: { product: Product }) {
  const isGuaranteed = useShopClaim('money-back') && paid !== 'never'
  return (
    <p className="flex items-start gap-2 text-xs text-ink-soft">
      <ShieldCheck aria-hidden className="size-4 shrink-0 text-good" />
      <span>
        {isGuaranteed && (
          <>
            <Trans>30-day money-back guarantee on your first payment.</Trans>{' '}
          </>
        )}
        {paid === 'monthly' && <Trans>Cancel anytime.</Trans>}
        {paid === 'once' && <Trans>You pay once.</Trans>}
        {paid === 'never' && <Trans>No card needed, nothing to cancel.</Trans>}
      </span>
    </p>
  )
}
