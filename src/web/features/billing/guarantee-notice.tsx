import { Trans } from '@lingui/react/macro'
import { Info } from 'lucide-react'
import type { Product } from '#shared/billing/products.ts'
import type { Offer } from '#shared/contract/billing.ts'
import { MoneyBackGuarantee } from '#web/features/plans/money-back-guarantee.tsx'

/** What backs a price for the one who asks: the guarantee is for the first payment for each product. */
export function GuaranteeNotice({
  product,
  offer: { paidBefore },
}: {
  product: Product
  offer: Pick<Offer, 'paidBefore'>
}) {
  return paidBefore.includes(product.id) ? <UsedUp product={product} /> : <MoneyBackGuarantee product={product} />
}

function UsedUp({ product: { paid } }: { product: Product }) {
  return (
    <p className="flex items-start gap-2 text-xs text-ink-soft">
      <Info aria-hidden className="size-4 shrink-0" />
      <span>
        <Trans>
          30-day money-back guarantee for the first payment only. You have paid for this before, so another payment is
          not covered.
        </Trans>{' '}
        {paid === 'monthly' ? <Trans>Cancel anytime.</Trans> : <Trans>Paid once.</Trans>}
      </span>
    </p>
  )
}
