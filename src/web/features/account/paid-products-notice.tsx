import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { PRODUCTS, type ProductId } from '#shared/billing/products.ts'
import type { BillingAccount } from '#shared/contract/billing.ts'
import { Notice } from '#web/ui/notice.tsx'
import { EXPANDED_HIT_AREA, TEXT_LINK } from '#web/ui/text-link.ts'

export type PaidProducts = Pick<BillingAccount, 'selling' | 'subscription' | 'owned' | 'payments'>

/** What of all that someone paid for goes with their account, and what they can have their money back for until then. */
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
    <Notice tone="warn" title={<Trans>What you paid for goes with it</Trans>}>
      <div className="grid gap-2">
        {plan && (
          <p>
            {subscription.state === 'active' ? (
              <Trans>{plan} ends at once, and what is left of the month you paid for is not given back.</Trans>
            ) : (
              <Trans>{plan} ends at once, and you are not charged again.</Trans>
            )}
          </p>
        )}
        {once && (
          <p>
            <Trans>Yours for good until now, and then gone: {once}.</Trans>
          </p>
        )}
        {back && (
          <p>
            <Trans>
              You can still have your money back for {back}. Do that first: once your account is gone, you cannot.
            </Trans>
          </p>
        )}
        <p>
          <Link to="/settings#plan" onClick={onLook} className={`${TEXT_LINK} ${EXPANDED_HIT_AREA}`}>
            {back ? <Trans>Get your money back first</Trans> : <Trans>See your plan and payments</Trans>}
          </Link>
        </p>
      </div>
    </Notice>
  )
}
