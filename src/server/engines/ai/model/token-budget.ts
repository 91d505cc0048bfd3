import { correctTokens, deleteUsageBefore, reserveTokens } from '#server/engines/ai/model/store.ts'
import type { Db } from '#server/database/connection.ts'

export type TokenBudget = ReturnType<typeof createTokenBudget>
/** Tokens that are held for one question until it is known what it took. */
export type Reservation = { readonly settle: (used: number) => Promise<void> }

type Options = {
  readonly db: Db
  readonly clock: () => Date
  /** Tokens a day in UTC. */
  readonly ofOne: number
  readonly ofAll: number
}

/** What a person and all people together may use in a day, counted in the database for all processes. */
export function createTokenBudget({ db, clock, ofOne, ofAll }: Options) {
  const today = () => clock().toISOString().slice(0, 10)
  return {
    /** Null when that much is not left. */
    async reserve(userId: string, tokens: number): Promise<Reservation | null> {
      const day = today()
      if (!(await reserveTokens(db, { userId, day, tokens }, { ofOne, ofAll }))) return null
      return { settle: (used) => correctTokens(db, { userId, day, tokens: used - tokens }) }
    },
    clean: () => deleteUsageBefore(db, today()),
  }
}
