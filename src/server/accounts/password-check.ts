import type { Db } from '#server/database/connection.ts'
import { verifyPassword } from '#server/engines/password-hashing.ts'
import { selectPasswordHash } from '#server/accounts/store.ts'
import { refundUnlessWrong, tooMany, WRONG_WHEN_ASKED, type TooManyAttempts } from '#server/rate-limits/limits.ts'
import type { Limits } from '#server/rate-limits/service.ts'

export type WrongPassword = { readonly state: 'wrong_password' }
export type CheckPassword = (userId: string, password: string) => Promise<WrongPassword | TooManyAttempts | 'right'>

/** Verifies the password of a signed-in user before an irreversible action. */
export function createPasswordCheck({ db, limits }: { db: Db; limits: Limits }): CheckPassword {
  return async (userId, password) => {
    const tried = await limits.take(WRONG_WHEN_ASKED, userId)
    if (!tried.allowed) return tooMany(tried)
    const hash = await selectPasswordHash(db, userId)
    const isRight = hash !== undefined && (await refundUnlessWrong(tried.refund, verifyPassword({ hash, password })))
    return isRight ? 'right' : { state: 'wrong_password' }
  }
}
