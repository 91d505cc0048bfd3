import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

/** Each link has a cookie of its own, whose name does not tell the link. */
const nameOf = (token: string): string =>
  `curricle.link-${createHash('sha256').update(token).digest('hex').slice(0, 12)}`

/** By which a browser shows that it gave a link's password. */
export const readLinkAccess = (c: Context, token: string): string | undefined => getCookie(c, nameOf(token))

export function setLinkAccess(c: Context, token: string, proof: string, seconds: number): void {
  // The page and its files have addresses without a common beginning.
  setCookie(c, nameOf(token), proof, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: c.get('visitor').origin.startsWith('https:'),
    maxAge: seconds,
  })
}
