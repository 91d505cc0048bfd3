import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import type { CoachSession } from '#shared/contract/coach.ts'
import { PointsMeter } from '#web/features/coach/feedback/points-meter.tsx'
import { CRITERION_NAMES, pointsLook, totalLook } from '#web/features/coach/labels.ts'
import { ScoreRing, TEXT_TONES } from '#web/features/score/score-ring.tsx'
import { Card } from '#web/ui/card.tsx'

/** Averages of the best answers, and what trying again has brought. */
export function Averages({ averages: { total, criteria } }: { averages: CoachSession['averages'] }) {
  const { t } = useLingui()
  const best = total.best ?? 0
  const first = total.first ?? 0
  const { tone, label } = totalLook(best)
  return (
    <Card className="grid gap-6 md:grid-cols-[auto_1fr] md:gap-10 print:break-inside-avoid">
      <div className="flex items-center gap-4 self-start">
        <ScoreRing score={best} tone={tone} size="large" />
        <div className="grid gap-0.5">
          <h2 className="text-sm font-medium tracking-normal text-ink-soft">
            <Trans>Average of your best answers</Trans>
          </h2>
          <p className={clsx('text-lg font-semibold', TEXT_TONES[tone])}>{t(label)}</p>
          {best > first && (
            <p className="text-sm text-ink-soft tabular-nums">
              <Trans>
                {first} on first attempts, {best} on best attempts
              </Trans>
            </p>
          )}
        </div>
      </div>
      <ul className="grid content-start gap-x-8 gap-y-2 sm:grid-cols-2 print:grid-cols-2">
        {criteria.map(({ criterion, best: points }) => {
          if (points === null) return null
          const look = pointsLook(points)
          return (
            <li key={criterion} className="flex items-center justify-between gap-3 text-sm">
              <span>{t(CRITERION_NAMES[criterion])}</span>
              <span className="flex items-center gap-2 text-xs tabular-nums">
                <span className={clsx('font-medium', TEXT_TONES[look.tone])}>{t(look.label)}</span>
                <PointsMeter points={points} tone={look.tone} />
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
