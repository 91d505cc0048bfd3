import { selectCoachAnswer } from '#server/coach/answer-store.ts'
import { selectCoachSession } from '#server/coach/session-store.ts'
import type { Db } from '#server/database/connection.ts'
import type { Judged, WriteRemark } from '#server/engines/ai/feedback/remark.ts'
import { questionsOf, attemptOf } from '#server/coach/views.ts'
import type { Profiles } from '#server/profiles/service.ts'
import type { AskedQuestion } from '#shared/coach/choose.ts'
import { translated } from '#server/translated.ts'
import type { InterfaceLanguage } from '#shared/text/interface-languages.ts'
import { textLanguage } from '#shared/text/languages.ts'
import { furtherQuestion } from '#shared/coach/further-question.ts'
import type { CoachRemark, remarkOnAnswer } from '#shared/contract/coach.ts'
import type { Body } from '#shared/contract/endpoint.ts'

type Given = Judged & { readonly question: AskedQuestion }
type Found =
  | { readonly state: 'found'; readonly given: Given }
  | { readonly state: 'no_session' | 'no_question' | 'no_answer' }
type Asker = {
  readonly userId: string
  readonly language: InterfaceLanguage
  /** Aborted when the visitor has gone away. */
  readonly signal: AbortSignal
  /** Receives each sentence as soon as it is final, if the client accepts events. */
  readonly tell: ((one: { sentence: string }) => void) | undefined
}
export type CoachRemarks = ReturnType<typeof createCoachRemarks>

type Options = {
  readonly db: Db
  readonly profiles: Pick<Profiles, 'personalInfo'>
  /** Null where no model is set. */
  readonly createRemarkWriter: WriteRemark | null
}

/** Remarks beside the feedback on an answer. They are not stored, and do not affect the score. */
export function createCoachRemarks({ db, profiles, createRemarkWriter }: Options) {
  return {
    async find(userId: string, { sessionId, questionId, attempt }: Body<typeof remarkOnAnswer>): Promise<Found> {
      const session = await selectCoachSession(db, userId, sessionId)
      if (!session) return { state: 'no_session' }
      const question = questionsOf(session).find(({ id }) => id === questionId)
      if (!question) return { state: 'no_question' }
      const row = await selectCoachAnswer(db, { sessionId, questionId, attempt })
      if (!row) return { state: 'no_answer' }
      const { answer, feedback } = attemptOf(row)
      return { state: 'found', given: { question, answer, feedback } }
    },

    async write(given: Given, { userId, language, signal, tell }: Asker): Promise<CoachRemark> {
      const own = translated(furtherQuestion(given, textLanguage(language)), language)
      if (!createRemarkWriter) return { remark: [], followUp: own, engine: 'embedded', fellBack: null }
      const asker = { userId, signal, personalInfo: await profiles.personalInfo(userId) }
      const made = await createRemarkWriter(given, asker, tell && ((sentence) => tell({ sentence })))
      if ('failed' in made) return { remark: [], followUp: own, engine: 'embedded', fellBack: made.failed }
      return { remark: [...made.sentences], followUp: made.question ?? own, engine: 'llm', fellBack: null }
    },
  }
}
