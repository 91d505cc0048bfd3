import type { Send } from '#shared/contract/endpoint.ts'

/** A `send` that also collects the cookies it is answered with, for the page's own answer to pass on. */
export function collectCookies(send: Send): { send: Send; cookies: readonly string[] } {
  const cookies: string[] = []
  return {
    cookies,
    send: async (path, init) => {
      const answer = await send(path, init)
      cookies.push(...answer.headers.getSetCookie())
      return answer
    },
  }
}
