import { updateLastActive } from '#server/accounts/activity-store.ts'
import type { Db } from '#server/database/connection.ts'

export type ActivityTracker = ReturnType<typeof createActivityTracker>

/** Users that a process remembers for a day; beyond this, a user may be recorded twice. */
const MOST = 50_000

/** Records the day of a user's last activity, with at most one write per user, day and process. */
export function createActivityTracker({ db, clock }: { readonly db: Db; readonly clock: () => Date }) {
  let today = ''
  const seen = new Set<string>()
  return {
    async see(userId: string): Promise<void> {
      const day = clock().toISOString().slice(0, 10)
      if (day !== today || seen.size >= MOST) seen.clear()
      today = day
      if (seen.has(userId)) return
      seen.add(userId)
      await updateLastActive(db, userId, day)
    },
  }
}
