import { Trans } from '@lingui/react/macro'
import { clsx } from 'clsx'
import type { Product, ProductId } from '#shared/billing/products.ts'
import type { Offer } from '#shared/contract/billing.ts'
import { ProductAction } from '#web/features/billing/pricing/product-action.tsx'
import { FeatureList } from '#web/plans/feature-list.tsx'
import { Guarantee } from '#web/plans/guarantee.tsx'
import { featuresBeyond, featuresOf } from '#web/plans/plan-words.ts'
import { Price } from '#web/plans/price.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'

type ProductCardProps = {
  product: Product
  offer: Offer
  processing: ProductId | null
  onBuy: (product: ProductId) => void
}

/** One product: its name, its price, the way to it, what it opens and what stands behind the price. */
export function ProductCard({ product, ...action }: ProductCardProps) {
  return (
    <Card className={clsx('flex flex-col gap-5', product.isPopular && 'border-accent ring-1 ring-accent')}>
      <div className="grid gap-2">
        <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
          <h3 className="text-lg">{product.name}</h3>
          {product.isPopular && (
            <Badge tone="accent">
              <Trans>Most Popular</Trans>
            </Badge>
          )}
        </div>
        <Price product={product} />
      </div>
      <ProductAction product={product} {...action} />
      <div className="grid gap-2">
        {product.id === 'plan-premium' && (
          <p className="text-sm">
            <Trans>Everything in Professional, plus:</Trans>
          </p>
        )}
        <FeatureList
          features={
            product.id === 'plan-premium' ? featuresBeyond('plan-premium', 'plan-professional') : featuresOf(product.id)
          }
        />
        {product.id === 'coach' && (
          <p className="text-sm text-ink-soft">
            <Trans>Questions for your role and industry, feedback on every answer, and salary negotiation.</Trans>
          </p>
        )}
      </div>
      <div className="mt-auto border-t border-line pt-4">
        <Guarantee product={product} />
      </div>
    </Card>
  )
}
