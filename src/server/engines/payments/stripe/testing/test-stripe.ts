import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import Stripe from 'stripe'
import { callsOf } from '#server/engines/payments/stripe/testing/calls.ts'
import { controlsOf } from '#server/engines/payments/stripe/testing/controls.ts'
import { createMoney } from '#server/engines/payments/stripe/testing/money.ts'
import { createStore, type StripeEvent } from '#server/engines/payments/stripe/testing/objects.ts'
import {
  expanded,
  formOf,
  invalid,
  missing,
  Refused,
  type Form,
} from '#server/engines/payments/stripe/testing/http-format.ts'

export const SECRET_KEY = 'sk_test_51Hidden'
export const WEBHOOK_SECRET = 'whsec_hidden'
const VERSION = '2026-10-28.endive'
/** Milliseconds. */
const LATE = 400

/** 'away' drops the connection before the work, 'drops' after it; 'waits' works late, 'lags' responds late. */
export type Fault = 'away' | 'drops' | 'waits' | 'lags' | 500 | 429 | 401 | Pick<Refused, 'status' | 'error'>
type Asked = {
  readonly call: string
  readonly text: string
  readonly headers: IncomingHttpHeaders
}
type Reply = { readonly status: number; readonly body: string }
type Opened = Awaited<ReturnType<typeof startTestStripe>>
/** An interface, so that types that contain it show only its name. */
export interface TestStripe extends Opened {}

/** A server that implements Stripe's API and keeps its state. */
export async function startTestStripe(clock: () => Date) {
  const store = createStore(clock)
  const money = createMoney(store)
  const flags = { isDeclined: false }
  const calls = callsOf({ store, money, isDeclined: () => flags.isDeclined })
  const asked: Asked[] = []
  const kept = new Map<string, Reply & { readonly asked: string }>()
  let fault: (call: string) => Fault | null = () => null

  function answer(call: string, text: string): Reply {
    const [method = '', address = ''] = call.split(' ')
    const { pathname, search } = new URL(address, 'http://stripe')
    const form = formOf(method === 'POST' ? text : search.slice(1))
    const found = calls.find(([pattern]) => match(pattern, `${method} ${pathname}`) !== null)
    if (!found) return refusal(missing('path', pathname))
    try {
      const object = found[1](form, match(found[0], `${method} ${pathname}`) ?? '')
      return { status: 200, body: JSON.stringify(expanded(object, expandPaths(form), store.look), null, 2) }
    } catch (error) {
      if (error instanceof Refused) return refusal(error)
      throw error
    }
  }

  /** A repeated idempotency key gets the same response as before, success or failure, and does nothing. */
  function once(call: string, text: string, key: string | undefined, work: () => Reply): Reply {
    const before = key === undefined ? undefined : kept.get(key)
    if (before && before.asked !== call + text)
      return refusal(
        new Refused(400, { type: 'idempotency_error', message: 'Keys can only be used with the same parameters.' }),
      )
    const reply = before ?? work()
    // Requests refused before any work are not stored.
    if (key !== undefined && reply.status !== 400 && reply.status !== 429)
      kept.set(key, { ...reply, asked: call + text })
    return reply
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await textOf(request)
    const call = `${request.method} ${request.url}`
    asked.push({ call, text, headers: request.headers })
    const what = fault(call)
    if (what === 'away') return void request.socket.destroy()
    if (what === 'waits') await wait(LATE)
    const key = request.headers['idempotency-key']
    const work = () => (what === 500 ? BROKEN : answer(call, text))
    const reply = refusedAtTheDoor(request, what) ?? once(call, text, typeof key === 'string' ? key : undefined, work)
    if (what === 'lags') await wait(LATE)
    if (what === 'drops') return void request.socket.destroy()
    send(response, reply)
  }

  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  // Listening on a port, it has an object as its address.
  const { port } = server.address() as AddressInfo

  return {
    ...controlsOf(store, money),
    host: `http://127.0.0.1:${port}`,
    /** Every request, in order. */
    asked,
    held: store.held,
    /** Its events, in order; nothing is sent automatically. */
    events: store.events,
    /** Events of a type that Stripe sends and we do not handle. */
    tell: store.tell,
    declines: (isDeclined: boolean) => void (flags.isDeclined = isDeclined),

    /** The failures for upcoming calls that match a pattern, up to a number of times. */
    fails(what: Fault, at: RegExp = /./, times = Infinity): void {
      let left = times
      fault = (call) => (at.test(call) && left-- > 0 ? what : null)
    },
    recovers: () => void (fault = () => null),

    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}

/** The header with which Stripe signs a text. */
export const signatureOf = ({ raw }: Pick<StripeEvent, 'raw'>, at: Date, secret = WEBHOOK_SECRET): string =>
  Stripe.webhooks.generateTestHeaderString({ payload: raw, secret, timestamp: at.getTime() / 1000 })

/** The ID in a path; '' if the pattern has none; null if it does not match. */
function match(pattern: string, call: string): string | null {
  const found = new RegExp(`^${pattern.replace(':id', '([^/]+)')}$`).exec(call)
  return found && (found[1] ?? '')
}

const BROKEN: Reply = {
  status: 500,
  body: JSON.stringify({ error: { type: 'api_error', message: 'Something went wrong.' } }),
}

/** Requests refused before any work. */
function refusedAtTheDoor({ method, headers }: IncomingMessage, what: Fault | null): Reply | null {
  const type = 'invalid_request_error'
  if (typeof what === 'object' && what) return refusal(what)
  if (what === 429) return refusal({ status: 429, error: { type, code: 'rate_limit', message: 'Too many requests.' } })
  if (what === 401 || headers.authorization !== `Bearer ${SECRET_KEY}`)
    return refusal({ status: 401, error: { type, message: `Invalid API Key provided: ${SECRET_KEY}` } })
  if (headers['stripe-version'] !== VERSION) return refusal(invalid('Another version was expected.'))
  return method === 'POST' && !headers['idempotency-key'] ? refusal(invalid('A POST without a key.')) : null
}

const expandPaths = ({ expand }: Form): readonly string[] =>
  Array.isArray(expand) ? expand.filter((path) => typeof path === 'string') : []

const refusal = ({ status, error }: Pick<Refused, 'status' | 'error'>): Reply => ({
  status,
  body: JSON.stringify({ error }),
})

function send(response: ServerResponse, { status, body }: Reply): void {
  const headers = { 'content-type': 'application/json', 'request-id': 'req_1', 'stripe-version': VERSION }
  // An immediate retry would get the same response.
  response.writeHead(status, status === 500 ? { ...headers, 'stripe-should-retry': 'false' } : headers).end(body)
}
