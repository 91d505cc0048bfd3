import { Trans } from '@lingui/react/macro'
import { isProductId, PRODUCTS, type Product } from '#shared/billing/products.ts'
import { rightsOf } from '#shared/billing/rights.ts'
import type { Offer } from '#shared/contract/billing.ts'

/** Has someone a plan that is paid by the month? */
export const hasMonthly = ({ owned }: Pick<Offer, 'owned'>) =>
  owned.some((id) => isProductId(id) && PRODUCTS[id].paid === 'monthly')

/** Warns before users pay for what they already have, or for two plans at once. */
export function PurchaseWarning({ product, offer }: { product: Product; offer: Offer }) {
  const takesPlace = product.paid === 'monthly' && hasMonthly(offer)
  const opensNothing = !takesPlace && opensNothingNew(product, offer)
  const goesBeside = product.kind === 'plan' && product.paid === 'once' && hasMonthly(offer)
  if (!opensNothing && !goesBeside) return null
  return (
    <p className="text-sm text-ink-soft">
      {opensNothing && <Trans>You already have all of this.</Trans>}{' '}
      {goesBeside && <Trans>It doesn’t cancel your monthly plan. You can do that in your settings.</Trans>}
    </p>
  )
}

/** Where plans limit nothing, that is said once for all of them. */
function opensNothingNew({ id }: Product, { owned, rights, isEnforced }: Offer): boolean {
  if (!isEnforced) return false
  const after = rightsOf([...owned, id], { payments: true, enforced: true })
  const moreResumes = (after.resumes ?? Infinity) > (rights.resumes ?? Infinity)
  return !moreResumes && after.open.every((right) => rights.open.includes(right))
}
