import { randomUUID } from 'node:crypto'
import { isIPv4, isIPv6 } from 'node:net'
import { isbot } from 'isbot'
import type { Context, MiddlewareHandler } from 'hono'
import type { Logger } from '#server/log.ts'
import { isLoopback, type Settings } from '#server/settings.ts'
import type { User } from '#shared/contract/account.ts'

/** What is known about a request before it is handled. */
export type Visitor = {
  readonly requestId: string
  /** The visitor's network, for rate limits; never logged, never stored in plain text. */
  readonly network: string
  /** Our address as the visitor sees it: scheme, host and port. */
  readonly origin: string
  /** Whether a person seems to read: neither a known bot nor a browser that prefetches. */
  readonly isReader: () => boolean
}

/** Who is signed in, and the cookies that extend the session. */
export type Session = { readonly user: User | undefined; readonly cookies: readonly string[] }

declare module 'hono' {
  interface ContextVariableMap {
    visitor: Visitor
    /** The pattern of the path, for the log. */
    route: string
    /** The session of the request's cookies; looked up once, at first use. */
    session: () => Promise<Session>
    /** The signed-in user. */
    currentUser: () => Promise<User | undefined>
  }
}

/** A page calls the API in this process on behalf of its own visitor. */
type InternalEnv = {
  readonly caller?: Visitor
  /** The session of a page that only reads, for all of its calls. */
  readonly session?: () => Promise<Session>
}

export function identifyVisitor(settings: Settings, log: Logger): MiddlewareHandler {
  let mayWarn = settings.trustProxy === 0
  return async (c, next) => {
    if (mayWarn && c.req.header('x-forwarded-for') !== undefined) {
      mayWarn = false
      log.warn(
        'A request has X-Forwarded-For, but TRUST_PROXY is off. If you run this behind a proxy, set TRUST_PROXY. ' +
          'Otherwise all visitors share the rate limits of the proxy’s address.',
      )
    }
    const visitor = internalCaller(c) ?? visitorOf(c, settings)
    c.set('visitor', visitor)
    await next()
    c.res.headers.set('x-request-id', visitor.requestId)
  }
}

/** The visitor whose page calls the API; undefined for calls from outside. */
export const internalCaller = (c: Context): Visitor | undefined => (c.env as InternalEnv | undefined)?.caller

export const internalSession = (c: Context): InternalEnv['session'] => (c.env as InternalEnv | undefined)?.session

function visitorOf(c: Context, settings: Settings): Visitor {
  const forwarded = settings.trustProxy > 0
  const given = c.req.header('x-request-id')
  return {
    requestId: forwarded && given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID(),
    network: networkOf(addressOf(c, settings.trustProxy)),
    origin: originOf(c, settings),
    isReader: () => isReader(c),
  }
}

function isReader(c: Context): boolean {
  const purpose = `${c.req.header('sec-purpose') ?? ''} ${c.req.header('purpose') ?? ''}`
  return (
    c.req.method === 'GET' && !/prefetch|prerender|preview/i.test(purpose) && !isbot(c.req.header('user-agent') ?? '')
  )
}

/** Each of our proxies appends the address it saw to X-Forwarded-For; anything before those may be forged. */
function addressOf(c: Context, proxies: number): string {
  const chain = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  const forwarded = proxies > 0 ? chain.at(-Math.min(proxies, chain.length)) : undefined
  const env = c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined
  return forwarded || (env?.incoming?.socket?.remoteAddress ?? '127.0.0.1')
}

/**
 * One household or office: an IPv4 address, or the first half of an IPv6 address; devices choose the other half. What is
 * no address is a network of its own.
 */
export function networkOf(given: string): string {
  const address = withoutPort(given)
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped ?? isIPv4(address)) return mapped ?? address
  if (!isIPv6(address)) return given.slice(0, 100)
  const [head = '', tail] = address.toLowerCase().split('%')[0]!.split('::')
  const first = head ? head.split(':') : []
  const last = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  return [...first, ...zeros, ...last]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** Some proxies add the port, and write IPv6 addresses in brackets: '203.0.113.7:4107', '[2001:db8::1]:4107'. */
function withoutPort(address: string): string {
  const [, bracketed, plain] = /^(?:\[([^\]]*)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/.exec(address) ?? []
  return bracketed ?? plain ?? address
}

/** APP_URL where it is set to a public address, otherwise what the request names. */
function originOf(c: Context, { appUrl, trustProxy }: Settings): string {
  if (appUrl && !isLoopback(appUrl)) return appUrl
  const { origin } = new URL(c.req.url)
  if (trustProxy === 0) return origin
  const scheme = c.req.header('x-forwarded-proto') ?? new URL(origin).protocol.slice(0, -1)
  const host = c.req.header('x-forwarded-host') ?? new URL(origin).host
  const named = `${scheme}://${host}`
  return /^https?:\/\/[\w.:[\]-]+$/.test(named) && URL.canParse(named) ? new URL(named).origin : origin
}
