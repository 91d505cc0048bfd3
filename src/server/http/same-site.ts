import type { MiddlewareHandler } from 'hono'
import { problem, sendProblem } from '#server/http/problem.ts'

const HARMLESS = ['GET', 'HEAD', 'OPTIONS']
const FOREIGN = ['cross-site', 'same-site']
/** Authorized by a token instead of a session: mail programs may send these from any origin (RFC 8058). */
const BY_TOKEN = ['/api/unsubscribe/', '/api/newsletter/unsubscribe/']
const REFUSAL = problem(403, 'foreign_origin', 'This request came from another site. Reload this page and try again.')

/** Refuses cross-site requests of browsers. Other clients, which send no origin, are allowed. */
export const sameSite: MiddlewareHandler = async (c, next) => {
  if (HARMLESS.includes(c.req.method) || BY_TOKEN.some((path) => c.req.path.startsWith(path))) return next()
  const origin = c.req.header('origin')
  const ours =
    origin === undefined
      ? !FOREIGN.includes(c.req.header('sec-fetch-site') ?? '')
      : isOurs(origin, c.get('visitor').origin)
  if (ours) return next()
  return c.req.path.startsWith('/api/') ? sendProblem(c, REFUSAL) : c.text(REFUSAL.body.message, 403)
}

/** Our own origin, also with https, which a proxy in front may add. */
const isOurs = (origin: string, own: string) => origin === own || origin === own.replace(/^http:/, 'https:')

/** Whether the browser says that the visitor comes from another site. */
export function isCrossSiteNavigation(header: (name: string) => string | undefined, ownOrigin: string): boolean {
  const site = header('sec-fetch-site')
  if (site !== undefined) return FOREIGN.includes(site)
  const referer = header('referer')
  return referer !== undefined && URL.canParse(referer) && new URL(referer).origin !== ownOrigin
}
