import type { MiddlewareHandler } from 'hono'
import { problem, sendProblem } from '#server/http/problem.ts'

const HARMLESS = ['GET', 'HEAD', 'OPTIONS']
const FOREIGN = ['cross-site', 'same-site']
/** The token alone decides there, no session: mail programs may send it from wherever they are (RFC 8058). */
const BY_TOKEN = ['/api/unsubscribe/', '/api/newsletter/unsubscribe/']
const REFUSAL = problem(403, 'foreign_origin', 'This request came from another site. Open this page again and retry.')

/** Refuses what another site makes a visitor's browser send. Programs, which name no origin, are let through. */
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

/** Our own address; also its https form, which a proxy in front may add unseen. */
const isOurs = (origin: string, own: string) => origin === own || origin === own.replace(/^http:/, 'https:')

/** Whether a browser says that another site led here. */
export function isCrossSiteNavigation(header: (name: string) => string | undefined, ownOrigin: string): boolean {
  const site = header('sec-fetch-site')
  if (site !== undefined) return FOREIGN.includes(site)
  const referer = header('referer')
  return referer !== undefined && URL.canParse(referer) && new URL(referer).origin !== ownOrigin
}
