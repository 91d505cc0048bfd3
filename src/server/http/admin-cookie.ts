import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

const NAME = 'curricle.admin'

export const adminToken = (c: Context): string => getCookie(c, NAME) ?? ''

export function setAdminCookie(c: Context, token: string, seconds: number): void {
  setCookie(c, NAME, token, { ...formOf(c), maxAge: seconds })
}

export function dropAdminCookie(c: Context): void {
  deleteCookie(c, NAME, formOf(c))
}

/** No script reads it, and no other site makes a browser send it. */
const formOf = (c: Context) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure: c.get('visitor').origin.startsWith('https:'),
  }) as const
