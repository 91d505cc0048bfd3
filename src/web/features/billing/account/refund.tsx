import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { PRODUCTS, type ProductId } from '#shared/billing/products.ts'
import { refundPayment, type BillingPayment } from '#shared/contract/billing.ts'
import { useAsking } from '#web/features/billing/account/use-asking.ts'
import { call } from '#web/lib/call.ts'
import { toast } from '#web/lib/toast.ts'
import { dollars } from '#web/plans/dollars.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

type RefundProps = {
  payment: BillingPayment
  /** What would close with it: the product itself, or the plan that may have taken its place. */
  closing: ProductId | null
  onRefunded: () => void
}

/** The money-back guarantee as a button. */
export function Refund({ payment: { id, product, cents }, closing, onRefunded }: RefundProps) {
  const { t, i18n } = useLingui()
  const { ask, isAsking } = useAsking()
  const [isAsked, setAsked] = useState(false)
  const { name } = PRODUCTS[product]
  const present = closing && PRODUCTS[closing].name
  const amount = dollars(i18n, cents)

  async function refund() {
    if (!(await ask(() => call(refundPayment, { body: { paymentId: id } })))) return
    toast({ title: t`Your money goes back`, description: t`${amount} for ${name}.` })
    onRefunded()
  }

  return (
    <>
      <Button size="small" loading={isAsking} onClick={() => setAsked(true)}>
        <Trans>Get money back</Trans>
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={<Trans>Get {amount} back?</Trans>}
        description={
          <>
            {closing === product && (
              <Trans>
                You get the whole amount back, and {name} closes at once. What you made with it stays yours to read and
                export.
              </Trans>
            )}
            {closing && closing !== product && (
              <Trans>You get the whole amount back. If {present} took the place of this plan, it closes at once.</Trans>
            )}
            {!closing && <Trans>You get the whole amount back.</Trans>}{' '}
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
