import { createHmac } from 'node:crypto'
import type { Db } from '#server/database/connection.ts'
import { countTry, deleteOldTries, deleteTries, takeBackTry } from '#server/rate-limits/store.ts'

/** At most `max` tries in each window of `seconds`. */
export type Limit = { readonly name: string; readonly max: number; readonly seconds: number }
export type Taken =
  | { readonly allowed: true; readonly giveBack: () => Promise<void> }
  | { readonly allowed: false; readonly waitSeconds: number }
export type Limits = {
  readonly take: (limit: Limit, who: string) => Promise<Taken>
  /** Takes a person's tries out of the table, when the person goes. */
  readonly forget: (limit: Limit, who: string) => Promise<void>
}

type Options = { readonly db: Db; readonly secret: string; readonly clock: () => Date; readonly on: boolean }

const FREE: Taken = { allowed: true, giveBack: async () => {} }

/** Counts tries in the database, for all processes together. Who tried is kept only as a keyed hash. */
export function openLimits({ db, secret, clock, on }: Options): Limits {
  const keyOf = ({ name }: Limit, who: string) =>
    `${name}:${createHmac('sha256', secret).update(`${name}:${who}`).digest('base64url')}`
  return {
    async take(limit, who) {
      if (!on) return FREE
      const now = clock().getTime()
      const key = keyOf(limit, who)
      const { count, endsAt } = await countTry(db, key, now, now + limit.seconds * 1000)
      if (count === 1) await deleteOldTries(db, now)
      if (count <= limit.max) return { allowed: true, giveBack: () => takeBackTry(db, key) }
      return { allowed: false, waitSeconds: Math.max(1, Math.ceil((endsAt - now) / 1000)) }
    },
    forget: (limit, who) => deleteTries(db, keyOf(limit, who)),
  }
}
