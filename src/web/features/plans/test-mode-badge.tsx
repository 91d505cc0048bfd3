import { Trans } from '@lingui/react/macro'
import { FlaskConical } from 'lucide-react'
import { Badge } from '#web/ui/badge.tsx'

/** Shown on every page on which something could be bought, but nothing is paid. */
export function TestModeBadge() {
  return (
    <Badge tone="warn" className="justify-self-start whitespace-normal!">
      <FlaskConical aria-hidden />
      <Trans>Test mode: no money moves</Trans>
    </Badge>
  )
}
