import { isAPIError } from 'better-auth/api'
import { Hono, type MiddlewareHandler } from 'hono'
import { compress, COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/compress'
import { DatabaseUnavailable, type Outages } from '#server/database/outages.ts'
import { HashingBusy } from '#server/engines/password-hashing.ts'
import { createOpenApi } from '#server/http/openapi.ts'
import { WorkerError } from '#server/engines/workers/worker-error.ts'
import { BUSY, DATABASE_AWAY, HASHING_BUSY, INTERNAL_ERROR, notFound, sendProblem } from '#server/http/problem.ts'
import { requestLog } from '#server/http/request-log.ts'
import { sameSite } from '#server/http/same-site.ts'
import { securityHeaders } from '#server/http/security-headers.ts'
import { mayBeSignedIn } from '#server/http/choices-of.ts'
import { identifyVisitor, internalSession, type Session } from '#server/http/visitor.ts'
import { endpoints } from '#shared/contract/all.ts'
import { ACCOUNT_HEADER } from '#shared/page-context.ts'
import { accountRoutes } from '#server/accounts/routes.ts'
import { claimRoutes } from '#server/claims/routes.ts'
import { launchOfferRoutes } from '#server/billing/launch-offer-routes.ts'
import { adminMaintenanceRoutes } from '#server/admin/maintenance-routes.ts'
import { adminListRoutes } from '#server/admin/list-routes.ts'
import { adminSystemRoutes } from '#server/admin/system-routes.ts'
import { adminUserRoutes } from '#server/admin/user-routes.ts'
import { adminRoutes } from '#server/admin/routes.ts'
import { fontRoutes } from '#server/fonts/routes.ts'
import { interviewRoutes } from '#server/interview/routes.ts'
import { scoringRoutes } from '#server/scoring/routes.ts'
import { billingRoutes } from '#server/billing/routes.ts'
import { coachRoutes } from '#server/coach/routes.ts'
import { contactRoutes } from '#server/contact/routes.ts'
import { guestExportRoutes } from '#server/exports/guest-routes.ts'
import { exportRoutes } from '#server/exports/routes.ts'
import { healthRoutes } from '#server/health/routes.ts'
import { newsletterAdminRoutes } from '#server/newsletter/admin-routes.ts'
import { crawlerRoutes } from '#server/articles/crawler-routes.ts'
import { newsletterRoutes } from '#server/newsletter/routes.ts'
import { notificationRoutes } from '#server/notifications/routes.ts'
import { portfolioRoutes } from '#server/portfolio/routes.ts'
import { profileRoutes } from '#server/profiles/routes.ts'
import { publicPageRoutes } from '#server/public-pages/routes.ts'
import { resumePictureRoutes } from '#server/resume-pictures/routes.ts'
import { resumeRoutes } from '#server/resumes/routes.ts'
import { accountSecurityRoutes } from '#server/accounts/security-routes.ts'
import { userSettingsRoutes } from '#server/user-settings/routes.ts'
import { templateRoutes } from '#server/templates/routes.ts'
import { sharedTemplateRoutes } from '#server/shared-templates/routes.ts'
import { userTemplateRoutes } from '#server/user-templates/routes.ts'
import { articleRoutes } from '#server/articles/routes.ts'
import { personalDataExportRoutes } from '#server/personal-data-export/routes.ts'
import { createActivityTracker, type ActivityTracker } from '#server/accounts/activity.ts'
import type { Accounts } from '#server/accounts/service.ts'
import type { AppContext } from '#server/compose.ts'

const UNKNOWN = notFound('unknown_path', 'We can’t find anything at this address. Check the URL.')

/** The API without pages and static files: what tests call, and what pages call inside the process. */
export function createApi(context: AppContext): Hono {
  const app = new Hono()
  const { log, settings } = context
  app.use(
    '*',
    identifyVisitor(settings, log),
    requestLog(log),
    securityHeaders(settings),
    sameSite,
    signedIn(context.accounts, createActivityTracker(context)),
  )
  app.use('/api/*', notKept, compress({ contentTypeFilter: isStreamed }))
  app.onError((error, c) => {
    if (error instanceof WorkerError) return sendProblem(c, BUSY)
    if (isOutage(error, context.outages)) return sendProblem(c, DATABASE_AWAY)
    if (error instanceof HashingBusy) return sendProblem(c, HASHING_BUSY)
    log.error({ requestId: c.get('visitor').requestId, route: c.get('route'), err: error }, 'request failed')
    return sendProblem(c, INTERNAL_ERROR)
  })

  app.use('/fonts/*', asFile)
  fontRoutes(app)
  healthRoutes(app, context)
  accountRoutes(app, context)
  accountSecurityRoutes(app, context)
  adminRoutes(app, context)
  adminSystemRoutes(app, context)
  adminListRoutes(app, context)
  adminUserRoutes(app, context)
  adminMaintenanceRoutes(app, context)
  claimRoutes(app, context)
  launchOfferRoutes(app, context)
  resumeRoutes(app, context)
  templateRoutes(app, context)
  userTemplateRoutes(app, context)
  sharedTemplateRoutes(app, context)
  exportRoutes(app, context)
  guestExportRoutes(app, context)
  resumePictureRoutes(app, context)
  interviewRoutes(app, context)
  scoringRoutes(app, context)
  coachRoutes(app, context)
  billingRoutes(app, context)
  profileRoutes(app, context)
  publicPageRoutes(app, context)
  userSettingsRoutes(app, context)
  personalDataExportRoutes(app, context)
  portfolioRoutes(app, context)
  notificationRoutes(app, context)
  articleRoutes(app, context)
  crawlerRoutes(app, context)
  contactRoutes(app, context)
  newsletterRoutes(app, context)
  newsletterAdminRoutes(app, context)
  let document: ReturnType<typeof createOpenApi> | undefined
  // Built on first request: few ask for it, and it takes longer than starting all the rest.
  app.get('/api/openapi.json', (c) => c.json((document ??= createOpenApi(endpoints, settings.brandName))))
  app.all('/api/*', (c) => sendProblem(c, UNKNOWN))
  return app
}

/**
 * Looks a session up when it is first needed, once per request, and records the day as active. A page opened by another
 * user than the one signed in now is treated as signed out, so nothing of one user gets into the account of another.
 */
function signedIn(accounts: Accounts, activity: ActivityTracker): MiddlewareHandler {
  async function lookUp(headers: Headers): Promise<Session> {
    if (!mayBeSignedIn(headers.get('cookie') ?? undefined)) return NO_SESSION
    const session = await accounts.session(headers)
    if (session.user) await activity.see(session.user.id)
    return session
  }

  return async (c, next) => {
    let found: Promise<Session> | undefined
    const session = internalSession(c) ?? (() => (found ??= lookUp(c.req.raw.headers)))
    c.set('session', session)
    let asked: Promise<Session> | undefined
    c.set('currentUser', async () => {
      asked ??= session().then((open) => {
        for (const cookie of open.cookies) c.header('set-cookie', cookie, { append: true })
        return open
      })
      const { user } = await asked
      const asker = c.req.header(ACCOUNT_HEADER)
      return asker === undefined || asker === user?.id ? user : undefined
    })
    await next()
  }
}

/** The account library replaces errors of the database by its own, and drops the cause. */
const isOutage = (error: Error, outages: Outages): boolean =>
  error instanceof DatabaseUnavailable || (isAPIError(error) && outages.isRecent())

const NO_SESSION: Session = { user: undefined, cookies: [] }

const asFile: MiddlewareHandler = (c, next) => {
  c.set('route', 'file')
  return next()
}

/** JSON has been compressed where it was made. */
const isStreamed = (type: string) => COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type) && !type.startsWith('application/json')

/** API responses are not cached, unless a route says otherwise. */
const notKept: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
}
