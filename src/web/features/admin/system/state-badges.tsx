import { Trans } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, Clock, LoaderCircle, MailX } from 'lucide-react'
import type { OutboxEmail } from '#shared/contract/admin.ts'
import { Badge } from '#web/ui/badge.tsx'

/** A state as the server names it: ready, starting or unavailable. */
export function HealthBadge({ state }: { state: string }) {
  if (state === 'ready')
    return (
      <Badge tone="good">
        <CircleCheck aria-hidden />
        <Trans>Ready</Trans>
      </Badge>
    )
  if (state === 'starting')
    return (
      <Badge tone="accent">
        <LoaderCircle aria-hidden />
        <Trans>Starting</Trans>
      </Badge>
    )
  return (
    <Badge tone="bad">
      <CircleAlert aria-hidden />
      <Trans>Unavailable</Trans>
    </Badge>
  )
}

export function EmailBadge({ sends }: { sends: boolean }) {
  return sends ? (
    <Badge tone="good">
      <CircleCheck aria-hidden />
      <Trans>On</Trans>
    </Badge>
  ) : (
    <Badge tone="warn">
      <MailX aria-hidden />
      <Trans>Off</Trans>
    </Badge>
  )
}

export function DeliveryBadge({ state }: { state: OutboxEmail['state'] }) {
  if (state === 'sent')
    return (
      <Badge tone="good">
        <CircleCheck aria-hidden />
        <Trans>Sent</Trans>
      </Badge>
    )
  if (state === 'waiting')
    return (
      <Badge tone="accent">
        <Clock aria-hidden />
        <Trans>Waiting</Trans>
      </Badge>
    )
  return (
    <Badge tone="bad">
      <CircleAlert aria-hidden />
      <Trans>Failed</Trans>
    </Badge>
  )
}
