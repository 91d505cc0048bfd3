import { isAPIError } from 'better-auth/api'
import { withHashedPassword, type Auth } from '#server/accounts/auth.ts'
import type { Db } from '#server/database/connection.ts'
import { deleteAllSessions } from '#server/accounts/session-store.ts'
import { emailIsTaken, isSuspended } from '#server/accounts/store.ts'
import type { EmailAddresses } from '#server/accounts/email-addresses.ts'
import {
  REGISTRATIONS,
  tooMany,
  WRONG_FOR_ACCOUNT,
  WRONG_FROM_KNOWN,
  WRONG_FROM_NETWORK,
  type TooManyAttempts,
} from '#server/rate-limits/limits.ts'
import type { Limits } from '#server/rate-limits/service.ts'
import { signedText, signText } from '#server/signed-text.ts'
import type { Body } from '#shared/contract/endpoint.ts'
import type { login, register, User } from '#shared/contract/account.ts'

/** Cookies that an answer must carry on to the visitor. */
type Cookies = readonly string[]
export type SignedIn = { readonly state: 'signed_in'; readonly user: User; readonly cookies: Cookies }
export type Session = { readonly user: User | undefined; readonly cookies: Cookies }
export type Accounts = ReturnType<typeof createAccounts>

/** Who asks to be let in: from where, with which browser, and what that browser shows of earlier visits. */
export type Caller = { readonly network: string; readonly userAgent: string; readonly known: string | undefined }

type Options = {
  readonly auth: Auth
  readonly db: Db
  readonly limits: Limits
  readonly secret: string
  readonly addresses: Pick<EmailAddresses, 'sendConfirmation'>
}

/** Long enough for any browser's name of itself. */
const USER_AGENT_LENGTH = 300

export function createAccounts({ auth, db, limits, secret, addresses }: Options) {
  const isKnown = ({ known }: Caller, email: string) =>
    known !== undefined && signedText(secret, 'known', known) === email

  /** A browser that was signed in before has a count of its own, so that strangers who guess do not lock it out. */
  async function takeTries(email: string, caller: Caller): Promise<TooManyAttempts | (() => Promise<unknown>)> {
    if (isKnown(caller, email)) {
      const known = await limits.take(WRONG_FROM_KNOWN, email)
      return known.allowed ? known.refund : tooMany(known)
    }
    const fromNetwork = await limits.take(WRONG_FROM_NETWORK, caller.network)
    if (!fromNetwork.allowed) return tooMany(fromNetwork)
    const forAccount = await limits.take(WRONG_FOR_ACCOUNT, email)
    if (!forAccount.allowed) return tooMany(forAccount)
    return () => Promise.all([fromNetwork.refund(), forAccount.refund()])
  }

  return {
    async register(
      person: Body<typeof register>,
      caller: Caller,
    ): Promise<SignedIn | TooManyAttempts | { state: 'email_taken' }> {
      const tried = await limits.take(REGISTRATIONS, caller.network)
      if (!tried.allowed) return tooMany(tried)
      const body = { ...person, name: `${person.firstName} ${person.lastName}`.trim() }
      const made = await answered(() =>
        withHashedPassword(person.password, () =>
          auth.api.signUpEmail({ body, headers: headersOf(caller), returnHeaders: true }),
        ),
      )
      if (made) {
        await addresses.sendConfirmation(made.response.user)
        return signedIn(made)
      }
      // Of two registrations at the same moment the table lets one through; the other learns the same as a later one.
      if (await emailIsTaken(db, person.email)) return { state: 'email_taken' }
      throw new Error('An account was refused although its address is free.')
    },

    async login(
      { email, password }: Body<typeof login>,
      caller: Caller,
    ): Promise<SignedIn | TooManyAttempts | { state: 'wrong_credentials' } | { state: 'suspended' }> {
      const refund = await takeTries(email.toLowerCase(), caller)
      if (typeof refund !== 'function') return refund
      const opened = await answered(() =>
        auth.api.signInEmail({ body: { email, password }, headers: headersOf(caller), returnHeaders: true }),
      )
      if (!opened) return { state: 'wrong_credentials' }
      await refund()
      // Asked last: whoever is shut out in between loses this session with all others.
      const { id } = opened.response.user
      if (await isSuspended(db, id)) {
        await deleteAllSessions(db, id)
        return { state: 'suspended' }
      }
      return signedIn(opened)
    },

    /** Ends the session that these headers carry; the cookies returned take it out of the browser. */
    async logout(headers: Headers): Promise<Cookies> {
      const ended = await auth.api.signOut({ headers, returnHeaders: true })
      return ended.headers.getSetCookie()
    },

    /** Whose session these headers carry; a session in use is prolonged now and then, by a cookie. */
    async session(headers: Headers): Promise<Session> {
      const { headers: answer, response } = await auth.api.getSession({ headers, returnHeaders: true })
      const isOpen = response && !response.user.suspendedAt
      return { user: isOpen ? shown(response.user) : undefined, cookies: answer.getSetCookie() }
    },

    /** Which of a person's sessions these headers carry. */
    async sessionId(headers: Headers): Promise<string | undefined> {
      return (await auth.api.getSession({ headers }))?.session.id
    },

    /** What a browser keeps to show that this account was opened in it. */
    knownToken: (email: string): string => signText(secret, 'known', email.toLowerCase()),
  }
}

const headersOf = ({ userAgent }: Caller) => new Headers({ 'user-agent': userAgent.slice(0, USER_AGENT_LENGTH) })

type Person = {
  id: string
  email: string
  image?: string | null | undefined
  firstName?: string | null | undefined
  lastName?: string | null | undefined
}

const shown = (person: Person): User => ({
  id: person.id,
  email: person.email,
  firstName: person.firstName ?? '',
  lastName: person.lastName ?? '',
  profileImageUrl: person.image ?? null,
  subscriptionTier: 'free',
})

const signedIn = ({ headers, response }: { headers: Headers; response: { user: Person } }): SignedIn => ({
  state: 'signed_in',
  user: shown(response.user),
  cookies: headers.getSetCookie(),
})

/** What the library answers, or nothing where it refuses; anything else it throws is a fault. */
async function answered<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) return undefined
    throw error
  }
}
