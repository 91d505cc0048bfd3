import { Trans, useLingui } from '@lingui/react/macro'
import type { Product } from '#shared/billing/products.ts'
import { formatPrice } from '#web/features/plans/format-price.ts'
import { LaunchPlaces } from '#web/features/plans/launch-places.tsx'
import { StruckPrice } from '#web/features/plans/struck-price.tsx'
import { usePrice } from '#web/features/plans/use-shop.ts'

/** What a product costs now, how often, and its regular price if that differs. */
export function Price({ product }: { product: Product }) {
  const { i18n } = useLingui()
  const { cents, insteadOf } = usePrice(product)
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-2xl font-semibold tabular-nums">{formatPrice(i18n, cents)}</span>
        <StruckPrice cents={insteadOf} className="text-base text-ink-soft tabular-nums" />
        <span className="text-sm text-ink-soft">
          {product.paid === 'once' ? <Trans>one-time</Trans> : <Trans>per month</Trans>}
        </span>
      </p>
      <LaunchPlaces product={product} />
    </div>
  )
}
