import type { Context } from 'hono'
import { FAULT } from '#server/http/problem.ts'
import type { AnyAnswer } from '#server/http/serve.ts'
import type { Logger } from '#server/log.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import type * as z from 'zod/mini'

/** A reply in server-sent events. */
export type Streamed = {
  readonly status: 200
  readonly body: ReadableStream<Uint8Array>
  readonly headers: Readonly<Record<string, string>>
}
type Told<E extends Endpoint> = E extends { told: infer S extends z.core.$ZodType } ? z.input<S> : never
/** `tell` is undefined where nobody listens on the way. */
type Make<E extends Endpoint, A> = (tell: ((one: Told<E>) => void) | undefined, signal: AbortSignal) => Promise<A>

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Proxies that gather a reply before they pass it on would undo it.
  'x-accel-buffering': 'no',
}

/**
 * Makes a reply, and tells on the way what there is to tell, to whoever accepts events: 'told' any number of times, at
 * last 'reply' with the body, or 'problem' with status and refusal. Others get the reply alone. Whoever goes away ends it.
 */
export async function telling<E extends Endpoint, A extends AnyAnswer>(
  { c, signal, log }: { readonly c: Context; readonly signal: AbortSignal; readonly log: Logger },
  make: Make<E, A>,
): Promise<A | Streamed> {
  if (!c.req.header('accept')?.includes('text/event-stream')) return make(undefined, signal)
  const left = new AbortController()
  const either = AbortSignal.any([signal, left.signal])
  const body = new ReadableStream<Uint8Array>({
    async start(stream) {
      const send = (name: string, data: unknown) => {
        if (!either.aborted) stream.enqueue(encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`))
      }
      await make((one) => send('told', one), either)
        .then(({ status, body: said }) =>
          status === 200 ? send('reply', said) : send('problem', { status, ...(said as object) }),
        )
        .catch((error: unknown) => {
          if (either.aborted) return
          log.error({ requestId: c.get('visitor').requestId, route: c.get('route'), err: error }, 'fault')
          send('problem', { status: FAULT.status, ...FAULT.body })
        })
      if (!left.signal.aborted) stream.close()
    },
    cancel: (reason) => left.abort(reason),
  })
  return { status: 200, body, headers: HEADERS }
}

const encoder = new TextEncoder()
