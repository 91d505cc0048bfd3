import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { forgetAll, startTestModel, type TestModel, type ModelReply } from '#server/engines/ai/testing/test-model.ts'
import { listen } from '#server/http/listen.ts'
import { onEachDatabase, createTestSite, registerUser, type TestSite } from '#server/testing/site.ts'
import type { CoachRemark, CoachSession } from '#shared/contract/coach.ts'

const QUESTION = {
  id: 'behavioural-planning-1',
  kind: 'behavioural',
  text: 'Tell me about a time when a plan of yours fell apart.',
  competency: 'planning',
  listensFor: 'Whether you find a way on.',
  about: null,
}
const ANSWER =
  'Last winter our depot in Malmö lost two drivers. I had to keep 40 tours a day running, so I rewrote the tours ' +
  'myself with Charles Babbage and I called three firms. Ada Lovelace, ada@example.com, signed it.'
const FINE = 'You say plainly that you rewrote the tours yourself.'
const ADVICE = 'Tell how it ended for the depot.'
const NEXT = 'How did the tours run after that winter?'
const remarks = (sentences: readonly string[], question = NEXT): ModelReply => ({
  says: JSON.stringify({ sentences, question }),
})

onEachDatabase('a remark on an answer', (engine) => {
  let site: TestSite
  let model: TestModel
  let cookie: string
  let session: CoachSession
  let turn: () => ModelReply | Promise<ModelReply>
  beforeAll(async () => {
    model = await startTestModel(() => turn())
    const env = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'llama3.2', AI_BASE_URL: model.url }
    site = await createTestSite(engine, { env: { ...env, PAYMENTS: 'off' } })
    cookie = await registerUser(site)
    session = await started(site, cookie)
    await site.context.db
      .updateTable('coachSession')
      .set({ asked: JSON.stringify([QUESTION]) })
      .execute()
    await site.request('POST', `/api/coach/sessions/${session.id}/answers`, {
      cookie,
      body: { questionId: QUESTION.id, answer: ANSWER },
    })
  })
  afterAll(async () => {
    await site.close()
    await model.close()
  })
  beforeEach(() => forgetAll(site, model))

  const sent = () => ({ sessionId: session.id, questionId: QUESTION.id, attempt: 1 })
  const ask = (headers: Record<string, string> = {}) =>
    site.request('POST', '/api/coach/remarks', { cookie, body: sent(), headers })
  const remarked = async () => (await (await ask()).json()) as CoachRemark
  const EVENTS = { accept: 'text/event-stream' }

  test("uses the model's sentences and question, and sends it the findings but no scores", async () => {
    turn = () => remarks([FINE, ADVICE])
    expect(await remarked()).toEqual({ remark: [FINE, ADVICE], followUp: NEXT, engine: 'llm', fellBack: null })
    const { text } = model.asked[0]!
    expect(text).toMatch(/finding: ownership\\n[a-z-]+\\n“/)
    expect(text).toMatch(/finding: \w+, to mend first\\n[a-z-]+\\n/)
  })

  test('streams sentences as they are completed, and the whole remark last', async () => {
    turn = () => remarks([FINE, ADVICE])
    const reply = await ask(EVENTS)
    expect(reply.headers.get('content-type')).toMatch(/^text\/event-stream/)
    const whole = { remark: [FINE, ADVICE], followUp: NEXT, engine: 'llm', fellBack: null }
    expect(eventsIn(await reply.text())).toEqual([
      ['told', { sentence: FINE }],
      ['told', { sentence: ADVICE }],
      ['reply', whole],
    ])
  })

  test('drops sentences with scores or new claims, in the stream and at the end', async () => {
    turn = () =>
      remarks(['You won an award for it.', FINE, 'That deserves full points.', 'You used SAP.', 'And so', ADVICE])
    const events = eventsIn(await (await ask(EVENTS)).text())
    expect(events.map(([name, data]) => (name === 'told' ? data : (data as CoachRemark).remark))).toEqual([
      { sentence: FINE },
      { sentence: ADVICE },
      [FINE, ADVICE],
    ])
  })

  test('has at most three sentences, in however many strings', async () => {
    const four = ['Tell how it ended.', 'Tell who was glad of it.', 'Tell it in order.', 'Tell it again.']
    turn = () => remarks([four.slice(0, 2).join(' '), ...four.slice(2)])
    expect((await remarked()).remark).toEqual(four.slice(0, 3))
  })

  test('replaces an invented question by the embedded one, and keeps the remark', async () => {
    turn = () => remarks([FINE], 'Why did you choose SAP?')
    const { remark, followUp, engine } = await remarked()
    expect([remark, engine]).toEqual([[FINE], 'llm'])
    expect(followUp).toBe('How did it turn out? What changed?')
  })

  test.each([
    [{ says: 'no JSON' }, 'bad-answer'],
    [remarks(['You won an award.'], 'Why SAP?'), 'bad-answer'],
    [{ refuses: true }, 'refused'],
    [{ status: 429, headers: { 'retry-after': '60' } }, 'busy'],
    [{ status: 401 }, 'unavailable'],
  ] as const)('is left out when the model answers %j, and the embedded question is asked', async (made, fellBack) => {
    turn = () => made
    const embedded = { remark: [], followUp: 'How did it turn out? What changed?', engine: 'embedded' }
    expect(await remarked()).toEqual({ ...embedded, fellBack })
    expect(eventsIn(await (await ask(EVENTS)).text()).at(-1)).toEqual(['reply', { ...embedded, fellBack }])
  })

  test('sends no personal data to the model', async () => {
    turn = () => remarks([FINE])
    await remarked()
    expect(model.asked[0]!.text).toContain('I rewrote the tours')
    expect(model.asked[0]!.text).not.toMatch(/Ada|Lovelace|Babbage|ada@/)
    expect(site.lines.join('\n')).not.toMatch(/Ada|Babbage|tours/)
  })

  test('sends no personal data from a resume either', async () => {
    turn = () => remarks([FINE])
    const made = await site.request('POST', '/api/resumes', {
      cookie,
      body: { title: 'T', content: { personalInfo: { fullName: 'Malm Tours' } } },
    })
    expect(made.status).toBe(201)
    await remarked()
    expect(model.asked[0]!.text).toContain('I rewrote the')
    expect(model.asked[0]!.text).not.toMatch(/tours/)
  })

  test('closing the event stream aborts the request to the model', async () => {
    turn = () => ({ hangs: true })
    const reply = await ask(EVENTS)
    await vi.waitFor(() => expect(model.open()).toBe(1))
    await reply.body?.cancel()
    await vi.waitFor(() => expect(model.open()).toBe(0))
  })

  test('disconnecting aborts the request to the model', async () => {
    turn = () => ({ hangs: true })
    const { server, port } = await listen(site.app, { port: 0, host: '127.0.0.1' })
    const left = new AbortController()
    const reply = await fetch(`http://127.0.0.1:${port}/api/coach/remarks`, {
      method: 'POST',
      headers: { ...EVENTS, 'content-type': 'application/json', cookie },
      body: JSON.stringify(sent()),
      signal: left.signal,
    })
    await vi.waitFor(() => expect(model.asked).toHaveLength(1))
    expect([reply.status, model.open()]).toEqual([200, 1])
    left.abort()
    await vi.waitFor(() => expect(model.open()).toBe(0))
    expect(site.lines.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)).toEqual([])
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  })
})

async function started(site: TestSite, cookie: string): Promise<CoachSession> {
  const reply = await site.request('POST', '/api/coach/sessions', { cookie, body: { kinds: ['behavioural'] } })
  return ((await reply.json()) as { session: CoachSession }).session
}

const eventsIn = (text: string): [string, unknown][] =>
  text
    .split('\n\n')
    .filter((block) => block !== '')
    .map((block) => {
      const [, name = '', data = ''] = /^event: (\w+)\ndata: (.+)$/.exec(block) ?? []
      return [name, JSON.parse(data)]
    })
