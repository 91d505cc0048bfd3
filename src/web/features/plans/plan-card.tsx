import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { clsx } from 'clsx'
import type { Product } from '#shared/billing/products.ts'
import { FeatureList } from '#web/features/plans/feature-list.tsx'
import { MoneyBackGuarantee } from '#web/features/plans/money-back-guarantee.tsx'
import { featuresBeyond, featuresOf } from '#web/features/plans/plan-labels.ts'
import { Price } from '#web/features/plans/price.tsx'
import { useIsPopular } from '#web/features/plans/use-shop.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'

type PlanCardProps = { product: Product; forWhom?: string; guarantee?: ReactNode; children: ReactNode }

/** One product: its name, whom it is for, its price, the way to it (`children`), what it opens and what backs the price. */
export function PlanCard({
  product,
  forWhom,
  guarantee = <MoneyBackGuarantee product={product} />,
  children,
}: PlanCardProps) {
  const { id, name } = product
  const isPopular = useIsPopular(product)
  const isPremium = id === 'plan-premium'
  return (
    <Card className={clsx('flex flex-col gap-5', isPopular && 'border-accent ring-1 ring-accent')}>
      <div className="grid gap-2">
        <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
          <h3 className="text-lg">{name}</h3>
          {isPopular && (
            <Badge tone="accent">
              <Trans>Most Popular</Trans>
            </Badge>
          )}
        </div>
        {forWhom && <p className="text-sm text-ink-soft md:min-h-[2lh]">{forWhom}</p>}
        <Price product={product} />
      </div>
      {children}
      <div className="grid gap-2">
        {isPremium && (
          <p className="text-sm">
            <Trans>Everything in Professional, plus:</Trans>
          </p>
        )}
        <FeatureList features={isPremium ? featuresBeyond(id, 'plan-professional') : featuresOf(id)} />
      </div>
      <div className="mt-auto border-t border-line pt-4">{guarantee}</div>
    </Card>
  )
}
