import { Trans } from '@lingui/react/macro'
import { resumeTone } from '#web/features/resumes/resume-tone.ts'
import { Badge } from '#web/ui/badge.tsx'

/** A resume's ATS score in points of 100, in words and color; null until it has been scored. */
export function ScoreBadge({ score }: { score: number | null }) {
  if (score === null)
    return (
      <Badge>
        <Trans>No score yet</Trans>
      </Badge>
    )
  return (
    <Badge tone={resumeTone(score)} className="tabular-nums">
      <Trans>ATS score {score}</Trans>
    </Badge>
  )
}
