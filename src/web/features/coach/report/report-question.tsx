import { Trans, useLingui } from '@lingui/react/macro'
import type { CoachAttempt, CoachSession } from '#shared/contract/coach.ts'
import { Feedback } from '#web/features/coach/feedback/feedback.tsx'
import { KIND_NAMES } from '#web/features/coach/labels.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { TEXT_LINK } from '#web/ui/text-link.ts'
import { Link } from '#web/ui/link.tsx'

type ReportQuestionProps = {
  sessionId: number
  asked: CoachSession['asked'][number]
  number: number
  canAnswer: boolean
}

/** A question with its best answer; the other attempts are below it. */
export function ReportQuestion({ sessionId, asked, number, canAnswer }: ReportQuestionProps) {
  const { t } = useLingui()
  const best = bestOf(asked.attempts)
  const others = asked.attempts.filter((attempt) => attempt !== best)
  return (
    <li>
      <Card className="grid gap-5 print:block print:space-y-5 print:border-x-0 print:px-0">
        <div className="grid justify-items-start gap-2">
          <Badge>{t(KIND_NAMES[asked.kind])}</Badge>
          <h2 className="max-w-2xl text-base">
            {number}. {asked.text}
          </h2>
        </div>
        {best ? (
          <>
            <h3 className="sr-only">
              <Trans>Best answer</Trans>
            </h3>
            <Feedback attempt={best} isFolded />
          </>
        ) : (
          <p className="text-sm text-ink-soft">
            <Trans>Not answered.</Trans>{' '}
            {canAnswer && (
              <Link to={`/interview-prep/${sessionId}?question=${number}`} className={`${TEXT_LINK} print:hidden`}>
                <Trans>Answer question {number}</Trans>
              </Link>
            )}
          </p>
        )}
        {others.map(({ attempt, answer, feedback }) => (
          <details key={attempt} className="border-t border-line pt-3 text-sm">
            <summary className="rounded-sm py-1 font-medium tabular-nums">
              <Trans>
                Attempt {attempt}: {feedback.total} points
              </Trans>
            </summary>
            <p className="max-w-prose pt-2 text-ink-soft wrap-anywhere whitespace-pre-wrap">{answer}</p>
          </details>
        ))}
      </Card>
    </li>
  )
}

/** Of equals, the earlier. */
const bestOf = (attempts: readonly CoachAttempt[]): CoachAttempt | undefined =>
  attempts.toSorted((a, b) => b.feedback.total - a.feedback.total)[0]
