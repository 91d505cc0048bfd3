import { Trans } from '@lingui/react/macro'
import { ExternalLink } from 'lucide-react'
import { openPortal } from '#shared/contract/billing.ts'
import { useAsking } from '#web/features/billing/account/use-asking.ts'
import { call } from '#web/lib/call.ts'
import { Button } from '#web/ui/button.tsx'

/** The provider's own place for cards and invoices. */
export function ToPortal() {
  const { ask, isAsking } = useAsking()
  async function open() {
    const place = await ask(() => call(openPortal))
    if (place) location.assign(place.url)
  }
  return (
    <Button loading={isAsking} onClick={() => void open()}>
      <Trans>Cards and invoices</Trans>
      <ExternalLink aria-hidden />
    </Button>
  )
}
