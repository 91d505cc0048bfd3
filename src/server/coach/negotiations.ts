import {
  deleteCoachNegotiation,
  insertCoachNegotiation,
  selectCoachNegotiations,
  type CoachNegotiationRow,
} from '#server/coach/negotiation-store.ts'
import type { Db } from '#server/database/connection.ts'
import { withTransaction } from '#server/database/transaction.ts'
import { isoOf } from '#server/database/schema.ts'
import { MAX_NEGOTIATIONS, type CoachNegotiation, type NegotiationRecord } from '#shared/contract/coach-negotiations.ts'

export type CoachNegotiations = ReturnType<typeof createCoachNegotiations>

/** Salary negotiations. The browser plays them; the server only stores them. */
export function createCoachNegotiations({ db, clock }: { readonly db: Db; readonly clock: () => Date }) {
  return {
    async list(userId: string): Promise<CoachNegotiation[]> {
      return (await selectCoachNegotiations(db, userId)).map(negotiationOf)
    },

    /** `removed` is the oldest one, where it was deleted to make room. */
    async keep(userId: string, record: NegotiationRecord) {
      const most = MAX_NEGOTIATIONS
      const { row, removed } = await withTransaction(db, (tx) =>
        insertCoachNegotiation(tx, userId, JSON.stringify(record), { at: clock(), most }),
      )
      return { negotiation: negotiationOf(row), removed: removed.at(-1) ?? null }
    },

    remove: (userId: string, id: number): Promise<boolean> => deleteCoachNegotiation(db, userId, id),
  }
}

export const negotiationOf = ({ id, record, createdAt }: CoachNegotiationRow): CoachNegotiation => ({
  id,
  record: JSON.parse(record),
  createdAt: isoOf(createdAt),
})
