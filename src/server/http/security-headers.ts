import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { internalCaller } from '#server/http/visitor.ts'
import type { Settings } from '#server/settings.ts'

const YEAR = 31_536_000
/** Responses other than pages load nothing and cannot be framed. */
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Headers of every response; pages set their own content security policy. */
export function securityHeaders({ appUrl }: Settings): MiddlewareHandler {
  const secure = appUrl?.startsWith('https:')
  return async (c, next) => {
    await next()
    if (internalCaller(c)) return
    // Set on the response itself: `c.header` would make a new response for each.
    const { headers } = c.res
    headers.set('x-content-type-options', 'nosniff')
    headers.set('referrer-policy', 'strict-origin-when-cross-origin')
    headers.set('cross-origin-opener-policy', 'same-origin')
    // The coach records spoken answers, and its pages are reached without a new document load.
    headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()')
    if (secure) headers.set('strict-transport-security', `max-age=${YEAR}`)
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', NOTHING)
  }
}

type Trusted = {
  /** Sources of inline scripts, such as a nonce. */
  readonly scripts: string
  /** The nonce of inline styles. */
  readonly nonce: string
  readonly dev?: boolean
}

/** What a page may load: our own files, its inline scripts and styles, and generated images. */
export const pagePolicy = ({ scripts, nonce, dev = false }: Trusted): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${scripts}`.trim(),
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

/**
 * The hashes of a page's inline scripts, as a policy names them. Only scripts with the nonce of this rendering are ours:
 * one that came in with a text cannot know it.
 */
export function scriptHashes(html: string, nonce: string): string {
  const ours = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)].filter(
    ([, tag = '']) => tag.includes(` nonce="${nonce}"`) && !tag.includes(' src='),
  )
  const hashes = ours.map(([, , code = '']) => createHash('sha256').update(code).digest('base64'))
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`).join(' ')
}
