import { Trans } from '@lingui/react/macro'
import { resumeTone } from '#web/features/resumes/resume-tone.ts'
import { Badge } from '#web/ui/badge.tsx'

/** How well software reads a resume, in words and color; null as long as no one has looked. */
export function ScoreBadge({ score }: { score: number | null }) {
  if (score === null)
    return (
      <Badge>
        <Trans>No score yet</Trans>
      </Badge>
    )
  return (
    <Badge tone={resumeTone(score)} className="tabular-nums">
      <Trans>{score}% ATS</Trans>
    </Badge>
  )
}
