import { useState } from 'react'
import { answerCoachQuestion, type CoachAttempt } from '#shared/contract/coach.ts'
import { removeAnswerDraft, readAnswerDraft, type AnswerPlace } from '#web/features/coach/answer-drafts.ts'
import { toCallError, errorMessage } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { handleSignedOut } from '#web/lib/api/signed-out.ts'

/** Longest time that the server takes for spoken. */
const MAX_SECONDS = 14_400

/** Hands in the kept answer of a question. It is forgotten here once the server has it, and never before. */
export function useSubmitAnswer(onAnswered: (place: AnswerPlace, attempt: CoachAttempt) => void) {
  const [isSending, setSending] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)

  async function answer(place: AnswerPlace): Promise<void> {
    const kept = readAnswerDraft(place)
    if (!kept || isSending) return
    const { text, spokenSeconds } = kept
    setSending(true)
    setTrouble(null)
    try {
      const spoken = spokenSeconds > 0 && { spokenSeconds: Math.min(MAX_SECONDS, Math.round(spokenSeconds)) }
      const reply = await call(answerCoachQuestion, {
        params: { id: String(place.sessionId) },
        body: { questionId: place.questionId, answer: text, ...spoken },
      })
      if (reply.status !== 200) throw toCallError(reply)
      // What was typed while it was in progress is a new attempt.
      if (readAnswerDraft(place)?.text === text) removeAnswerDraft(place)
      onAnswered(place, reply.body.attempt)
    } catch (error) {
      if (!handleSignedOut(error)) setTrouble(errorMessage(error))
    } finally {
      setSending(false)
    }
  }
  return { isSending, trouble, answer, forgetTrouble: () => setTrouble(null) }
}
