import { Trans } from '@lingui/react/macro'
import { Info } from 'lucide-react'
import type { Product } from '#shared/billing/products.ts'
import type { Offer } from '#shared/contract/billing.ts'
import { MoneyBackGuarantee } from '#web/features/plans/money-back-guarantee.tsx'
import { useShopClaim } from '#web/features/plans/use-shop.ts'

type GuaranteeNoticeProps = { product: Product; offer: Pick<Offer, 'paidBefore'> }

/** What backs a price for the one who asks: the guarantee is for the first payment for each product. */
export function GuaranteeNotice({ product, offer: { paidBefore } }: GuaranteeNoticeProps) {
  const isUsedUp = useShopClaim('money-back') && paidBefore.includes(product.id)
  return isUsedUp ? <UsedUp product={product} /> : <MoneyBackGuarantee product={product} />
}

function UsedUp({ product: { paid } }: { product: Product }) {
  return (
    <p className="flex items-start gap-2 text-xs text-ink-soft">
      <Info aria-hidden className="size-4 shrink-0" />
      <span>
        <Trans>
          The 30-day money-back guarantee covers your first payment only. You’ve paid for this before, so another
          payment isn’t covered.
        </Trans>{' '}
        {paid === 'monthly' ? <Trans>Cancel anytime.</Trans> : <Trans>You pay once.</Trans>}
      </span>
    </p>
  )
}
