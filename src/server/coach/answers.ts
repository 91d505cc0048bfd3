import {
  sumAnswerLength,
  insertCoachAnswer,
  selectCoachAnswer,
  selectLastCoachAnswer,
  type CoachAnswerRow,
} from '#server/coach/answer-store.ts'
import { selectCoachSession } from '#server/coach/session-store.ts'
import type { Db } from '#server/database/connection.ts'
import { COACH_QUESTIONS } from '#shared/coach/questions.ts'
import { industryOfQuestion } from '#shared/coach/question-industry.ts'
import { questionsOf, attemptOf, scoredOf } from '#server/coach/views.ts'
import type { Scorer } from '#server/engines/scoring/scorer.ts'
import type { Feedback, ToJudge } from '#shared/coach/feedback.ts'
import { changeOf } from '#shared/coach/progress.ts'
import {
  MAX_ATTEMPTS,
  MAX_SESSION_TEXT,
  type answerCoachQuestion,
  type CoachAttempt,
  type CoachComparison,
} from '#shared/contract/coach.ts'
import type { Body } from '#shared/contract/endpoint.ts'

export type Answered =
  | { readonly state: 'answered'; readonly attempt: CoachAttempt; readonly comparison: CoachComparison | null }
  | { readonly state: 'no_session' | 'no_question' | 'too_many_attempts' | 'session_full' }
export type CoachAnswers = ReturnType<typeof createCoachAnswers>

type Options = {
  readonly db: Db
  readonly clock: () => Date
  readonly scorer: Pick<Scorer, 'judge'>
}

/** Answers to the questions of a session, each scored once and stored with its feedback. */
export function createCoachAnswers({ db, clock, scorer }: Options) {
  return {
    async give(
      userId: string,
      sessionId: number,
      { questionId, answer, spokenSeconds }: Body<typeof answerCoachQuestion>,
      signal: AbortSignal,
    ): Promise<Answered> {
      const session = await selectCoachSession(db, userId, sessionId)
      if (!session) return { state: 'no_session' }
      const question = questionsOf(session).find(({ id }) => id === questionId)
      if (!question) return { state: 'no_question' }
      const { kind, competency, text, listensFor } = question
      const toJudge = {
        kind,
        competency,
        question: text,
        ...inEnglish(questionId),
        listensFor,
        industry: industryOfQuestion(questionId),
        answer,
        ...(spokenSeconds !== undefined && { spokenSeconds }),
      }
      const feedback = await scorer.judge(toJudge, { owner: userId, signal })
      for (;;) {
        const last = await selectLastCoachAnswer(db, sessionId, questionId)
        if (last && isSame(last, answer, spokenSeconds))
          return given(last, await selectCoachAnswer(db, { ...last, attempt: last.attempt - 1 }))
        const refusal = await fullness(db, sessionId, last, answer)
        if (refusal) return { state: refusal }
        const row = await insertCoachAnswer(
          db,
          {
            sessionId,
            questionId,
            attempt: (last?.attempt ?? 0) + 1,
            answer,
            spokenSeconds: spokenSeconds ?? null,
            total: feedback.total,
            points: JSON.stringify(pointsIn(feedback)),
            feedback: JSON.stringify(feedback),
          },
          clock(),
        )
        if (row) return given(row, last)
        // Another answer was stored between the two steps: it is the previous one now.
      }
    },
  }
}

/** What it asks for is known by its English text. */
function inEnglish(questionId: string): Pick<ToJudge, 'inEnglish'> {
  const question = COACH_QUESTIONS.find(({ id }) => id === questionId)
  return question ? { inEnglish: question.text } : {}
}

const isSame = (row: CoachAnswerRow, answer: string, spokenSeconds?: number): boolean =>
  row.answer === answer && row.spokenSeconds === (spokenSeconds ?? null)

async function fullness(db: Db, sessionId: number, last: CoachAnswerRow | undefined, answer: string) {
  if (last && last.attempt >= MAX_ATTEMPTS) return 'too_many_attempts'
  return (await sumAnswerLength(db, sessionId)) + answer.length > MAX_SESSION_TEXT ? 'session_full' : undefined
}

const given = (row: CoachAnswerRow, last: CoachAnswerRow | undefined): Answered => ({
  state: 'answered',
  attempt: attemptOf(row),
  comparison: last ? { attempt: last.attempt, ...changeOf(scoredOf(last), scoredOf(row)) } : null,
})

const pointsIn = ({ judged }: Feedback) =>
  Object.fromEntries(judged.map(({ criterion, points }) => [criterion, points]))
