import { useLingui } from '@lingui/react/macro'
import { PRODUCTS } from '#shared/billing/products.ts'
import { formatPrice } from '#web/features/plans/format-price.ts'
import { useRights } from '#web/features/plans/use-rights.ts'
import { usePrice } from '#web/features/plans/use-shop.ts'
import { Badge } from '#web/ui/badge.tsx'

/** The price of what the visitor has yet to buy, beside a link to it. */
export function PriceBadge({ product }: { product: 'coach' }) {
  const { i18n } = useLingui()
  const isOwned = useRights().open.includes(product)
  const { cents } = usePrice(PRODUCTS[product])
  return isOwned ? null : <Badge tone="accent">{formatPrice(i18n, cents)}</Badge>
}
