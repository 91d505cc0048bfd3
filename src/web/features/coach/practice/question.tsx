import { useState, type RefObject } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { RotateCcw } from 'lucide-react'
import type { CoachAttempt, CoachSession } from '#shared/contract/coach.ts'
import type { ResumeCard } from '#shared/contract/resumes.ts'
import { FixFirst } from '#web/features/coach/feedback/fix-first.tsx'
import { KIND_NAMES } from '#web/features/coach/labels.ts'
import { AnswerForm } from '#web/features/coach/practice/answer-form.tsx'
import { AttemptFeedback } from '#web/features/coach/practice/attempt-feedback.tsx'
import { saveAnswerDraft, useAnswerDraft, type AnswerPlace } from '#web/features/coach/answer-drafts.ts'
import { InterviewerGoal } from '#web/features/coach/practice/interviewer-goal.tsx'
import { useSubmitAnswer } from '#web/features/coach/practice/use-submit-answer.ts'
import { UseInResume } from '#web/features/coach/resume/use-in-resume.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

type Asked = CoachSession['asked'][number]
type QuestionProps = {
  heading: RefObject<HTMLHeadingElement | null>
  place: AnswerPlace
  asked: Asked
  attempts: readonly CoachAttempt[]
  resumes: readonly ResumeCard[]
  isLast: boolean
  onAnswered: (attempt: CoachAttempt) => void
  onNext: () => void
}

/** One question: its answer is written, looked at, and tried again. */
export function Question({ heading, place, asked, attempts, resumes, isLast, onAnswered, onNext }: QuestionProps) {
  const { t } = useLingui()
  const kept = useAnswerDraft(place)
  const [turned, turn] = useState<'writing' | 'feedback' | null>(null)
  const { isSending, trouble, answer } = useSubmitAnswer((_, attempt) => {
    onAnswered(attempt)
    turn('feedback')
  })
  const last = attempts.at(-1)
  // What was started is gone on with, after a reload too.
  const isWriting = !last || (turned ?? (kept ? 'writing' : 'feedback')) === 'writing'
  const next = isLast ? <Trans>Finish and see the report</Trans> : <Trans>Next question</Trans>

  function tryAgain() {
    if (!kept && last) saveAnswerDraft(place, { text: last.answer, spokenSeconds: 0 })
    turn('writing')
  }
  return (
    <div className="grid gap-5">
      <div className="grid justify-items-start gap-3">
        <Badge tone="accent">{t(KIND_NAMES[asked.kind])}</Badge>
        <h2 ref={heading} tabIndex={-1} className="max-w-2xl text-xl leading-snug outline-none">
          {asked.text}
        </h2>
        <InterviewerGoal sentence={asked.listensFor} isOpen={last !== undefined} />
      </div>
      {isWriting ? (
        <Card className="grid gap-5">
          {last && (
            <div className="grid gap-2">
              <p className="text-sm text-ink-soft tabular-nums">
                <Trans>
                  Attempt {last.attempt} scored {last.feedback.total} of 100 points.
                </Trans>
              </p>
              <FixFirst feedback={last.feedback} />
            </div>
          )}
          <AnswerForm
            place={place}
            isBegun={turned === 'writing'}
            kind={asked.kind}
            isSending={isSending}
            trouble={trouble}
            onAnswer={() => void answer(place)}
          >
            {last ? (
              <Button onClick={() => turn('feedback')}>
                <Trans>Back to the feedback</Trans>
              </Button>
            ) : (
              <Button onClick={onNext}>{isLast ? <Trans>Skip and see the report</Trans> : <Trans>Skip</Trans>}</Button>
            )}
          </AnswerForm>
        </Card>
      ) : (
        <AttemptFeedback attempts={attempts} isNew={turned === 'feedback'}>
          <Button onClick={tryAgain}>
            <RotateCcw aria-hidden />
            {kept ? <Trans>Continue the new attempt</Trans> : <Trans>Try again</Trans>}
          </Button>
          {asked.kind !== 'salary' && (
            <UseInResume place={place} about={asked.about} answer={last.answer} resumes={resumes} />
          )}
          <Button look="primary" onClick={onNext}>
            {next}
          </Button>
        </AttemptFeedback>
      )}
      <output className="sr-only">{isSending && <Trans>Reviewing your answer…</Trans>}</output>
    </div>
  )
}
