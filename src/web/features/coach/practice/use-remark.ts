import { useEffect, useState } from 'react'
import { remarkOnAnswer, type CoachRemark } from '#shared/contract/coach.ts'
import type { AnswerPlace } from '#web/features/coach/answer-drafts.ts'
import { withEventStream } from '#web/lib/api/event-stream.ts'
import { call } from '#web/lib/api/call.ts'

export type Remarked =
  /** With the sentences that are there already. */
  | { readonly state: 'coming'; readonly sentences: readonly string[] }
  | { readonly state: 'there'; readonly remark: CoachRemark }
  /** It did not come, and nothing depends on it. */
  | { readonly state: 'missing' }

const COMING: Remarked = { state: 'coming', sentences: [] }

/** What is said beside the feedback on an attempt, as it comes. A page that is left ends it. */
export function useRemark({ sessionId, questionId }: AnswerPlace, attempt: number): Remarked {
  const [remarked, say] = useState<Remarked>(COMING)
  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    const hear = withEventStream(
      remarkOnAnswer.told,
      ({ sentence }) => {
        if (signal.aborted) return
        say((now) => (now.state === 'coming' ? { ...now, sentences: [...now.sentences, sentence] } : now))
      },
      signal,
    )
    call(remarkOnAnswer, { body: { sessionId, questionId, attempt } }, hear).then(
      (reply) => say(reply.status === 200 ? { state: 'there', remark: reply.body } : { state: 'missing' }),
      () => {
        if (!signal.aborted) say({ state: 'missing' })
      },
    )
    return () => left.abort()
  }, [sessionId, questionId, attempt])
  return remarked
}
