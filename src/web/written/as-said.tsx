import { Trans } from '@lingui/react/macro'
import type { ReviewLine } from '#shared/contract/ai.ts'
import { Badge } from '#web/ui/badge.tsx'

/** Marks a line that nobody put into other words. */
export function AsSaid({ line: { verbatim } }: { line: Pick<ReviewLine, 'verbatim'> }) {
  if (!verbatim) return null
  return (
    <Badge>
      <Trans>as you said it</Trans>
    </Badge>
  )
}
