import { Trans } from '@lingui/react/macro'
import type { ReviewLine } from '#shared/interview/schemas.ts'
import { isSkillLine } from '#shared/interview/quoted-lines.ts'
import { Badge } from '#web/ui/badge.tsx'

/** Marks a line that was not reworded. */
export function VerbatimBadge({ line: { path, verbatim } }: { line: Pick<ReviewLine, 'path' | 'verbatim'> }) {
  if (!verbatim || isSkillLine(path)) return null
  return (
    <Badge>
      <Trans>In your own words</Trans>
    </Badge>
  )
}
