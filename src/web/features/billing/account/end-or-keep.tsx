import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { PRODUCTS } from '#shared/billing/products.ts'
import { endPlan, keepPlan, type BillingAccount } from '#shared/contract/billing.ts'
import { useAsking } from '#web/features/billing/account/use-asking.ts'
import { call } from '#web/lib/call.ts'
import { toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

/** Ends a plan with what is paid, in two clicks, or keeps it after all, in one. */
export function EndOrKeep({ subscription }: { subscription: NonNullable<BillingAccount['subscription']> }) {
  const { t, i18n } = useLingui()
  const { ask, isAsking } = useAsking()
  const [isOpen, setOpen] = useState(false)
  const { product, endsAt, periodEndsAt } = subscription
  const { name } = PRODUCTS[product]
  const until = i18n.date(periodEndsAt, { dateStyle: 'long', timeZone: 'UTC' })

  async function end() {
    if (await ask(() => call(endPlan)))
      toast({ title: t`Your plan is cancelled`, description: t`Everything stays open until ${until}.` })
  }
  async function keep() {
    if (await ask(() => call(keepPlan)))
      toast({ title: t`Your plan goes on`, description: t`The next payment is due on ${until}.` })
  }

  return (
    <>
      {/* One button with two meanings: whoever pressed it keeps the focus. */}
      <Button
        look={endsAt ? 'primary' : 'secondary'}
        loading={isAsking}
        onClick={() => (endsAt ? void keep() : setOpen(true))}
      >
        {endsAt ? <Trans>Keep {name}</Trans> : <Trans>Cancel plan</Trans>}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={<Trans>Cancel {name}?</Trans>}
        description={
          <Trans>
            Everything stays open until {until}, and you are not charged again. After that your resumes all stay: you
            can read, change and export them.
          </Trans>
        }
        keepLabel={<Trans>Keep my plan</Trans>}
        confirmLabel={<Trans>Cancel plan</Trans>}
        onConfirm={() => void end()}
      />
    </>
  )
}
