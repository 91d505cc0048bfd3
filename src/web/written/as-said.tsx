import { Trans } from '@lingui/react/macro'
import type { ReviewLine } from '#shared/contract/ai.ts'
import { Badge } from '#web/ui/badge.tsx'

/** Marks a line that nobody put into other words. A skill is a name, spelt as its makers spell it. */
export function AsSaid({ line: { path, verbatim } }: { line: Pick<ReviewLine, 'path' | 'verbatim'> }) {
  if (!verbatim || path.startsWith('skills.')) return null
  return (
    <Badge>
      <Trans>as you said it</Trans>
    </Badge>
  )
}
