import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { useScore } from '#web/features/builder/score/scoring.ts'
import { shownLabel } from '#web/features/score/score-labels.ts'
import { ScoreRing, TEXT_TONES } from '#web/features/score/score-ring.tsx'
import { DemandsShown } from '#web/features/score/demands-shown.tsx'
import type { ShownScore } from '#web/features/score/shown-score.ts'

/** The ring, its label, and the effect of the last edit. Space for every line is reserved, so nothing jumps. */
export function ScoreHead({ score: shown }: { score: ShownScore }) {
  const { score, base, coverage, demands, isStarted } = shown
  const { t } = useLingui()
  const before = useScore((state) => state.before)
  const isRunning = useScore((state) => state.state === 'running')
  const { number, tone, label } = shownLabel(shown)
  return (
    <div className="flex items-center gap-4">
      <ScoreRing score={number} tone={tone} size="large" />
      <div className="grid gap-0.5">
        <p className={clsx('text-lg font-semibold', TEXT_TONES[tone])}>{t(label)}</p>
        {!isStarted && (
          <p className="text-sm text-ink-soft">
            <Trans>Add a job, your education, or a project first. Then you get a score.</Trans>
          </p>
        )}
        {isStarted && coverage !== null && (
          <p className="text-sm text-ink-soft tabular-nums">
            <Trans>
              Job match: {coverage} of 100. Resume itself: {base} of 100.
            </Trans>
          </p>
        )}
        {isStarted && demands && <DemandsShown {...demands} />}
        <output aria-live="polite" className="min-h-5 text-sm text-ink-soft tabular-nums">
          {isStarted && <Effect before={before} score={score} hasMatch={coverage !== null} />}
        </output>
      </div>
      <span
        aria-hidden
        className={clsx('ms-auto size-1.5 rounded-full bg-accent', isRunning ? 'animate-breathe' : 'invisible')}
      />
    </div>
  )
}

function Effect({ before, score, hasMatch }: { before: number | null; score: number; hasMatch: boolean }) {
  if (before !== null) return <Change before={before} after={score} />
  return hasMatch ? null : <Trans>of 100 points</Trans>
}

function Change({ before, after }: { before: number; after: number }) {
  const points = Math.abs(after - before)
  return (
    <>
      <span aria-hidden>
        {before} → {after},{' '}
      </span>
      <span className="sr-only">
        <Trans>
          The score went from {before} to {after},
        </Trans>{' '}
      </span>
      {after > before ? (
        <Plural value={points} one="up # point" other="up # points" />
      ) : (
        <Plural value={points} one="down # point" other="down # points" />
      )}
    </>
  )
}
