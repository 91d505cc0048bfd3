import { isAPIError } from 'better-auth/api'
import { withHashed, type Auth } from '#server/auth.ts'
import type { Db } from '#server/db/open.ts'
import { emailIsTaken } from '#server/db/users.ts'
import type { Limits, Limit, Taken } from '#server/services/limits.ts'
import type { Body } from '#shared/contract/endpoint.ts'
import type { login, register, User } from '#shared/contract/account.ts'

/** Cookies that an answer must carry on to the visitor. */
type Cookies = readonly string[]
export type SignedIn = { readonly state: 'signed_in'; readonly user: User; readonly cookies: Cookies }
export type TooManyTries = { readonly state: 'too_many_tries'; readonly waitSeconds: number }
export type Session = { readonly user: User | undefined; readonly cookies: Cookies }
export type Accounts = ReturnType<typeof openAccounts>

/** Registering is dear (a password is hashed) and tells whether an address has an account. */
const REGISTRATIONS: Limit = { name: 'register', max: 40, seconds: 60 }
/** Wrong passwords from one network; those that were right are given back. */
const WRONG_FROM_NETWORK: Limit = { name: 'login', max: 10, seconds: 60 }
/** Wrong passwords for one account, from wherever they come. */
const WRONG_FOR_ACCOUNT: Limit = { name: 'login-account', max: 50, seconds: 3600 }

export function openAccounts({ auth, db, limits }: { auth: Auth; db: Db; limits: Limits }) {
  return {
    async register(
      person: Body<typeof register>,
      network: string,
    ): Promise<SignedIn | TooManyTries | { state: 'email_taken' }> {
      const tried = await limits.take(REGISTRATIONS, network)
      if (!tried.allowed) return tooMany(tried)
      const name = `${person.firstName} ${person.lastName}`.trim()
      const made = await answered(() =>
        withHashed(person.password, () => auth.api.signUpEmail({ body: { ...person, name }, returnHeaders: true })),
      )
      if (made) return signedIn(made)
      // Of two registrations at the same moment the table lets one through; the other learns the same as a later one.
      if (await emailIsTaken(db, person.email)) return { state: 'email_taken' }
      throw new Error('An account was refused although its address is free.')
    },

    async login(
      { email, password }: Body<typeof login>,
      network: string,
    ): Promise<SignedIn | TooManyTries | { state: 'wrong_credentials' }> {
      const fromNetwork = await limits.take(WRONG_FROM_NETWORK, network)
      if (!fromNetwork.allowed) return tooMany(fromNetwork)
      const forAccount = await limits.take(WRONG_FOR_ACCOUNT, email.toLowerCase())
      if (!forAccount.allowed) return tooMany(forAccount)
      const opened = await answered(() => auth.api.signInEmail({ body: { email, password }, returnHeaders: true }))
      if (!opened) return { state: 'wrong_credentials' }
      await Promise.all([fromNetwork.giveBack(), forAccount.giveBack()])
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
      return { user: response ? shown(response.user) : undefined, cookies: answer.getSetCookie() }
    },
  }
}

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

const tooMany = ({ waitSeconds }: Extract<Taken, { allowed: false }>): TooManyTries => ({
  state: 'too_many_tries',
  waitSeconds,
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
