import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import type { CoachProgress } from '#shared/contract/coach.ts'
import { PointsMeter } from '#web/features/coach/feedback/points-meter.tsx'
import { Chart } from '#web/features/coach/home/chart.tsx'
import { CRITERION_NAMES, pointsLook } from '#web/features/coach/labels.ts'
import { TEXT_TONES } from '#web/features/score/score-ring.tsx'
import { Card } from '#web/ui/card.tsx'

/** Where practicing led so far: totals by day, and each criterion as it was last. */
export function Progress({ progress: { days, criteria } }: { progress: CoachProgress }) {
  const { t } = useLingui()
  return (
    <Card className="grid gap-4">
      <h2 className="text-base">
        <Trans>Your progress</Trans>
      </h2>
      {days.length === 0 ? (
        <p className="text-sm text-ink-soft">
          <Trans>Your daily scores will appear here after your first answers.</Trans>
        </p>
      ) : (
        <>
          <Chart days={days} />
          <ul className="grid gap-2">
            {criteria.map(({ criterion, days: own }) => {
              const points = own.at(-1)?.points ?? 0
              const { tone, label } = pointsLook(points)
              return (
                <li key={criterion} className="flex items-center justify-between gap-3 text-sm">
                  <span>{t(CRITERION_NAMES[criterion])}</span>
                  <span className="flex items-center gap-2 text-xs tabular-nums">
                    <span className={clsx('font-medium', TEXT_TONES[tone])}>{t(label)}</span>
                    <PointsMeter points={points} tone={tone} />
                  </span>
                </li>
              )
            })}
          </ul>
          <p className="text-xs text-ink-faint">
            <Trans>Each rating is from the last day it was part of your feedback.</Trans>
          </p>
        </>
      )}
    </Card>
  )
}
