import { createHash } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { sentWith, visitorLanguage } from '#server/http/choices-of.ts'
import type { Send } from '#shared/contract/endpoint.ts'

type Reply = Awaited<ReturnType<Send>>

/** The state of each reply that a page was made from, by the path that was read. */
export type Reads = ReadonlyMap<string, string>

export type InternalCalls = {
  readonly send: Send
  /** Cookies that the replies set. */
  readonly cookies: readonly string[]
  /** The `Retry-After` of a reply of 503, in seconds; undefined where all was answered. */
  readonly retryAfter: () => string | undefined
  /** What was read so far, without refusals for want of a session: a visitor without one is always refused. */
  readonly reads: () => Promise<Reads>
  /** Whether the API still replies the same. Asks what has not been asked for this page yet. */
  readonly areCurrent: (reads: Reads) => Promise<boolean>
}

/** Calls the API in this process, as the same visitor and request. What a page reads twice is asked once. */
export function createInternalCalls(app: Hono, c: Context): InternalCalls {
  const cookies: string[] = []
  let retryAfter: string | undefined
  const replies = new Map<string, Promise<Reply>>()
  const forwarded = ['cookie', 'host', 'user-agent'].map((name) => [name, c.req.header(name)] as const)
  const visitor: Record<string, string> = {
    ...(Object.fromEntries(forwarded.filter(([, value]) => value !== undefined)) as Record<string, string>),
    'accept-language': visitorLanguage(sentWith(c)),
  }
  const env = { ...c.env, caller: c.get('visitor'), ...(c.req.method === 'GET' && { session: c.get('session') }) }

  const ask: Send = async (path, init) => {
    const headers = { ...visitor, ...init.headers, 'x-request-id': c.get('visitor').requestId }
    const reply = await app.request(path, { ...init, headers }, env)
    cookies.push(...reply.headers.getSetCookie())
    if (reply.status === 503) retryAfter = reply.headers.get('retry-after') ?? undefined
    let text: Promise<string> | undefined
    return { status: reply.status, headers: reply.headers, text: () => (text ??= reply.text()) }
  }

  const send: Send = (path, init) => {
    if (init.method !== 'GET') {
      replies.clear() // A change may change what was read before it.
      return ask(path, init)
    }
    const reply = replies.get(path) ?? ask(path, init)
    replies.set(path, reply)
    return reply
  }

  return {
    send,
    cookies,
    retryAfter: () => retryAfter,
    async reads() {
      const states = [...replies].map(async ([path, reply]) => [path, await stateOf(await reply)] as const)
      return new Map((await Promise.all(states)).filter(([, state]) => !state.startsWith('401')))
    },
    async areCurrent(reads) {
      const same = [...reads].map(
        async ([path, state]) => (await stateOf(await send(path, { method: 'GET' }))) === state,
      )
      return (await Promise.all(same)).every(Boolean)
    },
  }
}

async function stateOf(reply: Reply): Promise<string> {
  const tag =
    reply.headers.get('etag') ??
    createHash('sha256')
      .update(await reply.text())
      .digest('base64')
  return `${reply.status} ${tag}`
}
