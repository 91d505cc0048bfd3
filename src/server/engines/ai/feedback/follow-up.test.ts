import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Ask } from '#server/engines/ai/model/ask.ts'
import { forgetAll, startTestModel, type TestModel, type ModelReply } from '#server/engines/ai/testing/test-model.ts'
import { createFollowUp } from '#server/engines/ai/feedback/follow-up.ts'
import { onEachDatabase, createTestSite, registerUser, type TestSite } from '#server/testing/site.ts'
import { PersonalInfo } from '#shared/resume/schema.ts'

const QUESTION = 'general.mid-achievements-1@experience.0'
const TOLD = 'I tidied the stock room with Charles Babbage at Öresund Freight.'
const asks = (question: string): ModelReply => ({ says: JSON.stringify({ question }) })

onEachDatabase('a follow-up question by a language model', (engine) => {
  let site: TestSite
  let model: TestModel
  let cookie: string
  let turn: () => ModelReply
  beforeAll(async () => {
    model = await startTestModel(() => turn())
    const env = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'llama3.2', AI_BASE_URL: model.url, RATE_LIMITS: 'off' }
    site = await createTestSite(engine, { env })
    cookie = await registerUser(site)
  })
  afterAll(async () => {
    await site.close()
    await model.close()
  })
  beforeEach(() => forgetAll(site, model))

  type Helped = { followUp: { piece: string; text: string } | null; engine: string }
  async function helped(body: object = {}, asker: string | null = cookie): Promise<Helped> {
    const sent = { questionId: QUESTION, answer: TOLD, ...body }
    const reply = await site.request('POST', '/api/ai/follow-up', { body: sent, ...(asker && { cookie: asker }) })
    expect(reply.status).toBe(200)
    return (await reply.json()) as Helped
  }
  /** The embedded follow-up question for `TOLD`. */
  const EMBEDDED = { piece: 'number', text: 'Can you put a number on it: how many, how often, how much or how long?' }

  test('the model writes the question for the missing fact', async () => {
    turn = () => asks('How many shelves were in the stock room you tidied?')
    expect(await helped()).toEqual({
      followUp: { piece: 'number', text: 'How many shelves were in the stock room you tidied?' },
      engine: 'llm',
    })
    expect(model.asked[0]!.text).toContain('still lacks a number')
  })

  test('no personal data of the profile or the submitted resume leaves the process', async () => {
    turn = () => asks('How many shelves were there?')
    const personalInfo = PersonalInfo.parse({ fullName: 'Grace Hopper', phone: '020 7946 0018' })
    await helped({ answer: `${TOLD} Ada Lovelace did too, ada@example.com.` })
    await helped({ answer: `${TOLD} Hopper, 020 7946 0018, did too.`, personalInfo })
    expect(model.asked.map(({ text }) => /Öresund Freight/.test(text))).toEqual([true, true])
    for (const { text } of model.asked) expect(text).not.toMatch(/Ada|Lovelace|Babbage|Hopper|7946|ada@/)
  })

  test('no model is asked if nothing is missing, or for visitors without an account', async () => {
    turn = () => asks('Anything else?')
    const whole = 'I sorted 30 shelves, which saved an hour a day.'
    expect(await helped({ answer: whole })).toEqual({ followUp: null, engine: 'embedded' })
    expect((await helped({}, null)).engine).toBe('embedded')
    expect(model.asked).toHaveLength(0)
  })

  test.each([
    ['asks two questions', asks('How many shelves? And how long?')],
    ['asks in more than twenty words', asks(`How many${' very'.repeat(18)} shelves?`)],
    ['asks no question', asks('Please name a number.')],
    ['adds invented facts', asks('How many shelves did you tidy with SAP?')],
    ['adds text before the question', asks('Well done. How many shelves?')],
    ['does not return JSON', { says: 'How many?' }],
    ['declines', { refuses: true }],
    ['cannot be reached', { status: 401 }],
  ] as const)('when the model %s, the embedded question is asked', async (_, made) => {
    turn = () => made
    expect(await helped()).toEqual({ followUp: EMBEDDED, engine: 'embedded' })
    expect(model.asked.length).toBeGreaterThan(0)
  })

  test('a model that does not answer in time is abandoned', async () => {
    turn = () => ({ hangs: true })
    const { ask } = site.context.ai
    if (!ask) throw new Error('no model is set')
    const { id: userId } = await site.context.db.selectFrom('user').select('id').executeTakeFirstOrThrow()
    const asker = { userId, personalInfo: PersonalInfo.parse({}), signal: new AbortController().signal }
    const lacking = { question: 'What did you do?', answer: TOLD, piece: 'number', language: 'en' } as const
    const replies: unknown[] = []
    const noted: Ask = async (question) => {
      const reply = await ask(question)
      replies.push(reply)
      return reply
    }
    expect(await createFollowUp({ ask: noted, log: site.context.log, timeoutMs: 100 })(lacking, asker)).toBeNull()
    // The request was aborted; without that, it would end as 'timeout'.
    expect(replies).toEqual([{ failed: 'unavailable' }])
  })

  test('when the user continues typing, the request is aborted and no error is logged', async () => {
    turn = () => ({ hangs: true })
    const left = new AbortController()
    const given = site.app.request('http://localhost:3000/api/ai/follow-up', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ questionId: QUESTION, answer: TOLD }),
      signal: left.signal,
    })
    await vi.waitFor(() => expect(model.asked).toHaveLength(1))
    left.abort()
    await vi.waitFor(() => expect(model.open()).toBe(0))
    await Promise.resolve(given).catch(() => {})
    expect(site.lines.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)).toEqual([])
  })
})
