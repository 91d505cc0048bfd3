import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CoachAttempt } from '#shared/contract/coach.ts'
import { Feedback } from '#web/features/coach/feedback/feedback.tsx'
import { comparisonOf } from '#web/features/coach/practice/attempts.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

type JudgedProps = { attempts: readonly CoachAttempt[]; isNew: boolean; children: ReactNode }

/** What is said of the attempts, the last one first in sight; earlier ones stay within reach. */
export function AttemptFeedback({ attempts, isNew, children }: JudgedProps) {
  const [chosen, choose] = useState<number | null>(null)
  const at = chosen ?? attempts.length - 1
  const heading = useRef<HTMLHeadingElement>(null)
  // Anyone who asked is led to the answer.
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
