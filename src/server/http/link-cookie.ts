import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { createOwnCookie } from '#server/http/own-cookie.ts'

/**
 * Each link has its own cookie, whose name does not reveal the link. It is for all paths, because the page and its files
 * have addresses without a common beginning.
 */
const cookieOf = (token: string) =>
  createOwnCookie(`curricle.link-${createHash('sha256').update(token).digest('hex').slice(0, 12)}`, 'Lax')

/** The cookie by which a browser proves that it entered a link's password. */
export const readLinkAccess = (c: Context, token: string): string | undefined => cookieOf(token).read(c)

export const setLinkAccess = (c: Context, token: string, proof: string, seconds: number): void =>
  cookieOf(token).set(c, proof, seconds)
