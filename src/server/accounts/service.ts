import { isAPIError } from 'better-auth/api'
import { withHashedPassword, type Auth } from '#server/accounts/auth.ts'
import type { Db } from '#server/database/connection.ts'
import { deleteAllSessions } from '#server/accounts/session-store.ts'
import { sessionIsOver } from '#server/accounts/sessions.ts'
import { emailIsTaken, isSuspended, selectOwnerByEmail, selectPasswordHash } from '#server/accounts/store.ts'
import type { EmailAddresses } from '#server/accounts/email-addresses.ts'
import { createKnownBrowsers } from '#server/rate-limits/known-browsers.ts'
import {
  REGISTRATIONS,
  refundUnlessWrong,
  TAKEN_ADDRESSES,
  tooMany,
  WRONG_FOR_ACCOUNT,
  WRONG_FROM_KNOWN,
  WRONG_FROM_NETWORK,
  type TooManyAttempts,
} from '#server/rate-limits/limits.ts'
import type { Limits } from '#server/rate-limits/service.ts'
import type { Body } from '#shared/contract/endpoint.ts'
import type { login, register, User } from '#shared/contract/account.ts'

/** Cookies to set in the response. */
type Cookies = readonly string[]
export type SignedIn = { readonly state: 'signed_in'; readonly user: User; readonly cookies: Cookies }
export type Session = { readonly user: User | undefined; readonly cookies: Cookies }
export type Accounts = ReturnType<typeof createAccounts>

/** Who signs in: the network, the browser, and its cookie of an earlier sign-in. */
export type Caller = { readonly network: string; readonly userAgent: string; readonly known: string | undefined }

type Options = {
  readonly auth: Auth
  readonly db: Db
  readonly limits: Limits
  readonly secret: string
  readonly clock: () => Date
  readonly addresses: Pick<EmailAddresses, 'sendConfirmation'>
}

/** Long enough for the user agent of any browser. */
const USER_AGENT_LENGTH = 300

export function createAccounts({ auth, db, limits, secret, clock, addresses }: Options) {
  const knownBrowsers = createKnownBrowsers({ secret, clock })

  /** The ID of the caller's browser, if it has signed in to this account before. */
  async function knownBrowser({ known }: Caller, email: string): Promise<string | undefined> {
    const owner = known === undefined ? undefined : await selectOwnerByEmail(db, email)
    return owner && knownBrowsers.browser(await knownTo(owner.id), known ?? '')
  }

  const knownTo = async (id: string) => ({ id, password: (await selectPasswordHash(db, id)) ?? '' })

  /** A known browser has a counter of its own, so that guessing strangers cannot lock it out. */
  async function takeTries(email: string, caller: Caller): Promise<TooManyAttempts | (() => Promise<unknown>)> {
    const browser = await knownBrowser(caller, email)
    if (browser) {
      const known = await limits.take(WRONG_FROM_KNOWN, browser)
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
      const enoughTaken = await limits.refusal(TAKEN_ADDRESSES, caller.network)
      if (enoughTaken) return tooMany(enoughTaken)
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
      // Of two simultaneous sign-ups the table accepts one; the other gets the same reply as a later one.
      if (await emailIsTaken(db, person.email)) {
        await limits.take(TAKEN_ADDRESSES, caller.network)
        return { state: 'email_taken' }
      }
      throw new Error('Sign-up was refused although the email address is free.')
    },

    async login(
      { email, password }: Body<typeof login>,
      caller: Caller,
    ): Promise<SignedIn | TooManyAttempts | { state: 'wrong_credentials' } | { state: 'suspended' }> {
      const refund = await takeTries(email.toLowerCase(), caller)
      if (typeof refund !== 'function') return refund
      const opened = await refundUnlessWrong(
        refund,
        answered(() =>
          auth.api.signInEmail({ body: { email, password }, headers: headersOf(caller), returnHeaders: true }),
        ),
      )
      if (!opened) return { state: 'wrong_credentials' }
      // Checked last: a suspension in between ends this session as well.
      const { id } = opened.response.user
      if (await isSuspended(db, id)) {
        await deleteAllSessions(db, id)
        return { state: 'suspended' }
      }
      return signedIn(opened)
    },

    /** Ends the session of these headers; the returned cookies remove it from the browser. */
    async logout(headers: Headers): Promise<Cookies> {
      const ended = await auth.api.signOut({ headers, returnHeaders: true })
      return ended.headers.getSetCookie()
    },

    /** The session of these headers; a session in use is extended now and then by a cookie. */
    async session(headers: Headers): Promise<Session> {
      const { headers: answer, response } = await auth.api.getSession({ headers, returnHeaders: true })
      const isOpen = response && !response.user.suspendedAt && !sessionIsOver(response.session, clock())
      return { user: isOpen ? shown(response.user) : undefined, cookies: answer.getSetCookie() }
    },

    /** The id of the session of these headers. */
    async sessionId(headers: Headers): Promise<string | undefined> {
      return (await auth.api.getSession({ headers }))?.session.id
    },

    /** The value of the cookie by which a browser is recognized as known to this account. */
    knownToken: async (userId: string): Promise<string> => knownBrowsers.token(await knownTo(userId)),
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

/** The result of the library; undefined where it refuses. Other errors are thrown. */
async function answered<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) return undefined
    throw error
  }
}
