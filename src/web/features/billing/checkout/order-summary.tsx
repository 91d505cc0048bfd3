import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Product } from '#shared/billing/products.ts'
import type { Offer } from '#shared/contract/billing.ts'
import { GuaranteeNotice } from '#web/features/billing/guarantee-notice.tsx'
import { formatPrice } from '#web/features/plans/format-price.ts'
import { FeatureList } from '#web/features/plans/feature-list.tsx'
import { featuresOf } from '#web/features/plans/plan-labels.ts'

/** `cents` is its price, `costNow` what is to be paid at once; both US cents. */
type WhatYouBuyProps = { product: Product; cents: number; costNow: number; offer: Pick<Offer, 'paidBefore'> }

/** The product, its features, its price and the amount due. */
export function OrderSummary({ product, cents, costNow, offer }: WhatYouBuyProps) {
  const { i18n } = useLingui()
  const price = formatPrice(i18n, cents)
  const monthly = product.paid === 'monthly'
  return (
    <div className="grid gap-5">
      <div className="grid gap-3">
        <h2 className="text-base">{product.name}</h2>
        <FeatureList features={featuresOf(product.id)} />
      </div>
      <dl className="grid gap-2 border-y border-line py-4 text-sm">
        <Amount name={<Trans>Price</Trans>}>
          {monthly ? <Trans>{price} per month</Trans> : <Trans>{price}, one-time</Trans>}
        </Amount>
        <Amount name={<Trans>Due now</Trans>} isTotal>
          {formatPrice(i18n, costNow)}
        </Amount>
      </dl>
      {monthly && (
        <p className="text-sm text-ink-soft">
          <Trans>Renews monthly until you cancel. You can cancel anytime in your settings.</Trans>
        </p>
      )}
      <GuaranteeNotice product={product} offer={offer} />
    </div>
  )
}

function Amount({ name, isTotal = false, children }: { name: ReactNode; isTotal?: boolean; children: ReactNode }) {
  return (
    <div className={isTotal ? 'flex justify-between gap-4 font-semibold' : 'flex justify-between gap-4'}>
      <dt className={isTotal ? '' : 'text-ink-soft'}>{name}</dt>
      <dd className="text-end tabular-nums">{children}</dd>
    </div>
  )
}
