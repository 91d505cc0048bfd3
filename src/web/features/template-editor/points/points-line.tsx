import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { FEWEST_POINTS } from '#shared/template/read-back/fewest-points.ts'
import type { ReadBack } from '#shared/template/read-back/read-back.ts'
import { LossList } from '#web/features/template-editor/points/loss-list.tsx'
import { Badge } from '#web/ui/badge.tsx'

/** How much of the sample resumes our reader gets back; nothing is claimed of other readers. */
export function PointsLine({ points: readBack }: { points: ReadBack | null }) {
  const { t } = useLingui()
  if (!readBack) return <p className="text-sm text-ink-faint">{t`Reading the sample resumes back…`}</p>
  const { points, fields, words, losses } = readBack
  const tone = losses.length === 0 ? 'good' : points >= FEWEST_POINTS ? 'accent' : 'warn'
  return (
    <div className="grid gap-1 text-sm" aria-live="polite">
      <p className="flex flex-wrap items-center gap-2 text-ink-soft tabular-nums">
        <Badge tone={tone}>
          <Plural value={points} one="# point" other="# points" />
        </Badge>
        <span>
          <Trans>
            Our reader gets back {fields.right} of {fields.all} fields and {words.right} of {words.all} words of three
            sample resumes
          </Trans>
        </span>
      </p>
      {losses.length > 0 && (
        <details className="text-xs text-ink-soft">
          <summary className="cursor-pointer">
            <Plural value={losses.length} one="Show what it loses" other="Show the # things it loses" />
          </summary>
          <div className="max-h-48 overflow-y-auto pt-1">
            <LossList losses={losses} />
          </div>
        </details>
      )}
    </div>
  )
}
