import type { MiddlewareHandler } from 'hono'
import type { Settings } from '#server/settings.ts'

const YEAR = 31_536_000
/** Responses other than pages load nothing and cannot be framed. */
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Headers of every response; pages set their own content security policy. */
export function securityHeaders({ appUrl }: Settings): MiddlewareHandler {
  const secure = appUrl?.startsWith('https:')
  return async (c, next) => {
    await next()
    c.header('x-content-type-options', 'nosniff')
    c.header('referrer-policy', 'strict-origin-when-cross-origin')
    c.header('cross-origin-opener-policy', 'same-origin')
    // The coach records spoken answers, and its pages are reached without a new document load.
    c.header('permissions-policy', 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()')
    if (secure) c.header('strict-transport-security', `max-age=${YEAR}`)
    if (!c.res.headers.has('content-security-policy')) c.header('content-security-policy', NOTHING)
  }
}

/** What a page may load: our own files, scripts and styles with the nonce of this response, and generated images. */
export const pagePolicy = (nonce: string, dev: boolean): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    dev ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' data: blob:",
    dev ? "connect-src 'self' ws:" : "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "form-action 'self'",
  ].join('; ')
