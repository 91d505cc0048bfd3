import type { Context } from 'hono'
import { problem, tooManyTries } from '#server/http/problem.ts'
import { ledByAnotherSite } from '#server/http/same-site.ts'
import { serve, serveSignedIn } from '#server/http/serve.ts'
import { logoutPage } from '#server/http/logout-page.ts'
import type { Parts } from '#server/parts.ts'
import { getUser, login, logout, register } from '#shared/contract/account.ts'
import { nextPath } from '#shared/text/next-path.ts'

const EMAIL_TAKEN = problem(409, 'email_taken', 'An account with this email already exists. Sign in instead.')
const WRONG_CREDENTIALS = problem(401, 'wrong_credentials', 'Invalid email or password')

export function accountRoutes({ app, accounts, settings }: Parts): void {
  serve(
    app,
    register,
  )(async ({ body, c }) => {
    const made = await accounts.register(body, c.get('visitor').network)
    if (made.state === 'too_many_tries') return tooManyTries(made.waitSeconds)
    if (made.state === 'email_taken') return EMAIL_TAKEN
    carry(c, made.cookies)
    return { status: 201, body: made.user }
  })

  serve(
    app,
    login,
  )(async ({ body, c }) => {
    const opened = await accounts.login(body, c.get('visitor').network)
    if (opened.state === 'too_many_tries') return tooManyTries(opened.waitSeconds)
    if (opened.state === 'wrong_credentials') return WRONG_CREDENTIALS
    carry(c, opened.cookies)
    return { status: 200, body: opened.user }
  })

  // A form of ours, sent without scripts, goes home; a program gets the contract's answer.
  app.post('/api/logout', (c, next) => (isForm(c) ? leave(c, 303) : next()))
  serve(
    app,
    logout,
  )(async ({ c }) => {
    carry(c, await accounts.logout(c.req.raw.headers))
    return { status: 200, body: {} }
  })

  serveSignedIn(app, getUser)(async ({ user }) => ({ status: 200, body: user }))

  app.get('/api/login', (c) => {
    c.set('route', '/api/login')
    const next = nextPath(c.req.query('next'), '')
    return c.redirect(next ? `/auth?next=${encodeURIComponent(next)}` : '/auth')
  })

  app.get('/api/logout', (c) => {
    const asks = ledByAnotherSite((name) => c.req.header(name), c.get('visitor').origin)
    return asks ? logoutPage(c, settings.brandName) : leave(c, 302)
  })

  async function leave(c: Context, status: 302 | 303): Promise<Response> {
    c.set('route', '/api/logout')
    carry(c, await accounts.logout(c.req.raw.headers))
    return c.redirect('/', status)
  }
}

const carry = (c: Context, cookies: readonly string[]) => {
  for (const cookie of cookies) c.header('set-cookie', cookie, { append: true })
}

const isForm = (c: Context) => c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false
