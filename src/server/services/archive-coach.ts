import { selectCoachAnswersOf } from '#server/db/coach-answers.ts'
import { selectCoachNegotiations } from '#server/db/coach-negotiations.ts'
import { selectCoachSessions } from '#server/db/coach-sessions.ts'
import type { Db } from '#server/db/open.ts'
import { negotiationOf } from '#server/services/coach-negotiations.ts'
import { reportOf } from '#server/services/coach-views.ts'

/** All that somebody has done with the coach; undefined when there is nothing. */
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
