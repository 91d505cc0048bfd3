import type { Context } from 'hono'

/** Hands the cookies of an answer inside on to the visitor. */
export function forwardCookies(c: Context, cookies: readonly string[]): void {
  for (const cookie of cookies) c.header('set-cookie', cookie, { append: true })
}
