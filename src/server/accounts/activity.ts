import { updateLastActive } from '#server/accounts/activity-store.ts'
import type { Db } from '#server/database/connection.ts'

export type ActivityTracker = ReturnType<typeof createActivityTracker>

/** People that a process remembers for a day; beyond them somebody may be noted twice. */
const MOST = 50_000

/** On which day somebody was last seen: a write for each person, day and process at most. */
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
