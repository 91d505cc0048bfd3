import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { PRODUCTS } from '#shared/billing/products.ts'
import { cancelPlan, reactivatePlan, type BillingAccount } from '#shared/contract/billing.ts'
import { usePlanChange } from '#web/features/billing/account/use-plan-change.ts'
import { rightsLost } from '#web/features/billing/rights-lost.ts'
import { LostRightsNotice } from '#web/features/billing/lost-rights-notice.tsx'
import { call } from '#web/lib/api/call.ts'
import { toast } from '#web/lib/toast.ts'
import { WRAPPING_BUTTON } from '#web/features/plans/wrapping-button.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

type EndOrKeepProps = {
  subscription: NonNullable<BillingAccount['subscription']>
  account: BillingAccount
  /** It has ended, and the button with it. */
  onEnded: () => void
}

/** Ends a plan with what is paid, or at once where nothing is, in two clicks; keeps one that was to end in one. */
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
      title: t`Your plan is cancelled`,
      description: saidOf(after.subscription?.state, day),
    })
    if (!after.subscription) onEnded()
  }
  function saidOf(now: 'active' | 'late' | 'closed' | undefined, day: string | null | undefined) {
    if (!day) return t`It has ended. You are not charged again.`
    return now === 'closed' ? t`You are not charged again.` : t`Everything stays open until ${day}.`
  }
  async function keep() {
    if (await ask(() => call(reactivatePlan)))
      toast({ title: t`Your plan goes on`, description: t`The next payment is due on ${until}.` })
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
              <Trans>The payment that failed is not tried again, and {name} ends at once.</Trans>{' '}
              <LostRightsNotice rights={rightsLost(account, product)} />{' '}
              <Trans>Your resumes all stay: you can read, change and export them.</Trans>
            </>
          ) : isClosed ? (
            <Trans>You are not charged again. Your resumes all stay: you can read, change and export them.</Trans>
          ) : (
            <Trans>
              Everything stays open until {until}, and you are not charged again. After that your resumes all stay: you
              can read, change and export them.
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
