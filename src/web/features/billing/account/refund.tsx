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
import { WRAPPING_BUTTON } from '#web/features/plans/wrapping-button.ts'
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
    toast({ title: t`Your money goes back`, description: t`${amount} for ${name}.` })
    onRefunded()
  }

  return (
    <>
      <Button
        size="small"
        className={WRAPPING_BUTTON}
        loading={isAsking}
        onClick={() => setAsked(true)}
        aria-label={t`Get money back for ${name} of ${day}`}
      >
        <Trans>Get money back</Trans>
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={<Trans>Get {amount} back?</Trans>}
        description={
          <>
            {!ending && <Trans>You get the whole amount back.</Trans>}
            {ending && isOneOfSeveral && <EndsByWhatItPaid />}
            {ending && !isOneOfSeveral && (
              <>
                <Trans>You get the whole amount back, and {present} ends.</Trans>{' '}
                <LostRightsNotice rights={rightsLost(account, ending)} />
              </>
            )}{' '}
            {ending && (
              <>
                <Trans>What you wrote stays yours to read and export.</Trans>{' '}
              </>
            )}
            <Trans>Each plan is given back once, within 30 days of its first payment.</Trans>
          </>
        }
        keepLabel={<Trans>Leave it as it is</Trans>}
        confirmLabel={<Trans>Get money back</Trans>}
        onConfirm={() => void refund()}
      />
    </>
  )
}

/** A plan that was changed goes on under another name, and ends with the payment it began with. */
function endedBy(product: ProductId, { owned, subscription }: BillingAccount): ProductId | null {
  if (owned.includes(product)) return product
  return isMonthly(product) ? (subscription?.product ?? null) : null
}

const isMonthly = (product: ProductId) => PRODUCTS[product].paid === 'monthly'
const monthlyIn = ({ payments }: BillingAccount) =>
  payments.filter((paid) => isMonthly(paid.product) && paid.refundedCents < paid.cents).length

/** A plan that was changed or has gone on is paid in several parts; docs/payments.md has the same. */
const EndsByWhatItPaid = () => (
  <Trans>
    You get the whole amount back, and what it paid for ends. If it was the difference to a dearer plan, the plan before
    it goes on. If it was the month that runs, the plan ends now, and differences paid on top come back too. If that
    month is over, the plan ends with the month that is paid.
  </Trans>
)
