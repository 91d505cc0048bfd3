import { Trans } from '@lingui/react/macro'
import { Ban, EyeOff, Globe, Lock } from 'lucide-react'
import { Badge } from '#web/ui/badge.tsx'

export function SuspendedBadge() {
  return (
    <Badge tone="bad">
      <Ban aria-hidden />
      <Trans>Suspended</Trans>
    </Badge>
  )
}

/** Who can open something: taken down says more than public. */
export function OpenBadge({ isPublic, isTakenDown }: { isPublic: boolean; isTakenDown: boolean }) {
  if (isTakenDown)
    return (
      <Badge tone="bad">
        <EyeOff aria-hidden />
        <Trans>Taken down</Trans>
      </Badge>
    )
  if (isPublic)
    return (
      <Badge tone="good">
        <Globe aria-hidden />
        <Trans>Public</Trans>
      </Badge>
    )
  return (
    <Badge>
      <Lock aria-hidden />
      <Trans>Private</Trans>
    </Badge>
  )
}
