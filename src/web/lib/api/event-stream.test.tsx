import { afterEach, expect, test, vi } from 'vitest'
import { remarkOnAnswer } from '#shared/contract/coach.ts'
import { OfflineError } from '#web/lib/api/call-error.ts'
import { withEventStream } from '#web/lib/api/event-stream.ts'
import { call } from '#web/lib/api/call.ts'

afterEach(() => vi.unstubAllGlobals())

const REMARK = { remark: [], followUp: 'Wie ging’s aus?', engine: 'embedded', fellBack: null }
const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/** The events and the reply of a call that gets these bytes, three at a time. */
async function heard(text: string) {
  const bytes = new TextEncoder().encode(text)
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      for (let at = 0; at < bytes.length; at += 3) stream.enqueue(bytes.slice(at, at + 3))
      stream.close()
    },
  })
  vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }))
  const told: string[] = []
  const eventHandler = withEventStream(
    remarkOnAnswer.told,
    ({ sentence }) => told.push(sentence),
    new AbortController().signal,
  )
  const reply = await call(remarkOnAnswer, { body: { sessionId: 1, questionId: 'q', attempt: 1 } }, eventHandler)
  return { told, status: reply.status, body: reply.body }
}

test('events are reported in order, and the reply is the same as for any call', async () => {
  const stream = event('told', { sentence: 'Schön.' }) + event('told', { sentence: 'Kürzer.' }) + event('reply', REMARK)
  expect(await heard(stream)).toEqual({ told: ['Schön.', 'Kürzer.'], status: 200, body: REMARK })
})

test('events that do not match the contract are ignored', async () => {
  const stream = event('told', { text: 'Schön.' }) + event('other', {}) + event('reply', REMARK)
  expect((await heard(stream)).told).toEqual([])
})

test('a refusal in the stream is a refusal, with its status', async () => {
  const refused = { message: 'Writing takes too long.', code: 'busy' }
  expect(await heard(event('problem', { status: 503, ...refused }))).toEqual({ told: [], status: 503, body: refused })
})

test('a stream that ends before its reply is a connection error', async () => {
  await expect(heard(event('told', { sentence: 'Schön.' }))).rejects.toBeInstanceOf(OfflineError)
})
