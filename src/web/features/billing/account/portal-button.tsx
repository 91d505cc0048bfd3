import { Trans } from '@lingui/react/macro'
import { ExternalLink } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { openPortal } from '#shared/contract/billing.ts'
import { usePlanChange } from '#web/features/billing/account/use-plan-change.ts'
import { call } from '#web/lib/api/call.ts'
import { usePageRestored } from '#web/features/plans/use-page-restored.ts'
import { Button } from '#web/ui/button.tsx'

/** Opens the provider's page for cards and invoices; urgent if a card needs attention. */
export function PortalButton({ isUrgent }: { isUrgent: boolean }) {
  const { ask, isAsking } = usePlanChange()
  const { revalidate } = useRevalidator()
  // A plan can be canceled and a card changed there.
  usePageRestored(() => void revalidate())
  async function open() {
    const place = await ask(() => call(openPortal))
    if (place) location.assign(place.url)
  }
  return (
    <Button look={isUrgent ? 'primary' : 'secondary'} loading={isAsking} onClick={() => void open()}>
      <Trans>Cards and invoices</Trans>
      <ExternalLink aria-hidden />
    </Button>
  )
}
