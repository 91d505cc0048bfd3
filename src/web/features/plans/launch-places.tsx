import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { PRODUCTS, type Product } from '#shared/billing/products.ts'
import { formatPrice } from '#web/features/plans/format-price.ts'
import { usePrice } from '#web/features/plans/use-shop.ts'

/** How many places a running launch offer really has left, until when, and the price after it. */
export function LaunchPlaces({ product }: { product: Product }) {
  const { i18n } = useLingui()
  const { launch } = usePrice(product)
  const { insteadOf } = PRODUCTS.coach
  if (!launch || !insteadOf) return null
  const day = i18n.date(`${launch.endsOn}T00:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' })
  const price = formatPrice(i18n, insteadOf)
  return (
    <p className="text-sm">
      <Plural
        value={launch.placesLeft}
        one={`# spot left at this price, until ${day} (UTC).`}
        other={`# spots left at this price, until ${day} (UTC).`}
      />{' '}
      <Trans>After that, it costs {price}.</Trans>
    </p>
  )
}
