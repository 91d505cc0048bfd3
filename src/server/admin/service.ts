import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
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
import type { Limit, Limits, LimitResult } from '#server/rate-limits/service.ts'
import { signedText, signText } from '#server/signed-text.ts'
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

/** Wrong passwords from one network; those that were right are given back. */
const WRONG_FROM_NETWORK: Limit = { name: 'admin-login', max: 10, seconds: 60 }
/** Wrong passwords from everywhere: there is only one password to guess. */
const WRONG_OVERALL: Limit = { name: 'admin-login-all', max: 200, seconds: 3600 }
/** Wrong passwords from one browser that was let in before: strangers cannot use them up. */
const WRONG_FROM_KNOWN: Limit = { name: 'admin-login-known', max: 30, seconds: 3600 }

/** Who asks to be let in: from where, and what the browser shows of an earlier visit. */
type Caller = { readonly network: string; readonly known: string | undefined }

/** The operator's area: one password, and sessions that end with it. */
export function createAdmin({ db, secret, clock, limits, password }: Options) {
  const signed = (text: string) => createHmac('sha256', secret).update(text).digest()

  const audit = createAuditLog({ db, clock })
  const deed = ({ summary, path }: Endpoint, session = '') => ({ action: summary, target: path, session })

  /** A session is kept under its token and the password in force, so that it is found no more when that changes. */
  async function keyOf(token: string): Promise<string> {
    const inForce = password ?? (await selectAdminHash(db)) ?? ''
    return signed(`admin-session\n${token}\n${inForce}`).toString('base64url')
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

  /** A browser that was let in before has a count of its own, so that strangers who guess do not lock it out. */
  async function takeTries({ network, known }: Caller): Promise<LimitResult> {
    const browser = known && signedText(secret, KNOWN, known)
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
    /** Makes the password where there is none yet, and gives it only to the one process that made it. */
    async makePassword(): Promise<string | undefined> {
      if (password || (await selectAdminHash(db))) return undefined
      const made = readablePassword()
      return (await insertAdminHash(db, await hashPassword(made))) ? made : undefined
    },

    async login(given: string, caller: Caller): Promise<AdminLogin> {
      const tried = await takeTries(caller)
      if (!tried.allowed) return { state: 'too_many_tries', waitSeconds: tried.waitSeconds }
      if (!(await isRight(given))) {
        await audit.recordWrongPassword(deed(adminLogin))
        return { state: 'wrong_password' }
      }
      await tried.refund()
      return { state: 'entered', token: await openSession() }
    },

    /** What a browser keeps to show that it was let in; each has its own. */
    knownToken: (): string => signText(secret, KNOWN, randomBytes(16).toString('base64url')),

    session,
    audit,

    async logout(token: string): Promise<void> {
      const name = await session(token)
      if (name === undefined) return
      await audit.note(deed(adminLogout, name))
      await deleteAdminSession(db, await keyOf(token))
    },
  }

  /** By what the trail calls a session; undefined where the token opens none. */
  async function session(token: string): Promise<string | undefined> {
    if (!isToken(token)) return undefined
    const key = await keyOf(token)
    return (await isAdminSessionValid(db, key, clock())) ? shortOf(key) : undefined
  }
}

/** Enough to tell sessions apart, and far too little to find one by. */
const shortOf = (key: string) => key.slice(0, 8)

/** What the signature of such a browser is for. */
const KNOWN = 'known-admin'
const isToken = (text: string) => /^[\w-]{43}$/.test(text)

/** Letters and digits that nobody takes for one another: about 99 bits. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'
function readablePassword(): string {
  const group = () => Array.from({ length: 5 }, () => SIGNS[randomInt(SIGNS.length)]).join('')
  return Array.from({ length: 4 }, group).join('-')
}
