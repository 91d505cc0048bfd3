import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { PRODUCTS, type ProductId } from '#shared/billing/products.ts'
import { refundPayment, type BillingAccount, type BillingPayment } from '#shared/contract/billing.ts'
import { useAsking } from '#web/features/billing/account/use-asking.ts'
import { closedWithout } from '#web/features/billing/closed-without.ts'
import { WhatCloses } from '#web/features/billing/what-closes.tsx'
import { call } from '#web/lib/call.ts'
import { toast } from '#web/lib/toast.ts'
import { dollars } from '#web/plans/dollars.ts'
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
  const { ask, isAsking } = useAsking()
  const [isAsked, setAsked] = useState(false)
  const { name } = PRODUCTS[product]
  const ending = endedBy(product, account)
  const present = ending && PRODUCTS[ending].name
  const day = i18n.date(paidAt, { dateStyle: 'medium', timeZone: 'UTC' })
  const amount = dollars(i18n, cents)

  async function refund() {
    if (!(await ask(() => call(refundPayment, { body: { paymentId: id } })))) return
    toast({ title: t`Your money goes back`, description: t`${amount} for ${name}.` })
    onRefunded()
  }

  return (
    <>
      <Button
        size="small"
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
            {ending === product && <Trans>You get the whole amount back, and {name} ends.</Trans>}
            {ending && ending !== product && (
              <Trans>You get the whole amount back. If {present} took the place of this plan, it ends.</Trans>
            )}{' '}
            {ending && (
              <>
                <WhatCloses rights={closedWithout(account, ending)} />{' '}
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
  return PRODUCTS[product].paid === 'monthly' ? (subscription?.product ?? null) : null
}
