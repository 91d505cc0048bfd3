import type { Context } from 'hono'

/** Adds the cookies of an internal response to the response for the visitor. */
export function forwardCookies(c: Context, cookies: readonly string[]): void {
  for (const cookie of cookies) c.header('set-cookie', cookie, { append: true })
}
