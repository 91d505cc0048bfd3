import { useLingui } from '@lingui/react/macro'
import { PRODUCTS } from '#shared/billing/products.ts'
import { ALL_RIGHTS, productsWith, type Right, type Rights } from '#shared/billing/rights.ts'
import { useVisitor } from '#web/lib/visitor.ts'
import { formatPrice } from '#web/features/plans/format-price.ts'

/** What the visitor may do; the server asks again. A page whose root failed restricts nothing. */
export const useRights = (): Rights => useVisitor().rights ?? ALL_RIGHTS

/** The price from which these rights are included, in words, for visitors who lack one; null for those who have all. */
export function usePriceOf(...rights: readonly Right[]): string | null {
  const { i18n, t } = useLingui()
  const { open } = useRights()
  const [cheapest] = productsWith(...rights)
  if (rights.every((right) => open.includes(right)) || !cheapest) return null
  const { cents, paid } = PRODUCTS[cheapest]
  const price = formatPrice(i18n, cents)
  return paid === 'monthly' ? t`from ${price} a month` : t`from ${price}`
}
