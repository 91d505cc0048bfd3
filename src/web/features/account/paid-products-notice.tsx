import { Trans, useLingui } from '@lingui/react/macro'
import { PRODUCTS, type ProductId } from '#shared/billing/products.ts'
import type { BillingAccount } from '#shared/contract/billing.ts'
import { Notice } from '#web/ui/notice.tsx'
import { EXPANDED_HIT_AREA, TEXT_LINK } from '#web/ui/text-link.ts'
import { Link } from '#web/ui/link.tsx'

export type PaidProducts = Pick<BillingAccount, 'selling' | 'subscription' | 'owned' | 'payments'>

/** Which purchases are lost with the account, and which can still be refunded before that. */
export function PaidProductsNotice({ billing, onLook }: { billing: PaidProducts; onLook: () => void }) {
  const { i18n } = useLingui()
  const { selling, subscription, owned, payments } = billing
  const namesOf = (products: readonly ProductId[]) =>
    new Intl.ListFormat(i18n.locale).format([...new Set(products)].map((id) => PRODUCTS[id].name))
  const plan = subscription && PRODUCTS[subscription.product].name
  const once = namesOf(owned.filter((id) => PRODUCTS[id].paid === 'once'))
  const back = namesOf(payments.filter(({ isRefundable }) => isRefundable).map(({ product }) => product))
  if (selling === 'off' || (!plan && !once && !back)) return null
  return (
    <Notice tone="warn" title={<Trans>You’ll lose what you paid for</Trans>}>
      <div className="grid gap-2">
        {plan && (
          <p>
            {subscription.state === 'active' ? (
              <Trans>{plan} ends immediately, and the rest of the month you paid for isn’t refunded.</Trans>
            ) : (
              <Trans>{plan} ends immediately, and you won’t be charged again.</Trans>
            )}
          </p>
        )}
        {once && (
          <p>
            <Trans>You’ll also lose your one-time purchases: {once}.</Trans>
          </p>
        )}
        {back && (
          <p>
            <Trans>You can still get a refund for {back}, but only before you delete your account.</Trans>
          </p>
        )}
        <p>
          <Link to="/settings#plan" onClick={onLook} className={`${TEXT_LINK} ${EXPANDED_HIT_AREA}`}>
            {back ? <Trans>Get a refund first</Trans> : <Trans>See your plan and payments</Trans>}
          </Link>
        </p>
      </div>
    </Notice>
  )
}
