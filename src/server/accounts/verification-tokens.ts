import { randomBytes } from 'node:crypto'
import type { Db } from '#server/database/connection.ts'
import { withTransaction } from '#server/database/transaction.ts'
import {
  replaceVerificationToken,
  consumeVerificationToken,
  type VerificationTokenRow,
} from '#server/accounts/verification-token-store.ts'
import { signedText, signText } from '#server/signed-text.ts'

export type Purpose = 'reset' | 'confirm' | 'change'
export type VerificationTokens = ReturnType<typeof createVerificationTokens>

const HOUR = 3_600_000
const LIFETIME: Readonly<Record<Purpose, number>> = { reset: HOUR, confirm: 7 * 24 * HOUR, change: 7 * 24 * HOUR }

type Options = { readonly db: Db; readonly secret: string; readonly clock: () => Date }

/** Links by which somebody shows that a mailbox is theirs. The table alone opens nothing: a link is signed as well. */
export function createVerificationTokens({ db, secret, clock }: Options) {
  return {
    /** Makes a proof; an earlier one of the same person and purpose opens nothing from then on. */
    async create(purpose: Purpose, userId: string, email: string): Promise<string> {
      const id = randomBytes(24).toString('base64url')
      const createdAt = clock()
      const expiresAt = new Date(createdAt.getTime() + LIFETIME[purpose])
      const token = { id, purpose, userId, email, createdAt, expiresAt }
      await withTransaction(db, (tx) => replaceVerificationToken(tx, token))
      return id
    },

    /** What a link proves, once and in its time. */
    async consume(token: string, ...purposes: Purpose[]): Promise<VerificationTokenRow | undefined> {
      const id = signedText(secret, 'proof', token)
      const proof = id === undefined ? undefined : await consumeVerificationToken(db, id, purposes)
      return proof && new Date(proof.expiresAt) > clock() ? proof : undefined
    },

    signed: (proofId: string): string => signText(secret, 'proof', proofId),
  }
}
