import { createHash } from 'node:crypto'
import { hashPassword, verifyPassword } from '#server/engines/password-hashing.ts'
import { selectSharedResume } from '#server/public-pages/store.ts'
import type { Db } from '#server/database/connection.ts'
import {
  refundUnlessWrong,
  tooMany,
  WRONG_FOR_LINK,
  WRONG_LINK_FROM_NETWORK,
  type TooManyAttempts,
} from '#server/rate-limits/limits.ts'
import type { Limits } from '#server/rate-limits/service.ts'
import { signedText, signText } from '#server/signed-text.ts'

export type LinkPasswords = ReturnType<typeof createLinkPasswords>
export type Opened =
  | { readonly state: 'opened'; readonly proof: string }
  | { readonly state: 'wrong_password' }
  | { readonly state: 'missing' }
  | TooManyAttempts

/** How long a password opens its link. */
export const LINK_ACCESS_SECONDS = 12 * 3600

type Options = { readonly db: Db; readonly secret: string; readonly clock: () => Date; readonly limits: Limits }

/** Passwords of share links, and the proof that a browser keeps after entering one. */
export function createLinkPasswords({ db, secret, clock, limits }: Options) {
  let nobodys: Promise<string> | undefined
  /** Takes as long to verify as any other hash, and matches no password. */
  const hashOfNobody = () => (nobodys ??= hashPassword(crypto.randomUUID()))

  return {
    /**
     * Opens a link by its password. Where there is none to give (unknown, expired or open to everybody), the same work
     * is done before that is said.
     */
    async open(token: string, password: string, network: string): Promise<Opened> {
      const fromNetwork = await limits.take(WRONG_LINK_FROM_NETWORK, network)
      if (!fromNetwork.allowed) return tooMany(fromNetwork)
      const forLink = await limits.take(WRONG_FOR_LINK, token)
      if (!forLink.allowed) return tooMany(forLink)
      const row = await selectSharedResume(db, token, clock())
      const hash = row?.passwordHash ?? null
      const isRight = await refundUnlessWrong(
        () => Promise.all([fromNetwork.refund(), forLink.refund()]),
        verifyPassword({ hash: hash ?? (await hashOfNobody()), password }),
      )
      if (!row || hash === null) return { state: 'missing' }
      if (!isRight) return { state: 'wrong_password' }
      const until = clock().getTime() + LINK_ACCESS_SECONDS * 1000
      return { state: 'opened', proof: signText(secret, purposeOf(hash), `${row.linkId} ${until}`) }
    },

    /** Whether a browser has proven the current password. */
    holds(proof: string | undefined, linkId: string, hash: string): boolean {
      const text = proof === undefined ? undefined : signedText(secret, purposeOf(hash), proof)
      const [id, until] = text?.split(' ') ?? []
      return id === linkId && Number(until) > clock().getTime()
    },
  }
}

/** Includes the password hash, so that changing the password revokes access. */
const purposeOf = (hash: string): string => `link ${createHash('sha256').update(hash).digest('base64url')}`
