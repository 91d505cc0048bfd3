import { Trans } from '@lingui/react/macro'
import { ShieldCheck } from 'lucide-react'
import type { Product } from '#shared/billing/products.ts'

/** What backs a price. What costs nothing needs nothing behind it. */
export function MoneyBackGuarantee({ product: { paid } }: { product: Product }) {
  return (
    <p className="flex items-start gap-2 text-xs text-ink-soft">
      <ShieldCheck aria-hidden className="size-4 shrink-0 text-good" />
      {paid === 'monthly' && <Trans>30-day money-back guarantee. Cancel anytime.</Trans>}
      {paid === 'once' && <Trans>30-day money-back guarantee. Paid once.</Trans>}
      {paid === 'never' && <Trans>No card, nothing to cancel.</Trans>}
    </p>
  )
}
