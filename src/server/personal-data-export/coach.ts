import { selectCoachAnswersOf } from '#server/coach/answer-store.ts'
import { selectCoachNegotiations } from '#server/coach/negotiation-store.ts'
import { selectCoachSessions } from '#server/coach/session-store.ts'
import type { Db } from '#server/database/connection.ts'
import { negotiationOf } from '#server/coach/negotiations.ts'
import { reportOf } from '#server/coach/views.ts'

/** Coach sessions and negotiations of a user; undefined where there are none. */
export async function coachOf(db: Db, userId: string) {
  const rows = await selectCoachSessions(db, userId)
  const negotiations = await selectCoachNegotiations(db, userId)
  if (rows.length === 0 && negotiations.length === 0) return undefined
  const answers = Map.groupBy(await selectCoachAnswersOf(db, userId), ({ sessionId }) => sessionId)
  return {
    sessions: rows.map((row) => reportOf(row, answers.get(row.id) ?? [])),
    negotiations: negotiations.map(negotiationOf),
  }
}
