import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ParsePoints } from '#web/features/template-editor/points/points.ts'
import { Badge } from '#web/ui/badge.tsx'

/** Texts that are named at most. */
const MOST_NAMED = 5

/** How much of the sample our reader gets back; nothing is claimed of other readers. */
export function PointsLine({ points }: { points: ParsePoints | null }) {
  const { t } = useLingui()
  if (!points) return <p className="text-sm text-ink-faint">{t`Reading the sample back…`}</p>
  const { right, all, lost } = points
  const more = lost.length - MOST_NAMED
  return (
    <div className="grid gap-1 text-sm" aria-live="polite">
      <p className="flex flex-wrap items-center gap-2 text-ink-soft tabular-nums">
        <Badge tone={lost.length === 0 ? 'good' : 'warn'}>{lost.length === 0 ? t`All read` : t`Not all read`}</Badge>
        <span>
          <Trans>
            Our reader gets back {right} of {all} fields of the sample resume
          </Trans>
        </span>
      </p>
      {lost.length > 0 && (
        <details className="text-xs text-ink-soft">
          <summary className="cursor-pointer">
            <Plural value={lost.length} one="Show the field it loses" other="Show the # fields it loses" />
          </summary>
          <ul className="list-disc ps-5 pt-1">
            {lost.slice(0, MOST_NAMED).map((text) => (
              <li key={text} className="truncate">
                {text}
              </li>
            ))}
            {more > 0 && (
              <li>
                <Trans>and {more} more</Trans>
              </li>
            )}
          </ul>
        </details>
      )}
    </div>
  )
}
