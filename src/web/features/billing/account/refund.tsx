import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { PRODUCTS, type ProductId } from '#shared/billing/products.ts'
import { refundPayment, type BillingAccount, type BillingPayment } from '#shared/contract/billing.ts'
import { usePlanChange } from '#web/features/billing/account/use-plan-change.ts'
import { rightsLost } from '#web/features/billing/rights-lost.ts'
import { LostRightsNotice } from '#web/features/billing/lost-rights-notice.tsx'
import { call } from '#web/lib/api/call.ts'
import { toast } from '#web/lib/toast.ts'
import { formatPrice } from '#web/features/plans/format-price.ts'
import { WRAPPING_BUTTON } from '#web/ui/wrapping-button.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

type RefundProps = {
  payment: BillingPayment
  account: BillingAccount
  onRefunded: () => void
}

/** The money-back guarantee as a button. */
export function Refund({ payment: { id, product, cents, paidAt }, account, onRefunded }: RefundProps) {
  const { t, i18n } = useLingui()
  const { ask, isAsking } = usePlanChange()
  const [isAsked, setAsked] = useState(false)
  const { name } = PRODUCTS[product]
  const ending = endedBy(product, account)
  const present = ending && PRODUCTS[ending].name
  const isOneOfSeveral = isMonthly(product) && monthlyIn(account) > 1
  const day = i18n.date(paidAt, { dateStyle: 'medium', timeZone: 'UTC' })
  const amount = formatPrice(i18n, cents)

  async function refund() {
    if (!(await ask(() => call(refundPayment, { body: { paymentId: id } })))) return
    toast({ title: t`Refund issued`, description: t`${amount} for ${name}.` })
    onRefunded()
  }

  return (
    <>
      <Button
        size="small"
        className={WRAPPING_BUTTON}
        loading={isAsking}
        onClick={() => setAsked(true)}
        aria-label={t`Get a refund for ${name}, ${day}`}
      >
        <Trans>Get a refund</Trans>
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={<Trans>Get a refund of {amount}?</Trans>}
        description={
          <>
            {!ending && <Trans>You’ll get the full amount back.</Trans>}
            {ending && isOneOfSeveral && <EndsByWhatItPaid />}
            {ending && !isOneOfSeveral && (
              <>
                <Trans>You’ll get the full amount back, and {present} ends now.</Trans>{' '}
                <LostRightsNotice rights={rightsLost(account, ending)} />
              </>
            )}{' '}
            {ending && (
              <>
                <Trans>You can still view and export everything you wrote.</Trans>{' '}
              </>
            )}
            <Trans>Each plan can be refunded once, within 30 days of its first payment.</Trans>
          </>
        }
        keepLabel={<Trans>Not now</Trans>}
        confirmLabel={<Trans>Get a refund</Trans>}
        onConfirm={() => void refund()}
      />
    </>
  )
}

/** A changed plan continues under another name, and ends if its first payment is refunded. */
function endedBy(product: ProductId, { owned, subscription }: BillingAccount): ProductId | null {
  if (owned.includes(product)) return product
  return isMonthly(product) ? (subscription?.product ?? null) : null
}

const isMonthly = (product: ProductId) => PRODUCTS[product].paid === 'monthly'
const monthlyIn = ({ payments }: BillingAccount) =>
  payments.filter((paid) => isMonthly(paid.product) && paid.refundedCents < paid.cents).length

/** A plan that was changed or renewed has several payments; docs/payments.md has the same rules. */
const EndsByWhatItPaid = () => (
  <Trans>
    You’ll get the full amount back. If the payment was for an upgrade, your previous plan continues. If it was for the
    current month, your plan ends now and this month’s upgrades are refunded too. If it was for an earlier month, your
    plan ends after the month you’ve paid for.
  </Trans>
)
