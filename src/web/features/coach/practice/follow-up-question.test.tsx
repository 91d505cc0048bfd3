import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FollowUpQuestion } from '#web/features/coach/practice/follow-up-question.tsx'
import { show } from '#web/testing/show.tsx'

afterEach(() => vi.unstubAllGlobals())

const NEXT = 'How did it end?'
const remark = (overrides: object = {}) => ({
  remark: [],
  followUp: NEXT,
  engine: 'embedded',
  fellBack: null,
  ...overrides,
})
const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
const open = () => show(() => <FollowUpQuestion place={{ sessionId: 3, questionId: 'q1' }} attempt={2} />)

type Asked = { path: string; body: unknown; accept: string | undefined; signal: AbortSignal }
function answerWith(answer: () => Response): Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal(
    'fetch',
    async (path: string, init: { body: string; headers: Record<string, string>; signal: AbortSignal }) => {
      asked.push({ path, body: JSON.parse(init.body), accept: init.headers['accept'], signal: init.signal })
      return answer()
    },
  )
  return asked
}

/** A response as events, which arrive as they are pushed. */
function streaming() {
  let push: (text: string) => void = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      push = (text) => stream.enqueue(new TextEncoder().encode(text))
    },
  })
  const asked = answerWith(
    () => new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } }),
  )
  return { asked, push: (text: string) => act(async () => push(text)) }
}

test('sentences are shown and announced politely as they arrive, then the question and its writer', async () => {
  const { asked, push } = streaming()
  open()
  expect(screen.getByText(/^Thinking of a/)).toBeDefined()
  await push(event('told', { sentence: 'You say what you did.' }))
  expect((await screen.findByText('You say what you did.')).closest('[aria-live=polite]')).not.toBeNull()
  const whole = event('reply', remark({ remark: ['You say what you did.', 'Tell how it ended.'], engine: 'llm' }))
  await push(whole.slice(0, 40))
  expect(screen.queryByText(NEXT)).toBeNull()
  await push(whole.slice(40))
  expect((await screen.findByText(NEXT)).closest('[aria-live=polite]')).not.toBeNull()
  expect(screen.getByText('Tell how it ended.')).toBeDefined()
  expect(screen.getByText(/Written by a language model/)).toBeDefined()
  expect(screen.queryByText(/^Thinking of a/)).toBeNull()
  const { signal: _, ...sentRequest } = asked[0]!
  expect(sentRequest).toEqual({
    path: '/api/coach/remarks',
    body: { sessionId: 3, questionId: 'q1', attempt: 2 },
    accept: 'text/event-stream, application/json',
  })
})

test.each([
  [null, /No language model has seen your answer/],
  ['budget', /No language model has seen your answer/],
  ['refused', /A language model was asked, but its reply couldn’t be used/],
])('a built-in question is labeled as such (%s)', async (fellBack, sentence) => {
  answerWith(() => Response.json(remark({ fellBack })))
  open()
  expect(await screen.findByText(NEXT)).toBeDefined()
  expect(screen.getByText(sentence)).toBeDefined()
})

test('a refusal, a network error and an interrupted stream show no error', async () => {
  for (const answer of [
    () => Response.json({ message: 'Wait.', code: 'too_many_tries' }, { status: 429 }),
    () => new Response(event('problem', { status: 500, message: 'No', code: 'fault' }), EVENTS),
    () => new Response(event('told', { sentence: 'You say.' }), EVENTS),
  ]) {
    answerWith(answer)
    const { unmount } = open()
    await waitFor(() => expect(screen.queryByText('Follow-up question')).toBeNull())
    unmount()
  }
})
const EVENTS = { headers: { 'content-type': 'text/event-stream' } }

test('leaving the page cancels the request', () => {
  const { asked } = streaming()
  const { unmount } = open()
  expect(asked[0]!.signal.aborted).toBe(false)
  unmount()
  expect(asked[0]!.signal.aborted).toBe(true)
})
