import { safeParse } from 'zod/mini'
import type * as z from 'zod/mini'
import type { Send } from '#shared/contract/endpoint.ts'

/**
 * Carries a call in such a way that `onTold` hears the events sent before the reply. Hand it to `call`, which gets
 * the reply itself as from any other; a stream that breaks off before it is no connection.
 */
export const withEventStream =
  <S extends z.core.$ZodType>(told: S, onTold: (one: z.output<S>) => void, signal?: AbortSignal): Send =>
  async (path, init) => {
    const headers = { ...init.headers, accept: 'text/event-stream, application/json' }
    const answer = await fetch(path, { ...init, headers, ...(signal && { signal }) })
    if (!answer.body || !answer.headers.get('content-type')?.startsWith('text/event-stream')) return answer
    for await (const { name, data } of eventsOf(answer.body)) {
      if (name === 'reply') return replied(answer.status, data)
      if (name === 'problem') return replied(statusIn(data), data)
      const one = safeParse(told, JSON.parse(data))
      if (one.success) onTold(one.data)
    }
    throw new TypeError('The stream ended before its reply')
  }

const replied = (status: number, body: string): Awaited<ReturnType<Send>> => ({
  status,
  headers: { get: () => null, getSetCookie: () => [] },
  text: async () => body,
})

function statusIn(data: string): number {
  const { status } = JSON.parse(data) as { status?: unknown }
  return typeof status === 'number' ? status : 500
}

/** Server-sent events as our server writes them: a name, one line of data, a blank line. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<{ name: string; data: string }> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const blocks = `${rest}${decoder.decode(value, { stream: true })}`.split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? []
        if (name && data) yield { name, data }
      }
    }
  } finally {
    void reader.cancel().catch(() => {})
  }
}
