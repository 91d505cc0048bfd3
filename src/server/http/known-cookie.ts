import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

/** As long as browsers keep any cookie. */
const KEPT_SECONDS = 400 * 86_400

/** By which a browser shows in which account it was signed in before. */
export const knownCookie = createKnownCookie('curricle.known')
/** By which a browser shows that it was in the operator's area before. */
export const knownAdminCookie = createKnownCookie('curricle.known-admin')

/** For all paths: the forms stand on pages, which ask the API in the visitor's place. */
function createKnownCookie(name: string) {
  const formOf = (c: Context) =>
    ({ path: '/', httpOnly: true, sameSite: 'Lax', secure: c.get('visitor').origin.startsWith('https:') }) as const
  return {
    read: (c: Context): string | undefined => getCookie(c, name),
    set: (c: Context, token: string): void => setCookie(c, name, token, { ...formOf(c), maxAge: KEPT_SECONDS }),
    drop: (c: Context): void => void deleteCookie(c, name, formOf(c)),
  }
}
