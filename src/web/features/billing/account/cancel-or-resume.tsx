import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { PRODUCTS } from '#shared/billing/products.ts'
import { cancelPlan, reactivatePlan, type BillingAccount } from '#shared/contract/billing.ts'
import { usePlanChange } from '#web/features/billing/account/use-plan-change.ts'
import { rightsLost } from '#web/features/billing/rights-lost.ts'
import { LostRightsNotice } from '#web/features/billing/lost-rights-notice.tsx'
import { call } from '#web/lib/api/call.ts'
import { toast } from '#web/lib/toast.ts'
import { WRAPPING_BUTTON } from '#web/ui/wrapping-button.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

type EndOrKeepProps = {
  subscription: NonNullable<BillingAccount['subscription']>
  account: BillingAccount
  /** The plan has ended, and the button is gone. */
  onEnded: () => void
}

/** Cancels a plan in two clicks: at the end of the paid period, or at once if the payment is late. Keeps a canceled plan in one. */
export function CancelOrResume({ subscription, account, onEnded }: EndOrKeepProps) {
  const { t, i18n } = useLingui()
  const { ask, isAsking } = usePlanChange()
  const [isOpen, setOpen] = useState(false)
  const { product, state, endsAt, periodEndsAt } = subscription
  const isLate = state === 'late'
  const isClosed = state === 'closed'
  // A payment that failed is tried again until the plan has ended, though it was to end anyway.
  const keeps = endsAt !== null && !isLate
  const { name } = PRODUCTS[product]
  const until = i18n.date(periodEndsAt, { dateStyle: 'long', timeZone: 'UTC' })

  async function end() {
    const after = await ask(() => call(cancelPlan))
    if (!after) return
    // It may have become late, or been paid, since the page was shown.
    const end = after.subscription?.endsAt
    const day = end && i18n.date(end, { dateStyle: 'long', timeZone: 'UTC' })
    toast({
      title: t`Your plan is canceled`,
      description: saidOf(after.subscription?.state, day),
    })
    if (!after.subscription) onEnded()
  }
  function saidOf(now: 'active' | 'late' | 'closed' | undefined, day: string | null | undefined) {
    if (!day) return t`It has ended, and you won’t be charged again.`
    return now === 'closed' ? t`You won’t be charged again.` : t`You’ll keep access until ${day}.`
  }
  async function keep() {
    if (await ask(() => call(reactivatePlan)))
      toast({ title: t`Your plan continues`, description: t`The next payment is due on ${until}.` })
  }

  return (
    <>
      {/* One button with two meanings: anyone who pressed it keeps the focus. */}
      <Button
        look={keeps ? 'primary' : 'secondary'}
        className={WRAPPING_BUTTON}
        loading={isAsking}
        onClick={() => (keeps ? void keep() : setOpen(true))}
      >
        {keeps ? <Trans>Keep {name}</Trans> : <Trans>Cancel plan</Trans>}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={isLate ? <Trans>End {name} now?</Trans> : <Trans>Cancel {name}?</Trans>}
        description={
          isLate ? (
            <>
              <Trans>We won’t retry the failed payment, and {name} ends immediately.</Trans>{' '}
              <LostRightsNotice rights={rightsLost(account, product)} />{' '}
              <Trans>You’ll keep all your resumes and can still view, edit, and export them.</Trans>
            </>
          ) : isClosed ? (
            <Trans>
              You won’t be charged again. You’ll keep all your resumes and can still view, edit, and export them.
            </Trans>
          ) : (
            <Trans>
              You’ll keep access until {until} and won’t be charged again. After that, you’ll keep all your resumes and
              can still view, edit, and export them.
            </Trans>
          )
        }
        keepLabel={<Trans>Keep my plan</Trans>}
        confirmLabel={<Trans>Cancel plan</Trans>}
        onConfirm={() => void end()}
      />
    </>
  )
}
