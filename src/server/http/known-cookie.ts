import type { Context } from 'hono'
import { createOwnCookie } from '#server/http/own-cookie.ts'

/** As long as browsers keep any cookie: 400 days (RFC 6265bis, 5.5). */
export const KNOWN_SECONDS = 400 * 86_400

/** Marks a browser that has signed in to an account before. */
export const knownCookie = createKnownCookie('curricle.known')
/** Marks a browser that has signed in to the admin area before. */
export const knownAdminCookie = createKnownCookie('curricle.known-admin')

function createKnownCookie(name: string) {
  const cookie = createOwnCookie(name, 'Lax')
  return { ...cookie, set: (c: Context, token: string): void => cookie.set(c, token, KNOWN_SECONDS) }
}
