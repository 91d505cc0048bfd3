import { useId } from 'react'
import { Trans } from '@lingui/react/macro'
import type { CoachRemark } from '#shared/contract/coach.ts'
import type { AnswerPlace } from '#web/features/coach/answer-drafts.ts'
import { useRemark } from '#web/features/coach/practice/use-remark.ts'
import { MODEL_NOT_ASKED } from '#web/features/line-provenance/model-not-asked.ts'

/** What an interviewer would ask next. It is last on its page, so that nothing moves when it comes. */
export function FollowUpQuestion({ place, attempt }: { place: AnswerPlace; attempt: number }) {
  const id = useId()
  const remarked = useRemark(place, attempt)
  if (remarked.state === 'missing') return null
  const remark = remarked.state === 'there' ? remarked.remark : null
  const sentences = remarked.state === 'coming' ? remarked.sentences : remarked.remark.remark
  return (
    <section aria-labelledby={id} className="grid max-w-2xl gap-3 border-t border-line pt-5">
      <h2 id={id} className="text-base">
        <Trans>Follow-up question</Trans>
      </h2>
      <div aria-live="polite" className="grid gap-3 text-sm">
        {sentences.length > 0 && (
          <div className="grid gap-1">
            {sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        )}
        {remark ? (
          <p className="border-s-2 border-accent-line ps-3 text-lg leading-snug font-semibold text-pretty">
            {remark.followUp}
          </p>
        ) : (
          <p className="text-ink-faint">
            <Trans>Thinking of a follow-up question…</Trans>
          </p>
        )}
      </div>
      {remark && (
        <p className="text-xs text-ink-faint">
          <Trans>Answer it aloud, or work it into your next attempt.</Trans> <SaidBy remark={remark} />
        </p>
      )}
    </section>
  )
}

/** Who asks, and what was checked. */
function SaidBy({ remark: { engine, fellBack } }: { remark: CoachRemark }) {
  if (engine === 'llm')
    return (
      <Trans>
        Written by a language model. Each sentence was checked against your answer. The points come from rules.
      </Trans>
    )
  if (fellBack === null || MODEL_NOT_ASKED.has(fellBack))
    return <Trans>Chosen by rules. No language model has seen your answer.</Trans>
  return <Trans>Chosen by rules. A language model was asked, but its reply couldn’t be used.</Trans>
}
