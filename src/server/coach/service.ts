import { randomInt } from 'node:crypto'
import { selectCoachAnswers, selectCoachScores, selectRecentQuestions } from '#server/coach/answer-store.ts'
import {
  deleteCoachSession,
  insertCoachSession,
  selectCoachSession,
  selectCoachSessions,
} from '#server/coach/session-store.ts'
import type { QuestionBank } from '#server/coach/question-bank.ts'
import type { InterfaceLanguage } from '#shared/text/interface-languages.ts'
import type { Db } from '#server/database/connection.ts'
import { withTransaction } from '#server/database/transaction.ts'
import { isoOf } from '#server/database/schema.ts'
import { cardOf, reportOf, scoredOf } from '#server/coach/views.ts'
import type { Resumes } from '#server/resumes/service.ts'
import { atHandOf } from '#shared/coach/at-hand.ts'
import { readPosting } from '#shared/ats/posting/read-posting.ts'
import { chooseQuestions } from '#shared/coach/choose.ts'
import { progressOf } from '#shared/coach/progress.ts'
import {
  MAX_SESSIONS,
  type CoachProgress,
  type CoachSession,
  type CoachSessionCard,
  type createCoachSession,
} from '#shared/contract/coach.ts'
import type { Body } from '#shared/contract/endpoint.ts'
import { industryOf, industryOfRole } from '#shared/interview/find-industry.ts'

/** Recently practiced questions that are avoided. */
const LATELY = 150

export type Begun =
  | { readonly state: 'begun'; readonly session: CoachSession; readonly removed: Removed | null }
  | { readonly state: 'no_resume' | 'no_questions' }
type Removed = { readonly id: number; readonly createdAt: string }
export type Coach = ReturnType<typeof createCoach>

type Options = {
  readonly db: Db
  readonly clock: () => Date
  readonly resumes: Resumes
  readonly bank: QuestionBank
}

/** Practice sessions. Another user's session is treated as missing. */
export function createCoach({ db, clock, resumes, bank }: Options) {
  return {
    /** Sessions, latest first, and how all answers fared by day. */
    async overview(userId: string): Promise<{ sessions: CoachSessionCard[]; progress: CoachProgress }> {
      const scores = Map.groupBy(await selectCoachScores(db, userId), ({ sessionId }) => sessionId)
      const rows = await selectCoachSessions(db, userId)
      return {
        sessions: rows.map((row) => cardOf(row, scores.get(row.id) ?? [])),
        progress: progressOf([...scores.values()].flat().map(scoredOf)),
      }
    },

    /** The questions of a session stay in the language in which it began. */
    async begin(userId: string, wish: Body<typeof createCoachSession>, language: InterfaceLanguage): Promise<Begun> {
      const resume = wish.resumeId === undefined ? null : await resumes.find(userId, wish.resumeId)
      if (resume === undefined) return { state: 'no_resume' }
      const { role, level, kinds, posting, industry } = wish
      const postingTitle = readPosting(posting).title
      const field = industryIn(industry, [role.trim() || positionIn(resume), postingTitle])
      const asked = chooseQuestions(bank(language), {
        role,
        industry: field,
        level,
        kinds,
        posting,
        resume: resume && atHandOf(resume.content),
        count: wish.questions,
        seed: randomInt(2 ** 31),
        lately: await selectRecentQuestions(db, userId, LATELY),
      })
      if (asked.length === 0) return { state: 'no_questions' }
      const draft = {
        role,
        industry: field,
        level,
        kinds: JSON.stringify([...new Set(kinds)]),
        postingTitle,
        asked: JSON.stringify(asked),
      }
      const { row, removed } = await withTransaction(db, (tx) =>
        insertCoachSession(tx, userId, draft, { at: clock(), most: MAX_SESSIONS }),
      )
      const oldest = removed.at(-1)
      return {
        state: 'begun',
        session: reportOf(row, []),
        removed: oldest ? { id: oldest.id, createdAt: isoOf(oldest.createdAt) } : null,
      }
    },

    async report(userId: string, id: number): Promise<CoachSession | undefined> {
      const row = await selectCoachSession(db, userId, id)
      return row && reportOf(row, await selectCoachAnswers(db, id))
    },

    remove: (userId: string, id: number): Promise<boolean> => deleteCoachSession(db, userId, id),
  }
}

/** The current or latest position; blank where the resume has none. */
function positionIn(resume: Awaited<ReturnType<Resumes['find']>> | null): string {
  const experience = resume?.content.experience ?? []
  return (experience.find(({ current }) => current) ?? experience[0])?.position ?? ''
}

/** The industry's id; where none is named, that of the first job title that implies one: 'Registered nurse'. */
function industryIn(industry: string, titles: readonly string[]): string {
  return [industryOf(industry), ...titles.map(industryOfRole)].find(({ id }) => id !== 'general')?.id ?? 'general'
}
