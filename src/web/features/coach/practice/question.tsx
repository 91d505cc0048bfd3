import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { RotateCcw } from 'lucide-react'
import type { CoachAttempt, CoachSession } from '#shared/contract/coach.ts'
import type { ResumeCard } from '#shared/contract/resumes.ts'
import { Feedback } from '#web/features/coach/feedback/feedback.tsx'
import { FixFirst } from '#web/features/coach/feedback/fix-first.tsx'
import { KIND_NAMES } from '#web/features/coach/names.ts'
import { AnswerForm } from '#web/features/coach/practice/answer-form.tsx'
import { comparisonOf } from '#web/features/coach/practice/attempts.ts'
import { keepAnswer, useKeptAnswer, type AnswerPlace } from '#web/features/coach/practice/kept-answers.ts'
import { ListensFor } from '#web/features/coach/practice/listens-for.tsx'
import { useAnswering } from '#web/features/coach/practice/use-answering.ts'
import { UseInResume } from '#web/features/coach/resume/use-in-resume.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

export type Asked = CoachSession['asked'][number]
type QuestionProps = {
  place: AnswerPlace
  asked: Asked
  attempts: readonly CoachAttempt[]
  resumes: readonly ResumeCard[]
  isLast: boolean
  onAnswered: (attempt: CoachAttempt) => void
  onNext: () => void
}

/** One question: its answer is written, looked at, and tried again. */
export function Question({ place, asked, attempts, resumes, isLast, onAnswered, onNext }: QuestionProps) {
  const { t } = useLingui()
  const kept = useKeptAnswer(place)
  const [turned, turn] = useState<'writing' | 'feedback' | null>(null)
  const { isSending, trouble, answer } = useAnswering((_, attempt) => {
    onAnswered(attempt)
    turn('feedback')
  })
  const last = attempts.at(-1)
  // What was begun is gone on with, after a reload too.
  const isWriting = !last || (turned ?? (kept ? 'writing' : 'feedback')) === 'writing'
  const next = isLast ? <Trans>Finish and see the report</Trans> : <Trans>Next question</Trans>

  function tryAgain() {
    if (!kept && last) keepAnswer(place, { text: last.answer, spokenSeconds: 0 })
    turn('writing')
  }
  return (
    <div className="grid gap-5">
      <div className="grid justify-items-start gap-3">
        <Badge tone="accent">{t(KIND_NAMES[asked.kind])}</Badge>
        <h2 className="max-w-2xl text-xl leading-snug">{asked.text}</h2>
        <ListensFor sentence={asked.listensFor} isOpen={last !== undefined} />
      </div>
      {isWriting ? (
        <Card className="grid gap-5">
          {last && (
            <div className="grid gap-2">
              <p className="text-sm text-ink-soft tabular-nums">
                <Trans>
                  Attempt {last.attempt} had {last.feedback.total} of 100 points.
                </Trans>
              </p>
              <FixFirst feedback={last.feedback} />
            </div>
          )}
          <AnswerForm
            place={place}
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
        <Judged attempts={attempts} isNew={turned === 'feedback'}>
          <Button onClick={tryAgain}>
            <RotateCcw aria-hidden />
            {kept ? <Trans>Go on with the new attempt</Trans> : <Trans>Try again</Trans>}
          </Button>
          {asked.kind !== 'salary' && (
            <UseInResume place={place} about={asked.about} answer={last.answer} resumes={resumes} />
          )}
          <Button look="primary" onClick={onNext}>
            {next}
          </Button>
        </Judged>
      )}
      <output className="sr-only">{isSending && <Trans>Your answer is being looked at.</Trans>}</output>
    </div>
  )
}

type JudgedProps = { attempts: readonly CoachAttempt[]; isNew: boolean; children: ReactNode }

/** What is said of the attempts, the last one first in sight; earlier ones stay within reach. */
function Judged({ attempts, isNew, children }: JudgedProps) {
  const [chosen, choose] = useState<number | null>(null)
  const at = chosen ?? attempts.length - 1
  const heading = useRef<HTMLHeadingElement>(null)
  // Whoever asked is led to the answer.
  useEffect(() => {
    if (!isNew) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [isNew, attempts.length])
  const attempt = attempts[at]
  if (!attempt) return null
  const { attempt: number } = attempt
  return (
    <Card className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 ref={heading} tabIndex={-1} className="text-base outline-none">
          {attempts.length > 1 ? <Trans>Feedback on attempt {number}</Trans> : <Trans>Feedback</Trans>}
        </h3>
        {attempts.length > 1 && <Choose attempts={attempts} at={at} onChoose={choose} />}
      </div>
      <Feedback attempt={attempt} comparison={comparisonOf(attempts, at)} />
      <div className="flex flex-wrap gap-2 border-t border-line pt-5">{children}</div>
    </Card>
  )
}

type ChooseProps = { attempts: readonly CoachAttempt[]; at: number; onChoose: (at: number) => void }

function Choose({ attempts, at, onChoose }: ChooseProps) {
  const { t } = useLingui()
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">
        <Trans>Attempts</Trans>
      </legend>
      {attempts.map(({ attempt, feedback }, index) => (
        <Button
          key={attempt}
          size="small"
          look={index === at ? 'secondary' : 'quiet'}
          aria-pressed={index === at}
          aria-label={t`Attempt ${attempt}, ${feedback.total} points`}
          onClick={() => onChoose(index)}
          className="tabular-nums"
        >
          {attempt} · {feedback.total}
        </Button>
      ))}
    </fieldset>
  )
}
