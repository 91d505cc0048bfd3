import type { CoachAnswerRow } from '#server/coach/answer-store.ts'
import type { CoachSessionRow } from '#server/coach/session-store.ts'
import { isoOf } from '#server/database/schema.ts'
import type { AskedQuestion } from '#shared/coach/choose.ts'
import { averagesOf, bestOf, type PointsOf, type Scored } from '#shared/coach/progress.ts'
import type { CoachAttempt, CoachSession, CoachSessionCard } from '#shared/contract/coach.ts'

/** An answer without its words. */
type ScoreRow = Pick<CoachAnswerRow, 'questionId' | 'total' | 'points' | 'createdAt'>

/** A session as lists show it, with the answers given in it so far. */
export function cardOf(row: CoachSessionRow, answers: readonly ScoreRow[]): CoachSessionCard {
  const attempts = attemptsOf(questionsOf(row), answers)
  return {
    id: row.id,
    role: row.role,
    industry: row.industry,
    level: levelIn(row),
    kinds: JSON.parse(row.kinds),
    postingTitle: row.postingTitle,
    questions: attempts.length,
    answered: attempts.filter((one) => one.length > 0).length,
    average: averagesOf(attempts).total.best,
    createdAt: isoOf(row.createdAt),
  }
}

/** A session with every answer, each under its question. */
export function reportOf(row: CoachSessionRow, answers: readonly CoachAnswerRow[]): CoachSession {
  const questions = questionsOf(row)
  const attempts = attemptsOf(questions, answers)
  return {
    ...cardOf(row, answers),
    asked: questions.map((question, at) => ({
      ...question,
      attempts: answers.filter(({ questionId }) => questionId === question.id).map(attemptOf),
      first: attempts[at]?.[0]?.total ?? null,
      best: bestOf(attempts[at] ?? [])?.total ?? null,
    })),
    averages: averagesOf(attempts),
  }
}

export const attemptOf = ({ attempt, answer, spokenSeconds, feedback, createdAt }: CoachAnswerRow): CoachAttempt => ({
  attempt,
  answer,
  spokenSeconds,
  feedback: JSON.parse(feedback),
  createdAt: isoOf(createdAt),
})

/** The questions of a session; the mutable copy is what the contract's replies are made of. */
export const questionsOf = ({ asked }: Pick<CoachSessionRow, 'asked'>): AskedQuestion[] => JSON.parse(asked)

export const scoredOf = ({ total, points, createdAt }: Omit<ScoreRow, 'questionId'>): Scored => ({
  day: isoOf(createdAt).slice(0, 10),
  total,
  points: JSON.parse(points) as PointsOf,
})

const attemptsOf = (questions: readonly AskedQuestion[], answers: readonly ScoreRow[]) =>
  questions.map(({ id }) => answers.filter(({ questionId }) => questionId === id).map(scoredOf))

// Only levels of the contract are ever written.
const levelIn = ({ level }: CoachSessionRow) => level as CoachSessionCard['level']
