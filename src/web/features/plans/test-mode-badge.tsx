import { Trans } from '@lingui/react/macro'
import { FlaskConical } from 'lucide-react'
import { Badge } from '#web/ui/badge.tsx'

/** Shown on every page with purchases that are not charged. */
export function TestModeBadge() {
  return (
    <Badge tone="warn" className="justify-self-start whitespace-normal!">
      <FlaskConical aria-hidden />
      <Trans>Test mode: you won’t be charged</Trans>
    </Badge>
  )
}
