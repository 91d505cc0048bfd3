import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

/** As long as browsers keep any cookie. */
const KEPT_SECONDS = 400 * 86_400

/** Marks a browser that has signed in to an account before. */
export const knownCookie = createKnownCookie('curricle.known')
/** Marks a browser that has signed in to the admin area before. */
export const knownAdminCookie = createKnownCookie('curricle.known-admin')

/** For all paths: forms are on pages, which call the API for the visitor. */
function createKnownCookie(name: string) {
  const formOf = (c: Context) =>
    ({ path: '/', httpOnly: true, sameSite: 'Lax', secure: c.get('visitor').origin.startsWith('https:') }) as const
  return {
    read: (c: Context): string | undefined => getCookie(c, name),
    set: (c: Context, token: string): void => setCookie(c, name, token, { ...formOf(c), maxAge: KEPT_SECONDS }),
    drop: (c: Context): void => void deleteCookie(c, name, formOf(c)),
  }
}
