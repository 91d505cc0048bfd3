import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { useScore } from '#web/features/builder/score/scoring.ts'
import { shownLabel } from '#web/features/score/score-labels.ts'
import { ScoreRing, TEXT_TONES } from '#web/features/score/score-ring.tsx'
import { buttonClass } from '#web/ui/button.tsx'

/** IDs of the panel it opens and of the button itself, which gets the focus back. */
export const SCORE_PANEL = 'builder-score'
export const SCORE_BUTTON = 'builder-score-button'

/** The score in the bar; opens the panel that explains it. Its space is reserved before there is a score. */
export function ScoreButton({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const { t } = useLingui()
  const score = useScore((state) => state.score)
  const look = score && shownLabel(score)
  return (
    <button
      type="button"
      id={SCORE_BUTTON}
      aria-expanded={isOpen}
      aria-controls={SCORE_PANEL}
      onClick={onToggle}
      className={clsx(
        buttonClass({ look: 'quiet', size: 'small' }),
        'relative gap-2! px-1.5! max-lg:hidden',
        isOpen && 'bg-sunken',
      )}
    >
      {look && (
        <span className="sr-only">
          <Trans>ATS score:</Trans>
        </span>
      )}
      <ScoreRing score={look?.number ?? null} tone={look?.tone ?? 'neutral'} size="small" />
      <span className={clsx('max-xl:sr-only', look && TEXT_TONES[look.tone])}>
        {look ? t(look.label) : <Trans>ATS score</Trans>}
      </span>
    </button>
  )
}
