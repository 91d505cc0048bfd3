import { createHmac } from 'node:crypto'
import type { Db } from '#server/database/connection.ts'
import { countAttempt, deleteExpiredCounters, deleteCounter, refundAttempt } from '#server/rate-limits/store.ts'

/** At most `max` tries in each window of `seconds`. */
export type Limit = { readonly name: string; readonly max: number; readonly seconds: number }
export type LimitResult =
  | { readonly allowed: true; readonly refund: () => Promise<void> }
  | { readonly allowed: false; readonly waitSeconds: number }
export type Limits = {
  readonly take: (limit: Limit, who: string) => Promise<LimitResult>
  /** Takes a person's tries out of the table, when the person goes. */
  readonly forget: (limit: Limit, who: string) => Promise<void>
}

type Options = { readonly db: Db; readonly secret: string; readonly clock: () => Date; readonly on: boolean }

const FREE: LimitResult = { allowed: true, refund: async () => {} }

/** Counts tries in the database, for all processes together. Who tried is kept only as a keyed hash. */
export function createLimits({ db, secret, clock, on }: Options): Limits {
  const keyOf = ({ name }: Limit, who: string) =>
    `${name}:${createHmac('sha256', secret).update(`${name}:${who}`).digest('base64url')}`
  return {
    async take(limit, who) {
      if (!on) return FREE
      const now = clock().getTime()
      const key = keyOf(limit, who)
      const { count, endsAt } = await countAttempt(db, key, now, now + limit.seconds * 1000)
      if (count === 1) await deleteExpiredCounters(db, now)
      if (count <= limit.max) return { allowed: true, refund: () => refundAttempt(db, key) }
      return { allowed: false, waitSeconds: Math.max(1, Math.ceil((endsAt - now) / 1000)) }
    },
    forget: (limit, who) => deleteCounter(db, keyOf(limit, who)),
  }
}
