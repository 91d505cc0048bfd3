import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import type { Judged } from '#shared/coach/feedback.ts'
import { adviceMessage } from '#web/features/coach/advice-messages.ts'
import { PointsMeter } from '#web/features/coach/feedback/points-meter.tsx'
import { CRITERION_NAMES, pointsLook } from '#web/features/coach/labels.ts'
import { TEXT_TONES } from '#web/features/score/score-ring.tsx'

/** Each criterion with its points, what to do, and the words of the answer that it rests on. */
export function CriterionList({ judged, lang }: { judged: readonly Judged[]; lang?: string | undefined }) {
  const counted = judged.filter(({ points }) => points !== null)
  const others = judged.filter(({ points }) => points === null)
  return (
    <div className="grid gap-4 print:block print:space-y-4">
      <ul className="grid divide-y divide-line print:block">
        {counted.map((one) => (
          <Row key={one.criterion} judged={one} lang={lang} />
        ))}
      </ul>
      {others.length > 0 && <NotCounted judged={others} />}
    </div>
  )
}

function Row({ judged, lang }: { judged: Judged; lang: string | undefined }) {
  const { t, i18n } = useLingui()
  const { criterion, evidence } = judged
  const points = judged.points ?? 0
  const { tone, label } = pointsLook(points)
  return (
    <li className="grid gap-x-6 gap-y-1.5 py-3 first:pt-0 last:pb-0 sm:grid-cols-[11rem_1fr] print:break-inside-avoid">
      <div className="flex items-baseline justify-between gap-3 sm:grid sm:content-start sm:justify-start sm:gap-1">
        <h4 className="text-sm font-semibold tracking-normal">{t(CRITERION_NAMES[criterion])}</h4>
        <p className="flex items-center gap-2 text-xs tabular-nums">
          <PointsMeter points={points} tone={tone} />
          <span className={clsx('font-medium', TEXT_TONES[tone])}>{t(label)}</span>
          <span className="text-ink-faint">
            <Trans>{points} of 4</Trans>
          </span>
        </p>
      </div>
      <div className="grid content-start gap-1.5 text-sm">
        <p>{adviceMessage(i18n, judged)}</p>
        {evidence.length > 0 && (
          <ul aria-label={t`Your words`} className="grid gap-1 text-ink-soft">
            {evidence.map((quote) => (
              <li
                key={quote}
                lang={lang}
                className="line-clamp-2 border-s-2 border-line ps-3 wrap-anywhere print:line-clamp-none"
              >
                “{quote}”
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

/** What does not apply to this question is said, so that no one misses it. */
function NotCounted({ judged }: { judged: readonly Judged[] }) {
  const { t, i18n } = useLingui()
  return (
    <div className="grid gap-1 text-xs text-ink-faint">
      {judged.map((one) => (
        <p key={one.criterion}>
          <span className="font-medium">{t(CRITERION_NAMES[one.criterion])}:</span> {adviceMessage(i18n, one)}
        </p>
      ))}
    </div>
  )
}
