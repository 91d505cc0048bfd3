import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { useScore } from '#web/features/builder/score/scoring.ts'
import { quickLook } from '#web/score/score-looks.ts'
import { ScoreRing, TEXT_TONES } from '#web/score/score-ring.tsx'
import { buttonClass } from '#web/ui/button.tsx'

/** The panel that it opens, and itself, to which the focus goes back. */
export const SCORE_PANEL = 'builder-score'
export const SCORE_BUTTON = 'builder-score-button'

/** The score in the bar; opens the panel that explains it. It has its place before there is a score. */
export function ScoreButton({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const { t } = useLingui()
  const score = useScore((state) => state.score?.score ?? null)
  const look = score === null ? null : quickLook(score)
  const word = look && t(look.label)
  return (
    <button
      type="button"
      id={SCORE_BUTTON}
      aria-expanded={isOpen}
      aria-controls={SCORE_PANEL}
      aria-label={look ? t`ATS compatibility: ${score}, ${word}` : t`ATS compatibility`}
      onClick={onToggle}
      className={clsx(
        buttonClass({ look: 'quiet', size: 'small' }),
        'gap-2! px-1.5! max-lg:hidden',
        isOpen && 'bg-sunken',
      )}
    >
      <ScoreRing score={score} tone={look?.tone ?? 'neutral'} size="small" />
      <span className={clsx('max-xl:hidden', look ? TEXT_TONES[look.tone] : 'text-ink-soft')}>
        {word ?? <Trans>ATS score</Trans>}
      </span>
    </button>
  )
}
