import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

const NAME = 'curricle.known'
/** As long as browsers keep any cookie. */
const KEPT_SECONDS = 400 * 86_400

/** By which a browser shows in which account it was signed in before. */
export const knownToken = (c: Context): string | undefined => getCookie(c, NAME)

export function setKnownCookie(c: Context, token: string): void {
  setCookie(c, NAME, token, { ...formOf(c), maxAge: KEPT_SECONDS })
}

export function dropKnownCookie(c: Context): void {
  deleteCookie(c, NAME, formOf(c))
}

const formOf = (c: Context) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: c.get('visitor').origin.startsWith('https:'),
  }) as const
