import { correctTokens, deleteUsageBefore, reserveTokens } from '#server/engines/ai/model/store.ts'
import type { Db } from '#server/database/connection.ts'

export type TokenBudget = ReturnType<typeof createTokenBudget>
/** Tokens reserved for one question until it is known how many it took. */
export type Reservation = { readonly settle: (used: number) => Promise<void> }

type Options = {
  readonly db: Db
  readonly clock: () => Date
  /** Tokens per day in UTC. */
  readonly perUser: number
  readonly total: number
  /** How many times `perUser` a person may use; once where it is absent. */
  readonly sharesOf?: ((userId: string) => Promise<number>) | undefined
}

/** How many tokens a person and all people together may use per day, counted in the database for all processes. */
export function createTokenBudget({ db, clock, perUser, total, sharesOf }: Options) {
  const today = () => clock().toISOString().slice(0, 10)
  return {
    /** Null when fewer are left. */
    async reserve(userId: string, tokens: number): Promise<Reservation | null> {
      const day = today()
      const own = perUser * ((await sharesOf?.(userId)) ?? 1)
      if (!(await reserveTokens(db, { userId, day, tokens }, { perUser: own, total }))) return null
      return { settle: (used) => correctTokens(db, { userId, day, tokens: used - tokens }) }
    },
    clean: () => deleteUsageBefore(db, today()),
  }
}
