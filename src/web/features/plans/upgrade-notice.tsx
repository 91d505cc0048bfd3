import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import type { Right } from '#shared/billing/rights.ts'
import { usePriceOf } from '#web/features/plans/use-rights.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TEXT_LINK } from '#web/ui/text-link.ts'
import { Link } from '#web/ui/link.tsx'

/** Shows the price of a feature before it is used; nothing if the plan includes it. */
export function UpgradeNotice({ right, title, children }: { right: Right; title: ReactNode; children: ReactNode }) {
  const price = usePriceOf(right)
  if (price === null) return null
  return (
    <Notice title={title}>
      {children}{' '}
      <Link to="/pricing" className={TEXT_LINK}>
        <Trans>See plans</Trans>
      </Link>{' '}
      ({price})
    </Notice>
  )
}
