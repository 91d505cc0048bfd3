import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

const isSecure = (c: Context) => c.get('visitor').origin.startsWith('https:')

/**
 * A cookie for all paths that no script reads. On https its name begins with `__Host-`: browsers then accept it from this
 * host only, and from no other one of the domain (RFC 6265bis, 4.1.3.2).
 */
export function createOwnCookie(name: string, sameSite: 'Lax' | 'Strict') {
  const formOf = (c: Context) =>
    isSecure(c)
      ? ({ path: '/', httpOnly: true, sameSite, secure: true, prefix: 'host' } as const)
      : ({ path: '/', httpOnly: true, sameSite } as const)
  return {
    read: (c: Context): string | undefined => getCookie(c, name, isSecure(c) ? 'host' : undefined),
    set: (c: Context, value: string, seconds: number): void =>
      setCookie(c, name, value, { ...formOf(c), maxAge: seconds }),
    drop: (c: Context): void => void deleteCookie(c, name, formOf(c)),
  }
}
