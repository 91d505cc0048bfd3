import type { Db } from '#server/database/connection.ts'
import { countUsage } from '#server/usage/store.ts'
import type { Logger } from '#server/log.ts'
import type { Format } from '#shared/contract/exports.ts'

export type UsageName = 'resume.created' | `resume.exported.${Format}`
export type Usage = ReturnType<typeof createUsage>

/** Counts what people do, by day, for those who have allowed it. */
export function createUsage({ db, log, clock }: { db: Db; log: Logger; clock: () => Date }) {
  return {
    /** What is counted is done already: a count that fails is logged and spoils nothing. */
    async note(userId: string, name: UsageName): Promise<void> {
      try {
        await countUsage(db, userId, name, clock().toISOString().slice(0, 10))
      } catch (error) {
        log.error({ err: error }, 'could not count usage')
      }
    },
  }
}
