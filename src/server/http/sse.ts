import type { Context } from 'hono'
import { INTERNAL_ERROR } from '#server/http/problem.ts'
import type { AnyReply, StreamedReply } from '#server/http/replies.ts'
import type { Logger } from '#server/log.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import type * as z from 'zod/mini'

/** What an endpoint reports before its reply. */
type Progress<E extends Endpoint> = E extends { told: infer S extends z.core.$ZodType } ? z.input<S> : never
/** `report` is undefined for clients that do not accept events. */
type Handle<E extends Endpoint, R> = (
  report: ((progress: Progress<E>) => void) | undefined,
  signal: AbortSignal,
) => Promise<R>

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Stops proxies from buffering the whole reply.
  'x-accel-buffering': 'no',
}

/**
 * Replies with server-sent events to clients that accept them: 'told' for each report of progress, then 'reply' with the
 * body, or 'problem' with status and refusal. Other clients get the reply alone. A closed connection aborts the work.
 */
export async function replyWithEvents<E extends Endpoint, R extends AnyReply>(
  { c, signal, log }: { readonly c: Context; readonly signal: AbortSignal; readonly log: Logger },
  handle: Handle<E, R>,
): Promise<R | StreamedReply> {
  if (!c.req.header('accept')?.includes('text/event-stream')) return handle(undefined, signal)
  const closed = new AbortController()
  const either = AbortSignal.any([signal, closed.signal])
  const body = new ReadableStream<Uint8Array>({
    async start(stream) {
      const send = (name: string, data: unknown) => {
        if (!either.aborted) stream.enqueue(encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`))
      }
      await handle((progress) => send('told', progress), either)
        .then(({ status, body: reply }) =>
          status === 200 ? send('reply', reply) : send('problem', { status, ...(reply as object) }),
        )
        .catch((error: unknown) => {
          if (either.aborted) return
          log.error({ requestId: c.get('visitor').requestId, route: c.get('route'), err: error }, 'request failed')
          send('problem', { status: INTERNAL_ERROR.status, ...INTERNAL_ERROR.body })
        })
      if (!closed.signal.aborted) stream.close()
    },
    cancel: (reason) => closed.abort(reason),
  })
  return { status: 200, body, headers: HEADERS }
}

const encoder = new TextEncoder()
