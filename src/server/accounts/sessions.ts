import type { Db } from '#server/database/connection.ts'
import { isoOf } from '#server/database/schema.ts'
import { deleteExpiredVerificationTokens } from '#server/accounts/verification-token-store.ts'
import {
  deleteEndedSessions,
  deleteSession,
  deleteSessionsExcept,
  selectSessionsOf,
  type SessionEnds,
} from '#server/accounts/session-store.ts'
import type { Session } from '#shared/contract/security.ts'
import { deviceOf } from '#shared/text/device.ts'

export type Sessions = ReturnType<typeof createSessions>

/** A session in use ends as well, so that a stolen one does not stay open forever. */
const LONGEST = 90 * 86_400_000

/** Whether a session has ended at this time, although it is used. */
export const sessionIsOver = ({ createdAt }: { createdAt: Date }, now: Date): boolean =>
  createdAt.getTime() <= now.getTime() - LONGEST

/** What could be an id at all; PostgreSQL cannot even be asked for a NUL. */
const ID = /^[\w-]{1,64}$/

/** The browsers in which a user is signed in. */
export function createSessions({ db, clock }: { db: Db; clock: () => Date }) {
  const ends = (): SessionEnds => ({ now: clock(), oldest: new Date(clock().getTime() - LONGEST) })
  return {
    async list(userId: string, currentId: string | undefined): Promise<Session[]> {
      const rows = await selectSessionsOf(db, userId, ends())
      return rows.map((row) => ({
        id: row.id,
        device: deviceOf(row.userAgent ?? '') ?? null,
        isCurrent: row.id === currentId,
        createdAt: isoOf(row.createdAt),
        lastSeenAt: isoOf(row.updatedAt),
      }))
    },

    /** Returns whether the user had such a session. */
    end: async (userId: string, id: string): Promise<boolean> => ID.test(id) && deleteSession(db, userId, id),

    endOthers: (userId: string, keepId: string): Promise<void> => deleteSessionsExcept(db, userId, keepId),

    /** Deletes ended sessions and expired emailed links of all users. */
    async clean(): Promise<void> {
      await deleteEndedSessions(db, ends())
      await deleteExpiredVerificationTokens(db, clock())
    },
  }
}
