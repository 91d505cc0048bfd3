import { createHmac } from 'node:crypto'
import type { Db } from '#server/database/connection.ts'
import {
  countAttempt,
  deleteExpiredCounters,
  deleteCounter,
  refundAttempt,
  selectCounter,
  type AttemptCount,
} from '#server/rate-limits/store.ts'

/** At most `max` attempts in each window of `seconds`. */
export type Limit = { readonly name: string; readonly max: number; readonly seconds: number }
export type LimitRefusal = { readonly allowed: false; readonly waitSeconds: number }
export type LimitResult = { readonly allowed: true; readonly refund: () => Promise<void> } | LimitRefusal
export type Limits = {
  /** Counts an attempt of a user, an address or a network. */
  readonly take: (limit: Limit, who: string) => Promise<LimitResult>
  /** The refusal that an attempt would get now, without counting one. */
  readonly refusal: (limit: Limit, who: string) => Promise<LimitRefusal | undefined>
  /** Deletes the counter of a user whose account is deleted. */
  readonly forget: (limit: Limit, who: string) => Promise<void>
}

type Options = { readonly db: Db; readonly secret: string; readonly clock: () => Date; readonly on: boolean }

const FREE: LimitResult = { allowed: true, refund: async () => {} }

/** An IPv6 network (/64) as `networkOf` writes it, and its site (/48), of which one customer can have all networks. */
const IPV6 = /^([\da-f]{1,4}:[\da-f]{1,4}:[\da-f]{1,4}):[\da-f]{1,4}$/
/** A site can also be an office or a provider with many customers, so it may do more than one network. */
const SITE_FACTOR = 5

/** Counts attempts in the database, for all processes together. The client is stored as a keyed hash only. */
export function createLimits({ db, secret, clock, on }: Options): Limits {
  const keyOf = ({ name }: Limit, who: string) =>
    `${name}:${createHmac('sha256', secret).update(`${name}:${who}`).digest('base64url')}`

  async function takeOne(limit: Limit, who: string): Promise<LimitResult> {
    const now = clock().getTime()
    const key = keyOf(limit, who)
    const counted = await countAttempt(db, key, now, now + limit.seconds * 1000)
    if (counted.count === 1) await deleteExpiredCounters(db, now)
    if (counted.count > limit.max) return refusalOf(counted, now)
    return { allowed: true, refund: () => refundAttempt(db, key) }
  }

  return {
    async take(limit, who) {
      if (!on) return FREE
      const refunds: (() => Promise<void>)[] = []
      for (const [each, counted] of countedFor(limit, who)) {
        const result = await takeOne(each, counted)
        if (!result.allowed) return result
        refunds.push(result.refund)
      }
      return { allowed: true, refund: async () => void (await Promise.all(refunds.map((refund) => refund()))) }
    },
    async refusal(limit, who) {
      if (!on) return undefined
      const now = clock().getTime()
      for (const [each, counted] of countedFor(limit, who)) {
        const counter = await selectCounter(db, keyOf(each, counted), now)
        if (counter && counter.count >= each.max) return refusalOf(counter, now)
      }
      return undefined
    },
    forget: (limit, who) => deleteCounter(db, keyOf(limit, who)),
  }
}

/** The limits that an attempt counts toward, and as whose. */
function countedFor(limit: Limit, who: string): readonly (readonly [Limit, string])[] {
  const site = IPV6.exec(who)?.[1]
  if (site === undefined) return [[limit, who]]
  return [
    [limit, who],
    [{ ...limit, name: `${limit.name}-site`, max: limit.max * SITE_FACTOR }, site],
  ]
}

const refusalOf = ({ endsAt }: AttemptCount, now: number): LimitRefusal => ({
  allowed: false,
  waitSeconds: Math.max(1, Math.ceil((endsAt - now) / 1000)),
})
