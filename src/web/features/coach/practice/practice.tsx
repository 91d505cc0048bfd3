import { useEffect, useRef, useState } from 'react'
import { Trans } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import type { CoachAttempt, CoachSession } from '#shared/contract/coach.ts'
import type { ResumeCard } from '#shared/contract/resumes.ts'
import { withAttempt } from '#web/features/coach/practice/attempts.ts'
import { FollowUpQuestion } from '#web/features/coach/practice/follow-up-question.tsx'
import type { AnswerPlace } from '#web/features/coach/answer-drafts.ts'
import { Question } from '#web/features/coach/practice/question.tsx'
import { TEXT_LINK } from '#web/ui/text-link.ts'
import { Link } from '#web/ui/link.tsx'

type PracticeProps = { session: CoachSession; at: number; resumes: readonly ResumeCard[] }

/** A session, one question at a time. Which one is said by the address, so that a reload stays there. */
export function Practice({ session, at, resumes }: PracticeProps) {
  const { id, asked } = session
  const [given, setGiven] = useState<Readonly<Record<string, readonly CoachAttempt[]>>>({})
  const navigate = useNavigate()
  const question = asked[at]
  const heading = useFocusOnChange(question?.id)
  if (!question) return null
  const [number, total] = [at + 1, asked.length]
  const place: AnswerPlace = { sessionId: id, questionId: question.id }
  const attempts = given[question.id] ?? question.attempts
  const last = attempts.at(-1)

  function goTo(next: number) {
    void navigate(next < total ? `/interview-prep/${id}?question=${next + 1}` : `/interview-prep/${id}/report`)
  }
  return (
    <div className="grid gap-6">
      <Progress session={session} number={number} />
      <Question
        key={question.id}
        heading={heading}
        place={place}
        asked={question}
        attempts={attempts}
        resumes={resumes}
        isLast={number === total}
        onAnswered={(attempt) =>
          setGiven((now) => ({ ...now, [question.id]: withAttempt(now[question.id] ?? question.attempts, attempt) }))
        }
        onNext={() => goTo(at + 1)}
      />
      <nav className="flex flex-wrap justify-between gap-3 border-t border-line pt-4 text-sm">
        {at > 0 ? (
          <Link to={`/interview-prep/${id}?question=${at}`} className={TEXT_LINK}>
            <Trans>Previous question</Trans>
          </Link>
        ) : (
          <span />
        )}
        <Link to={`/interview-prep/${id}/report`} className={TEXT_LINK}>
          <Trans>Stop here and see the report</Trans>
        </Link>
      </nav>
      {last && <FollowUpQuestion key={`${question.id} ${last.attempt}`} place={place} attempt={last.attempt} />}
    </div>
  )
}

/** Gives the focus to the heading of what has changed, so that it is read; not to what a page opens with. */
function useFocusOnChange(id: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(id)
  useEffect(() => {
    if (shown.current !== id) heading.current?.focus({ preventScroll: true })
    shown.current = id
  }, [id])
  return heading
}

function Progress({ session, number }: { session: CoachSession; number: number }) {
  const total = session.asked.length
  return (
    <div className="grid gap-2">
      <h1 className="text-sm font-medium tracking-normal text-ink-soft tabular-nums">
        <Trans>
          Question {number} of {total}
        </Trans>
      </h1>
      <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-sunken forced-colors:border">
        <div
          style={{ width: `${(100 * number) / total}%` }}
          className="h-full rounded-full bg-accent-solid transition-[width] forced-colors:bg-[Highlight]"
        />
      </div>
    </div>
  )
}
