import { Trans, useLingui } from '@lingui/react/macro'
import type { Product } from '#shared/billing/products.ts'
import { formatPrice } from '#web/features/plans/format-price.ts'

/** What a product costs, how often, and what it costs elsewhere in time. */
export function Price({ product: { cents, paid, insteadOf } }: { product: Product }) {
  const { i18n } = useLingui()
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="text-2xl font-semibold tabular-nums">{formatPrice(i18n, cents)}</span>
      {insteadOf && (
        <s className="text-base text-ink-soft tabular-nums">
          <span className="sr-only">
            <Trans>instead of</Trans>{' '}
          </span>
          {formatPrice(i18n, insteadOf)}
        </s>
      )}
      <span className="text-sm text-ink-soft">
        {paid === 'once' ? <Trans>one-time</Trans> : <Trans>per month</Trans>}
      </span>
    </p>
  )
}
