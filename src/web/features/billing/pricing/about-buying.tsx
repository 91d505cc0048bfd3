import { Trans } from '@lingui/react/macro'
import type { Offer } from '#shared/contract/billing.ts'
import { NoscriptNotice } from '#web/features/billing/noscript-notice.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** What someone should know of this site before they buy anything. */
export function AboutBuying({ offer: { selling, isEnforced } }: { offer: Offer }) {
  return (
    <div className="grid gap-3 empty:hidden">
      {selling === 'unset' && (
        <Notice tone="warn" title={<Trans>Payments aren’t set up yet</Trans>}>
          <Trans>You can compare the plans, but you can’t buy anything on this site yet.</Trans>
        </Notice>
      )}
      {!isEnforced && (
        <Notice title={<Trans>You don’t need a plan here</Trans>}>
          <Trans>
            Every account on this site includes everything except the Interview coach. You can buy the coach on its own
            or with a plan that includes it.
          </Trans>
        </Notice>
      )}
      <NoscriptNotice />
    </div>
  )
}
