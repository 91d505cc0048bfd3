import {
  deleteCoachNegotiation,
  insertCoachNegotiation,
  selectCoachNegotiations,
  type CoachNegotiationRow,
} from '#server/coach/negotiation-store.ts'
import type { Db } from '#server/database/connection.ts'
import { withTransaction } from '#server/database/transaction.ts'
import { isoOf } from '#server/database/schema.ts'
import {
  MOST_NEGOTIATIONS,
  type CoachNegotiation,
  type NegotiationRecord,
} from '#shared/contract/coach-negotiations.ts'

export type CoachNegotiations = ReturnType<typeof createCoachNegotiations>

/** Role-plays about salary. The browser plays them; here they are only kept. */
export function createCoachNegotiations({ db, clock }: { readonly db: Db; readonly clock: () => Date }) {
  return {
    async list(userId: string): Promise<CoachNegotiation[]> {
      return (await selectCoachNegotiations(db, userId)).map(negotiationOf)
    },

    /** `removed` is the oldest one, when it made room. */
    async keep(userId: string, record: NegotiationRecord) {
      const most = MOST_NEGOTIATIONS
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
