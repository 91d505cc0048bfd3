import { Trans } from '@lingui/react/macro'
import type { Offer } from '#shared/contract/billing.ts'
import { NoscriptNotice } from '#web/features/billing/noscript-notice.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** What someone should know of this site before they buy anything. */
export function AboutBuying({ offer: { selling, isEnforced } }: { offer: Offer }) {
  return (
    <div className="grid gap-3 empty:hidden">
      {selling === 'unset' && (
        <Notice tone="warn" title={<Trans>Payments are not set up here yet</Trans>}>
          <Trans>You can compare the plans. Nothing can be bought on this site so far.</Trans>
        </Notice>
      )}
      {!isEnforced && (
        <Notice title={<Trans>You do not need a plan here</Trans>}>
          <Trans>
            On this site everything but the Interview Coach is open to everybody who has an account, whatever the plan.
            Only the coach has to be bought, by itself or with a plan that contains it.
          </Trans>
        </Notice>
      )}
      <NoscriptNotice />
    </div>
  )
}
