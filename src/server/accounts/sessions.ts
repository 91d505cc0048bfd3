import type { Db } from '#server/database/connection.ts'
import { isoOf } from '#server/database/schema.ts'
import { deleteExpiredVerificationTokens } from '#server/accounts/verification-token-store.ts'
import {
  deleteExpiredSessions,
  deleteSession,
  deleteSessionsExcept,
  selectSessionsOf,
} from '#server/accounts/session-store.ts'
import type { Session } from '#shared/contract/security.ts'
import { deviceOf } from '#shared/text/device.ts'

export type Sessions = ReturnType<typeof createSessions>

/** What could be an id at all; PostgreSQL cannot even be asked for a NUL. */
const ID = /^[\w-]{1,64}$/

/** The browsers in which a person is signed in. */
export function createSessions({ db, clock }: { db: Db; clock: () => Date }) {
  return {
    async list(userId: string, currentId: string | undefined): Promise<Session[]> {
      const rows = await selectSessionsOf(db, userId, clock())
      return rows.map((row) => ({
        id: row.id,
        device: deviceOf(row.userAgent ?? '') ?? null,
        isCurrent: row.id === currentId,
        createdAt: isoOf(row.createdAt),
        lastSeenAt: isoOf(row.updatedAt),
      }))
    },

    /** Answers whether the person had such a session. */
    end: async (userId: string, id: string): Promise<boolean> => ID.test(id) && deleteSession(db, userId, id),

    endOthers: (userId: string, keepId: string): Promise<void> => deleteSessionsExcept(db, userId, keepId),

    /** Removes everybody's sessions and mailed links that have run out: they say where somebody was, and open nothing. */
    async clean(): Promise<void> {
      await deleteExpiredSessions(db, clock())
      await deleteExpiredVerificationTokens(db, clock())
    },
  }
}
