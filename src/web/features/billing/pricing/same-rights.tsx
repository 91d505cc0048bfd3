import { Trans, useLingui } from '@lingui/react/macro'
import { PRODUCTS, type Product } from '#shared/billing/products.ts'
import { PREMIUM_SHARES } from '#shared/billing/rights.ts'
import { useVisitor } from '#web/lib/visitor.ts'
import { formatPrice } from '#web/features/plans/format-price.ts'
import { TEXT_LINK } from '#web/ui/text-link.ts'

/** All Features includes what the cheaper Premium does: its card says so, and what it has beyond. */
export function SameRights({ product: { id } }: { product: Product }) {
  const { i18n } = useLingui()
  const { hasModel } = useVisitor()
  if (id !== 'premium') return null
  const price = formatPrice(i18n, PRODUCTS['plan-premium'].cents)
  return (
    <p className="text-sm">
      {hasModel ? (
        <Trans>
          {PREMIUM_SHARES} times the daily AI use of any other plan. Otherwise the same as{' '}
          <a href="#plan-premium" className={TEXT_LINK}>
            Premium
          </a>{' '}
          for {price} a month.
        </Trans>
      ) : (
        <Trans>
          On this site,{' '}
          <a href="#plan-premium" className={TEXT_LINK}>
            Premium
          </a>{' '}
          includes the same features for {price} a month.
        </Trans>
      )}
    </p>
  )
}
