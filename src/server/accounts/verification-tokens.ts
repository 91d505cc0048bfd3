import { randomBytes } from 'node:crypto'
import type { Db } from '#server/database/connection.ts'
import { withTransaction } from '#server/database/transaction.ts'
import {
  replaceVerificationToken,
  consumeVerificationToken,
  selectVerificationToken,
  type VerificationTokenRow,
} from '#server/accounts/verification-token-store.ts'
import { signedText, signText } from '#server/signed-text.ts'

export type Purpose = 'reset' | 'confirm' | 'change'
export type VerificationTokens = ReturnType<typeof createVerificationTokens>

const HOUR = 3_600_000
const LIFETIME: Readonly<Record<Purpose, number>> = { reset: HOUR, confirm: 7 * 24 * HOUR, change: 7 * 24 * HOUR }

type Options = { readonly db: Db; readonly secret: string; readonly clock: () => Date }

/** Tokens in emailed links, which prove ownership of a mailbox. Links are signed, so the table alone opens nothing. */
export function createVerificationTokens({ db, secret, clock }: Options) {
  const valid = (proof: VerificationTokenRow | undefined) =>
    proof && new Date(proof.expiresAt) > clock() ? proof : undefined
  return {
    /** Creates a token; an earlier one of the same user and purpose becomes invalid. */
    async create(purpose: Purpose, userId: string, email: string): Promise<string> {
      const id = randomBytes(24).toString('base64url')
      const createdAt = clock()
      const expiresAt = new Date(createdAt.getTime() + LIFETIME[purpose])
      const token = { id, purpose, userId, email, createdAt, expiresAt }
      await withTransaction(db, (tx) => replaceVerificationToken(tx, token))
      return id
    },

    /** The token of a link that has neither been used nor expired. */
    async find(token: string, ...purposes: Purpose[]): Promise<VerificationTokenRow | undefined> {
      const id = signedText(secret, 'proof', token)
      return valid(id === undefined ? undefined : await selectVerificationToken(db, id, purposes))
    },

    /** Consumes the token of a link, once and before it expires. */
    async consume(token: string, ...purposes: Purpose[]): Promise<VerificationTokenRow | undefined> {
      const id = signedText(secret, 'proof', token)
      return valid(id === undefined ? undefined : await consumeVerificationToken(db, id, purposes))
    },

    signed: (proofId: string): string => signText(secret, 'proof', proofId),
  }
}
