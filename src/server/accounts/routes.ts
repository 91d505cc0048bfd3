import type { Context, Hono } from 'hono'
import { COMMON_PASSWORD } from '#server/accounts/common-password-problem.ts'
import { isCommonPassword } from '#server/common-passwords.ts'
import { forwardCookies } from '#server/http/forward-cookies.ts'
import { knownCookie } from '#server/http/known-cookie.ts'
import { problem, requestLanguage, tooManyAttempts } from '#server/http/problem.ts'
import { isCrossSiteNavigation } from '#server/http/same-site.ts'
import { serve, serveSignedIn } from '#server/http/serve.ts'
import { logoutPage } from '#server/http/logout-page.ts'
import type { Accounts } from '#server/accounts/service.ts'
import type { Entitlements } from '#server/billing/entitlements.ts'
import type { Settings } from '#server/settings.ts'
import type { UserSettingsService } from '#server/user-settings/service.ts'
import type { Caller, SignedIn } from '#server/accounts/service.ts'
import { tierOf } from '#shared/billing/rights.ts'
import { getUser, login, logout, register, type User } from '#shared/contract/account.ts'
import { nextPath } from '#shared/text/next-path.ts'

const EMAIL_TAKEN = problem(409, 'email_taken', 'An account with this email already exists. Sign in instead.')
const SUSPENDED = problem(403, 'suspended', 'This account is suspended. If you think this is a mistake, contact us.')
const WRONG_CREDENTIALS = problem(401, 'wrong_credentials', 'Invalid email or password')

type Services = {
  readonly accounts: Accounts
  readonly entitlements: Entitlements
  readonly userSettings: UserSettingsService
  readonly settings: Pick<Settings, 'brandName'>
}

export function accountRoutes(app: Hono, { accounts, entitlements, settings, userSettings }: Services): void {
  serve(
    app,
    register,
  )(async ({ body, c }) => {
    if (isCommonPassword(body.password)) return COMMON_PASSWORD
    const made = await accounts.register(body, callerOf(c))
    if (made.state === 'too_many_tries') return tooManyAttempts(made.waitSeconds)
    if (made.state === 'email_taken') return EMAIL_TAKEN
    const language = requestLanguage(c)
    const chosen = { ...(body.emailsAgreed && { emailsAgreed: true }), ...(language !== 'en' && { language }) }
    if (Object.keys(chosen).length > 0) await userSettings.save(made.user.id, chosen)
    await enter(c, made)
    return { status: 201, body: made.user }
  })

  serve(
    app,
    login,
  )(async ({ body, c }) => {
    const opened = await accounts.login(body, callerOf(c))
    if (opened.state === 'too_many_tries') return tooManyAttempts(opened.waitSeconds, 'reset-password')
    if (opened.state === 'wrong_credentials') return WRONG_CREDENTIALS
    if (opened.state === 'suspended') return SUSPENDED
    await enter(c, opened)
    return { status: 200, body: await withTier(opened.user) }
  })

  // Our own form, submitted without scripts, redirects home; API clients get the reply of the contract.
  app.post('/api/logout', (c, next) => (isForm(c) ? leave(c, 303) : next()))
  serve(
    app,
    logout,
  )(async ({ c }) => {
    forwardCookies(c, await accounts.logout(c.req.raw.headers))
    return { status: 200, body: {} }
  })

  serveSignedIn(app, getUser)(async ({ user }) => ({ status: 200, body: await withTier(user) }))

  app.get('/api/login', (c) => {
    c.set('route', '/api/login')
    const next = nextPath(c.req.query('next'), '')
    const asked = [
      ...(c.req.query('tab') === 'sign-up' ? ['tab=sign-up'] : []),
      ...(next ? [`next=${encodeURIComponent(next)}`] : []),
    ]
    return c.redirect(asked.length > 0 ? `/auth?${asked.join('&')}` : '/auth')
  })

  app.get('/api/logout', (c) => {
    const asks = isCrossSiteNavigation((name) => c.req.header(name), c.get('visitor').origin)
    return asks ? logoutPage(c, settings.brandName) : leave(c, 302)
  })

  /** The tier is looked up separately, because it changes independently of the account. */
  async function withTier(user: User): Promise<User> {
    return { ...user, subscriptionTier: tierOf(await entitlements.owned(user.id)) }
  }

  /** Signs the browser in, and marks it as known. */
  async function enter(c: Context, { user, cookies }: SignedIn): Promise<void> {
    forwardCookies(c, cookies)
    knownCookie.set(c, await accounts.knownToken(user.id))
  }

  async function leave(c: Context, status: 302 | 303): Promise<Response> {
    c.set('route', '/api/logout')
    forwardCookies(c, await accounts.logout(c.req.raw.headers))
    return c.redirect('/', status)
  }
}

const callerOf = (c: Context): Caller => ({
  network: c.get('visitor').network,
  userAgent: c.req.header('user-agent') ?? '',
  known: knownCookie.read(c),
})

const isForm = (c: Context) => c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false
