import type { TestSite } from '#server/testing/site.ts'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import {
  chatReply,
  messagesReply,
  responsesReply,
  type ReplyFormat,
} from '#server/engines/ai/testing/provider-replies.ts'

/** The model's behavior for a question. */
export type ModelReply =
  | { readonly says: string }
  | { readonly refuses: true }
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  /** A body that is no JSON, with a success status. */
  | { readonly body: string }
  /** It never answers. */
  | { readonly hangs: true }
  /** The connection is cut. */
  | { readonly cuts: true }
  /** These events; then the connection is cut, or nothing more is sent. */
  | { readonly events: string | Uint8Array; readonly end?: 'cut' | 'silence' }
  /** A few bytes every 10 ms, forever. */
  | { readonly drips: string }

export type Asked = {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  /** The body as it was received. */
  readonly text: string
  readonly body: { readonly model: string; readonly stream?: boolean } & Readonly<Record<string, unknown>>
}
export type TestModel = Awaited<ReturnType<typeof startTestModel>>

const FORMATS: Readonly<Record<string, ReplyFormat>> = {
  '/v1/chat/completions': chatReply,
  '/v1/responses': responsesReply,
  '/v1/messages': messagesReply,
}

/** A server that speaks the APIs of real models; `turn` decides its behavior for each question. */
export async function startTestModel(turn: (asked: Asked, index: number) => ModelReply | Promise<ModelReply>) {
  const asked: Asked[] = []
  let open = 0
  const server = createServer(async (request, response) => {
    open += 1
    response.once('close', () => (open -= 1))
    const text = await textOf(request)
    const one: Asked = { path: request.url ?? '', headers: request.headers, text, body: JSON.parse(text) }
    const index = asked.push(one) - 1
    const made = await turn(one, index)
    if ('hangs' in made) return
    if ('cuts' in made) return void request.socket.destroy()
    if ('events' in made) return pour(response, made.events, made.end)
    if ('drips' in made) return drip(response, made.drips)
    if ('status' in made) return send(response, made.status, JSON.stringify({ error: { message: 'no' } }), made.headers)
    if ('body' in made) return send(response, 200, made.body)
    const reply = FORMATS[one.path]?.(one.body, 'says' in made ? made.says : null)
    if (reply === undefined) return send(response, 404, '{}')
    if (typeof reply !== 'string') return send(response, 200, JSON.stringify(reply))
    pour(response, reply, undefined)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, // it listens on a port
    asked,
    /** Questions whose connection is still open. */
    open: () => open,
    close() {
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  }
}

function send(response: ServerResponse, status: number, body: string, headers: Readonly<Record<string, string>> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(body)
}

const STREAM = { 'content-type': 'text/event-stream' }

function pour(response: ServerResponse, events: string | Uint8Array, end: 'cut' | 'silence' | undefined): void {
  response.writeHead(200, STREAM)
  response.write(events, () => {
    if (end === 'cut') response.socket?.destroy()
    else if (end === undefined) response.end()
  })
}

function drip(response: ServerResponse, event: string): void {
  response.writeHead(200, STREAM)
  const timer = setInterval(() => response.write(event), 10)
  response.once('close', () => clearInterval(timer))
}

/** Resets requests, log and cache before a test. */
export async function forgetAll(site: TestSite, model: TestModel): Promise<void> {
  model.asked.length = 0
  site.lines.length = 0
  await site.context.db.deleteFrom('aiAnswer').execute()
}
