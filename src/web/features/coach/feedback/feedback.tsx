import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import type { Feedback as Said } from '#shared/coach/feedback.ts'
import type { CoachComparison } from '#shared/contract/coach.ts'
import { AttemptComparison } from '#web/features/coach/feedback/attempt-comparison.tsx'
import { CriterionList } from '#web/features/coach/feedback/criterion-list.tsx'
import { FixFirst } from '#web/features/coach/feedback/fix-first.tsx'
import { HighlightedAnswer } from '#web/features/coach/feedback/highlighted-answer.tsx'
import { IN_PART, totalLook } from '#web/features/coach/labels.ts'
import { ScoreRing, TEXT_TONES } from '#web/features/score/score-ring.tsx'
import { Button } from '#web/ui/button.tsx'

type FeedbackProps = {
  attempt: { readonly answer: string; readonly feedback: Said }
  comparison?: CoachComparison | null
  /** Where many are below each other: what is said of each criterion is shown when asked for. */
  isFolded?: boolean
  /** The language of the answer, if it is known. */
  lang?: string | undefined
}

/** Everything that is said of one answer: the whole, what to fix first, its marked words, each criterion. */
export function Feedback({ attempt: { answer, feedback }, comparison, isFolded = false, lang }: FeedbackProps) {
  const { t } = useLingui()
  const isInPart = feedback.judged.some(({ advice }) => advice === 'not-english')
  const { tone, label } = isInPart ? IN_PART : totalLook(feedback.total)
  return (
    <div className="grid gap-5 print:block print:space-y-5">
      <div className="flex items-center gap-4 print:break-inside-avoid">
        <ScoreRing score={feedback.total} tone={tone} size="large" />
        <div className="grid gap-0.5">
          <p className={clsx('text-lg font-semibold', TEXT_TONES[tone])}>{t(label)}</p>
          <p className="text-sm text-ink-soft tabular-nums">
            <Trans>{feedback.total} of 100 points</Trans>
          </p>
          {isInPart && (
            <p className="text-sm text-ink-soft">
              <Trans>
                We review answers in English, German, French, and Spanish. For this one, we could only review details,
                structure, and length.
              </Trans>
            </p>
          )}
        </div>
      </div>
      {comparison && <AttemptComparison comparison={comparison} />}
      <FixFirst feedback={feedback} />
      <section className="grid gap-2">
        <h4 className="text-sm font-semibold tracking-normal">
          <Trans>Your answer</Trans>
        </h4>
        <HighlightedAnswer answer={answer} judged={feedback.judged} lang={lang} />
      </section>
      <PointByPoint judged={feedback.judged} isFolded={isFolded} lang={lang} />
    </div>
  )
}

type PointByPointProps = Pick<FeedbackProps, 'lang'> & { judged: Said['judged']; isFolded: boolean }

/** Every criterion; where it is folded, paper has it all the same. */
function PointByPoint({ judged, isFolded, lang }: PointByPointProps) {
  const [isOpen, open] = useState(!isFolded)
  return (
    <section className="grid gap-3 print:block">
      <h4 className="sr-only">
        <Trans>Score breakdown</Trans>
      </h4>
      {isFolded && (
        <Button
          size="small"
          look="quiet"
          aria-expanded={isOpen}
          className="-ms-3 justify-self-start print:hidden"
          onClick={() => open(!isOpen)}
        >
          <ChevronRight aria-hidden className={clsx('transition-transform', isOpen && 'rotate-90 rtl:-rotate-90')} />
          <Trans>Score breakdown</Trans>
        </Button>
      )}
      <div className={clsx(!isOpen && 'hidden print:block')}>
        <CriterionList judged={judged} lang={lang} />
      </div>
    </section>
  )
}
