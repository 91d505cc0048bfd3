import type { Hono } from 'hono'
import { adminToken, dropAdminCookie, setAdminCookie } from '#server/http/admin-cookie.ts'
import { knownAdminCookie } from '#server/http/known-cookie.ts'
import { problem, tooManyAttempts } from '#server/http/problem.ts'
import { serve, serveAdmin } from '#server/http/serve.ts'
import type { Admin } from '#server/admin/service.ts'
import { ADMIN_SESSION_SECONDS } from '#server/admin/service.ts'
import { adminCheck, adminLogin, adminLogout } from '#shared/contract/admin.ts'

const WRONG_PASSWORD = problem(401, 'wrong_password', 'Invalid admin password')

type Services = {
  readonly admin: Admin
}

export function adminRoutes(app: Hono, { admin }: Services): void {
  serve(
    app,
    adminLogin,
  )(async ({ body, c }) => {
    const entry = await admin.login(body.password, {
      network: c.get('visitor').network,
      known: knownAdminCookie.read(c),
    })
    if (entry.state === 'too_many_tries') return tooManyAttempts(entry.waitSeconds)
    if (entry.state === 'wrong_password') return WRONG_PASSWORD
    setAdminCookie(c, entry.token, ADMIN_SESSION_SECONDS)
    knownAdminCookie.set(c, await admin.knownToken())
    return { status: 200, body: {} }
  })

  serveAdmin({ app, admin }, adminCheck)(async () => ({ status: 200, body: { admin: true } }))

  serve(
    app,
    adminLogout,
  )(async ({ c }) => {
    await admin.logout(adminToken(c))
    dropAdminCookie(c)
    return { status: 200, body: {} }
  })
}
