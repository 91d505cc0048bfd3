import { AsyncLocalStorage } from 'node:async_hooks'
import { kyselyAdapter } from '@better-auth/kysely-adapter'
import { betterAuth } from 'better-auth'
import { hashedTokens } from '#server/accounts/hashed-tokens.ts'
import type { Database } from '#server/database/connection.ts'
import { hashPassword, verifyPassword } from '#server/engines/password-hashing.ts'
import { MIN_PASSWORD } from '#shared/contract/account.ts'

export type Auth = ReturnType<typeof createAuth>

const DAY = 86_400
/** A session in use is extended at most this often: each time costs a write and a cookie. */
const NOTED_EVERY = 600

/**
 * The library hashes a new password inside its transaction, which on SQLite keeps everybody waiting for a tenth of a
 * second. So it is hashed before, and handed in by this.
 */
const hashedBefore = new AsyncLocalStorage<string>()

export async function withHashedPassword<T>(password: string, run: () => Promise<T>): Promise<T> {
  return hashedBefore.run(await hashPassword(password), run)
}

/** The account library: passwords by scrypt, sessions in the database. Its own routes are not served. */
export function createAuth({ db, engine, secret, baseURL }: Database & { secret: string; baseURL: string }) {
  return betterAuth({
    baseURL,
    secret,
    telemetry: { enabled: false },
    // It would log email addresses; we reply to refusals and log errors ourselves.
    logger: { disabled: true },
    // The library types its database by its own tables.
    database: hashedTokens(kyselyAdapter(db as never, { type: engine, transaction: true })),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: MIN_PASSWORD,
      maxPasswordLength: 128,
      password: {
        hash: async (password) => hashedBefore.getStore() ?? hashPassword(password),
        verify: verifyPassword,
      },
    },
    session: { expiresIn: 30 * DAY, updateAge: NOTED_EVERY },
    user: {
      additionalFields: {
        firstName: { type: 'string', required: false },
        lastName: { type: 'string', required: false },
        // Set by the administrator only; declared here so that a suspension is known with the session.
        suspendedAt: { type: 'date', required: false, input: false },
      },
    },
    // We have rate limits of our own, for all routes alike.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'curricle',
      useSecureCookies: baseURL.startsWith('https:'),
      ipAddress: { disableIpTracking: true },
    },
  })
}
