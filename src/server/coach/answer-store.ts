import { sql, type Selectable } from 'kysely'
import type { Queries } from '#server/database/transaction.ts'
import type { Schema } from '#server/database/schema.ts'

export type CoachAnswerRow = Selectable<Schema['coachAnswer']>
type Scores = Pick<CoachAnswerRow, 'sessionId' | 'questionId' | 'attempt' | 'total' | 'points' | 'createdAt'>

/** Undefined when this attempt is there already: somebody answered in the same moment. */
export function insertCoachAnswer(
  db: Queries,
  row: Omit<CoachAnswerRow, 'createdAt'>,
  at: Date,
): Promise<CoachAnswerRow | undefined> {
  return db
    .insertInto('coachAnswer')
    .values({ ...row, createdAt: at })
    .onConflict((conflict) => conflict.columns(['sessionId', 'questionId', 'attempt']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** In the order in which they were given to each question. */
export function selectCoachAnswers(db: Queries, sessionId: number): Promise<CoachAnswerRow[]> {
  return db.selectFrom('coachAnswer').selectAll().where('sessionId', '=', sessionId).orderBy('attempt').execute()
}

export function selectLastCoachAnswer(
  db: Queries,
  sessionId: number,
  questionId: string,
): Promise<CoachAnswerRow | undefined> {
  return db
    .selectFrom('coachAnswer')
    .selectAll()
    .where('sessionId', '=', sessionId)
    .where('questionId', '=', questionId)
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function selectCoachAnswer(
  db: Queries,
  { sessionId, questionId, attempt }: Pick<CoachAnswerRow, 'sessionId' | 'questionId' | 'attempt'>,
): Promise<CoachAnswerRow | undefined> {
  return db
    .selectFrom('coachAnswer')
    .selectAll()
    .where('sessionId', '=', sessionId)
    .where('questionId', '=', questionId)
    .where('attempt', '=', attempt)
    .executeTakeFirst()
}

/** Characters of all answers of a session. */
export async function sumAnswerLength(db: Queries, sessionId: number): Promise<number> {
  const { size } = await db
    .selectFrom('coachAnswer')
    .select(sql<number | string>`coalesce(sum(length("answer")), 0)`.as('size'))
    .where('sessionId', '=', sessionId)
    .executeTakeFirstOrThrow()
  return Number(size)
}

/** Every answer of a person without its words, in the order in which they were given. */
export function selectCoachScores(db: Queries, userId: string): Promise<Scores[]> {
  return db
    .selectFrom('coachAnswer')
    .innerJoin('coachSession', 'coachSession.id', 'coachAnswer.sessionId')
    .select([
      'coachAnswer.sessionId',
      'coachAnswer.questionId',
      'coachAnswer.attempt',
      'coachAnswer.total',
      'coachAnswer.points',
      'coachAnswer.createdAt',
    ])
    .where('coachSession.userId', '=', userId)
    .orderBy('coachAnswer.sessionId')
    .orderBy('coachAnswer.questionId')
    .orderBy('coachAnswer.attempt')
    .execute()
}

/** Ids of the questions that a person answered last, the latest first, each once. */
export async function selectRecentQuestions(db: Queries, userId: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('coachAnswer')
    .innerJoin('coachSession', 'coachSession.id', 'coachAnswer.sessionId')
    .select((build) => ['coachAnswer.questionId', build.fn.max('coachAnswer.createdAt').as('last')])
    .where('coachSession.userId', '=', userId)
    .groupBy('coachAnswer.questionId')
    .orderBy('last', 'desc')
    .orderBy('coachAnswer.questionId')
    .limit(most)
    .execute()
  return rows.map(({ questionId }) => questionId)
}

/** Every answer of a person, word for word, in the order in which they were given. */
export function selectCoachAnswersOf(db: Queries, userId: string): Promise<CoachAnswerRow[]> {
  return db
    .selectFrom('coachAnswer')
    .selectAll('coachAnswer')
    .innerJoin('coachSession', 'coachSession.id', 'coachAnswer.sessionId')
    .where('coachSession.userId', '=', userId)
    .orderBy('coachAnswer.createdAt')
    .execute()
}
