import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { hashPassword, verifyPassword } from '#server/engines/password-hashing.ts'
import {
  isAdminSessionValid,
  deleteAdminSession,
  deleteExpiredAdminSessions,
  insertAdminHash,
  insertAdminSession,
  selectAdminHash,
} from '#server/admin/store.ts'
import type { Db } from '#server/database/connection.ts'
import { createAuditLog } from '#server/admin/audit.ts'
import { createKnownBrowsers } from '#server/rate-limits/known-browsers.ts'
import { refundUnlessWrong } from '#server/rate-limits/limits.ts'
import type { Limit, Limits, LimitResult } from '#server/rate-limits/service.ts'
import { adminLogin, adminLogout } from '#shared/contract/admin.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'

export type Admin = ReturnType<typeof createAdmin>
export type AdminLogin =
  | { readonly state: 'entered'; readonly token: string }
  | { readonly state: 'wrong_password' }
  | { readonly state: 'too_many_tries'; readonly waitSeconds: number }

type Options = {
  readonly db: Db
  readonly secret: string
  readonly clock: () => Date
  readonly limits: Limits
  /** ADMIN_PASSWORD; where it is set, it alone opens. */
  readonly password: string | undefined
}

export const ADMIN_SESSION_SECONDS = 12 * 3600

/** Wrong passwords from one network; right ones are not counted. */
const WRONG_FROM_NETWORK: Limit = { name: 'admin-login', max: 10, seconds: 60 }
/** Wrong passwords from all networks: there is only one password to guess. */
const WRONG_OVERALL: Limit = { name: 'admin-login-all', max: 200, seconds: 3600 }
/** Wrong passwords from one known browser: strangers cannot use these up. */
const WRONG_FROM_KNOWN: Limit = { name: 'admin-login-known', max: 30, seconds: 3600 }

/** Who signs in: the network, and the browser's cookie of an earlier sign-in. */
type Caller = { readonly network: string; readonly known: string | undefined }

/** Sign-in to the admin area: one password, and sessions that end when it changes. */
export function createAdmin({ db, secret, clock, limits, password }: Options) {
  const signed = (text: string) => createHmac('sha256', secret).update(text).digest()

  const knownBrowsers = createKnownBrowsers({ secret, clock })

  const audit = createAuditLog({ db, clock })
  const deed = ({ summary, path }: Endpoint, session = '') => ({ action: summary, target: path, session })

  /** ADMIN_PASSWORD, or else the hash of the password that was created. */
  const passwordInForce = async (): Promise<string> => password ?? (await selectAdminHash(db)) ?? ''
  const knownTo = async () => ({ id: 'admin', password: await passwordInForce() })

  /** The key of a session includes the current password, so that changing it ends all sessions. */
  async function keyOf(token: string): Promise<string> {
    return signed(`admin-session\n${token}\n${await passwordInForce()}`).toString('base64url')
  }

  async function isRight(given: string): Promise<boolean> {
    if (password) return timingSafeEqual(signed(given), signed(password))
    const hash = await selectAdminHash(db)
    return hash !== undefined && verifyPassword({ hash, password: given })
  }

  async function openSession(): Promise<string> {
    const now = clock()
    const token = randomBytes(32).toString('base64url')
    await deleteExpiredAdminSessions(db, now)
    const end = new Date(now.getTime() + ADMIN_SESSION_SECONDS * 1000)
    const key = await keyOf(token)
    await audit.note(deed(adminLogin, shortOf(key)))
    await insertAdminSession(db, key, now, end)
    return token
  }

  /** A known browser has a counter of its own, so that guessing strangers cannot lock it out. */
  async function takeTries({ network, known }: Caller): Promise<LimitResult> {
    const browser = known && knownBrowsers.browser(await knownTo(), known)
    if (browser) return limits.take(WRONG_FROM_KNOWN, browser)
    const fromNetwork = await limits.take(WRONG_FROM_NETWORK, network)
    if (!fromNetwork.allowed) return fromNetwork
    const overall = await limits.take(WRONG_OVERALL, 'everybody')
    if (!overall.allowed) return overall
    return {
      allowed: true,
      refund: async () => void (await Promise.all([fromNetwork.refund(), overall.refund()])),
    }
  }

  return {
    /** Creates the password where none exists, and returns it only to the process that created it. */
    async makePassword(): Promise<string | undefined> {
      if (password || (await selectAdminHash(db))) return undefined
      const made = readablePassword()
      return (await insertAdminHash(db, await hashPassword(made))) ? made : undefined
    },

    async login(given: string, caller: Caller): Promise<AdminLogin> {
      const tried = await takeTries(caller)
      if (!tried.allowed) return { state: 'too_many_tries', waitSeconds: tried.waitSeconds }
      if (!(await refundUnlessWrong(tried.refund, isRight(given)))) {
        await audit.recordWrongPassword(deed(adminLogin))
        return { state: 'wrong_password' }
      }
      return { state: 'entered', token: await openSession() }
    },

    /** The value of the cookie by which a browser is recognized later. */
    knownToken: async (): Promise<string> => knownBrowsers.token(await knownTo()),

    session,
    audit,

    async logout(token: string): Promise<void> {
      const name = await session(token)
      if (name === undefined) return
      await audit.note(deed(adminLogout, name))
      await deleteAdminSession(db, await keyOf(token))
    },
  }

  /** The name of the session in the audit trail; undefined for an invalid token. */
  async function session(token: string): Promise<string | undefined> {
    if (!isToken(token)) return undefined
    const key = await keyOf(token)
    return (await isAdminSessionValid(db, key, clock())) ? shortOf(key) : undefined
  }
}

/** Long enough to distinguish sessions, far too short to guess one. */
const shortOf = (key: string) => key.slice(0, 8)

const isToken = (text: string) => /^[\w-]{43}$/.test(text)

/** Letters and digits that are not easily confused; a password has about 99 bits. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'
function readablePassword(): string {
  const group = () => Array.from({ length: 5 }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return Array.from({ length: 4 }, group).join('-')
}
