import { verifyPassword } from 'better-auth/crypto'
import type { Db } from '#server/database/connection.ts'
import { selectPasswordHash } from '#server/accounts/store.ts'
import { tooMany, WRONG_WHEN_ASKED, type TooManyAttempts } from '#server/rate-limits/limits.ts'
import type { Limits } from '#server/rate-limits/service.ts'

export type WrongPassword = { readonly state: 'wrong_password' }
export type CheckPassword = (userId: string, password: string) => Promise<WrongPassword | TooManyAttempts | 'right'>

/** Asks whoever is signed in for the password before something that cannot be undone. */
export function createPasswordCheck({ db, limits }: { db: Db; limits: Limits }): CheckPassword {
  return async (userId, password) => {
    const tried = await limits.take(WRONG_WHEN_ASKED, userId)
    if (!tried.allowed) return tooMany(tried)
    const hash = await selectPasswordHash(db, userId)
    if (!hash || !(await verifyPassword({ hash, password }))) return { state: 'wrong_password' }
    await tried.refund()
    return 'right'
  }
}
