import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Question, Reply } from '#server/engines/ai/model/ask.ts'
import { startTestModel, type Asked, type TestModel, type ModelReply } from '#server/engines/ai/testing/test-model.ts'
import { createAi, type Ai } from '#server/engines/ai/create-ai.ts'
import { onEachDatabase, createTestSite, registerUser, type TestSite } from '#server/testing/site.ts'
import type { Settings } from '#server/settings.ts'
import { PersonalInfo } from '#shared/resume/schema.ts'

const Greeting = z.object({ hello: z.string() })
type Greeting = z.infer<typeof Greeting>
const PROVIDERS = [
  { aiProvider: 'openai', aiModel: 'gpt-4o-mini', aiApiKey: 'sk-test' },
  { aiProvider: 'anthropic', aiModel: 'claude-sonnet-4-5', aiApiKey: 'sk-test' },
  { aiProvider: 'anthropic', aiModel: 'claude-3-haiku-20240307', aiApiKey: 'sk-test' },
  { aiProvider: 'openai-compatible', aiModel: 'llama3.2', aiApiKey: undefined },
] as const
const says = (hello: string): ModelReply => ({ says: JSON.stringify({ hello }) })

onEachDatabase('requests to the language model', (engine) => {
  let site: TestSite
  let model: TestModel
  let userId: string
  let others = 0
  let now: Date
  let turn: (asked: Asked, index: number) => ModelReply | Promise<ModelReply>
  beforeAll(async () => {
    model = await startTestModel((asked, index) => turn(asked, index))
    site = await createTestSite(engine)
    await registerUser(site)
    userId = (await site.context.db.selectFrom('user').select('id').executeTakeFirstOrThrow()).id
  })
  afterAll(async () => {
    await site.close()
    await model.close()
  })
  beforeEach(async () => {
    now = new Date('2026-11-18T12:00:00.000Z')
    turn = () => says('Ada')
    model.asked.length = 0
    site.lines.length = 0
    const { db } = site.context
    for (const table of ['aiAnswer', 'aiUsage', 'aiTotal'] as const) await db.deleteFrom(table).execute()
  })

  /** An engine, one per process. */
  function opened(settings: Partial<Settings> = {}, retry = { timeoutMs: 2000, pauseMs: 5 }): Ai {
    const { db, log } = site.context
    return createAi({
      settings: { ...site.context.settings, ...PROVIDERS[3], aiBaseUrl: model.url, ...settings },
      embedded: site.context.engines.ai,
      db,
      clock: () => now,
      log,
      retry,
    })
  }

  const asking = ({ ask }: Ai, more: Partial<Question<Greeting>> = {}): Promise<Reply<Greeting>> => {
    if (!ask) throw new Error('no model is set')
    const asker = { userId, personalInfo: PersonalInfo.parse({}), signal: new AbortController().signal }
    const blocks = [{ name: 'answer', text: 'I sold 40 bikes.' }]
    return ask({ asker, system: 'Greet.', blocks, schema: Greeting, ...more })
  }

  test.each(PROVIDERS)('$aiProvider with $aiModel answers, with and without streaming', async (provider) => {
    expect(await asking(opened(provider))).toMatchObject({ value: { hello: 'Ada' }, tokens: 42 })
    const parts: unknown[] = []
    const blocks = [{ name: 'answer', text: 'I sold 41 bikes.' }]
    const inPieces = await asking(opened(provider), { blocks, onPart: (part) => parts.push(part) })
    expect(inPieces).toMatchObject({ value: { hello: 'Ada' }, tokens: 42 })
    expect(parts.at(-1)).toEqual({ hello: 'Ada' })
    expect(parts.length).toBeGreaterThan(1)
    expect(model.asked.map(({ body }) => Boolean(body.stream))).toEqual([false, true])
  })

  test.each(PROVIDERS)('$aiProvider with $aiModel is not asked again after a refusal', async (provider) => {
    turn = () => ({ refuses: true })
    expect(await asking(opened(provider))).toEqual({ failed: 'refused' })
    expect(await asking(opened(provider), { onPart: () => {} })).toEqual({ failed: 'refused' })
    expect(model.asked).toHaveLength(2)
  })

  test.each(PROVIDERS)(
    '$aiProvider with $aiModel gets the schema in the prompt, and text as data',
    async (provider) => {
      await asking(opened(provider))
      const { text, headers } = model.asked[0]!
      expect(text).toContain('\\"hello\\":{\\"type\\":\\"string\\"}')
      const [, marker] = /<<([0-9a-f-]{36}) answer\\nI sold 40 bikes\.\\n\1>>/.exec(text) ?? []
      expect(marker).toBeDefined()
      expect(text).toContain(`\\"<<${marker} …\\"`)
      expect(text).not.toContain('"tools":[]')
      expect(headers['authorization'] ?? headers['x-api-key']).toBe(
        { openai: 'Bearer sk-test', anthropic: 'sk-test', 'openai-compatible': undefined }[provider.aiProvider],
      )
    },
  )

  test.each([
    ['does not return JSON', { says: 'Hello!' }, 'bad-answer', 2],
    ['returns JSON in another schema', { says: '{"bye":1}' }, 'bad-answer', 2],
    ['uses an unknown placeholder', { says: '{"hello":"[NAME_7]"}' }, 'bad-answer', 2],
    ['returns a body that is not JSON', { body: '<html>' }, 'bad-answer', 2],
    ['is rate-limited', { status: 429 }, 'busy', 2],
    ['sends a long Retry-After', { status: 429, headers: { 'retry-after': '60' } }, 'busy', 1],
    ['is overloaded', { status: 529 }, 'busy', 2],
    ['is down', { status: 503 }, 'unavailable', 2],
    ['cuts the connection', { cuts: true }, 'unavailable', 2],
    ['rejects the key', { status: 401 }, 'unavailable', 1],
    ['rejects the question as too long', { status: 400 }, 'unavailable', 1],
    ['does not answer', { hangs: true }, 'timeout', 1],
  ] as const)('a model that %s fails with its reason', async (_, made, failed, times) => {
    turn = () => made
    const retry = { timeoutMs: failed === 'timeout' ? 1000 : 30_000, pauseMs: 5 }
    expect(await asking(opened({}, retry))).toEqual({ failed })
    expect(model.asked).toHaveLength(times)
    expect(await asking(opened({}, retry), { onPart: () => {} })).toEqual({ failed })
  })

  test('while a model does not respond, the embedded writer writes, and the reply says why', async () => {
    turn = () => ({ hangs: true })
    const told = {
      questionId: 'q',
      question: 'What did you do?',
      answer: 'I cut empty runs by 18%.',
      target: { part: 'experience', index: 0 },
      current: false,
      asks: [],
    } as const
    const atHand = { experience: [], projects: [], skills: [] }
    const asker = { userId, personalInfo: PersonalInfo.parse({}), signal: new AbortController().signal }
    const ai = opened({}, { timeoutMs: 300, pauseMs: 5 })
    const {
      engine: by,
      fellBack,
      written,
    } = await ai.write({ told: [told], atHand, targetRole: '', language: 'en' }, asker)
    expect({ by, fellBack }).toEqual({ by: 'embedded', fellBack: 'timeout' })
    expect(written.experience[0]?.achievements.map(({ text }) => text)).toEqual(['Cut empty runs by 18%'])
  })

  test('a redirect of the model API to another URL is not followed', async () => {
    const elsewhere = await startTestModel(() => says('Eve'))
    turn = () => ({ status: 307, headers: { location: `${elsewhere.url}/chat/completions` } })
    expect(await asking(opened())).toEqual({ failed: 'unavailable' })
    expect(elsewhere.asked).toHaveLength(0)
    await elsewhere.close()
  })

  test('OpenAI is instructed to store nothing, and reasoning models to reason briefly', async () => {
    await asking(opened({ ...PROVIDERS[0], aiModel: 'gpt-5-mini' }))
    expect(model.asked[0]!.body).toMatchObject({ store: false, reasoning: { effort: 'low' } })
    await asking(opened(PROVIDERS[0]))
    expect(model.asked[1]!.body).toMatchObject({ store: false })
    expect(model.asked[1]!.body).not.toHaveProperty('reasoning')
  })

  test('an answer wrapped in prose and backticks is parsed', async () => {
    turn = () => ({ says: 'Here it is:\n```json\n{"hello":"Ada"}\n```' })
    expect(await asking(opened())).toMatchObject({ value: { hello: 'Ada' } })
  })

  test('a successful second attempt is an answer, and the tokens of both count', async () => {
    turn = (_, index) => (index === 0 ? { says: 'Hello!' } : says('Ada'))
    expect(await asking(opened())).toMatchObject({ value: { hello: 'Ada' }, tokens: 84 })
    expect(await spent()).toEqual([84, 84])
  })

  test('the log says why there was no answer, but contains no prompt or reply', async () => {
    turn = () => ({ says: 'Dear Ada, no.' })
    await asking(opened())
    const line = site.lines.find((one) => one.includes('language model'))
    expect(JSON.parse(line ?? '{}')).toMatchObject({ why: 'bad-answer', code: 'no JSON' })
    expect(site.lines.join('\n')).not.toMatch(/Dear Ada|bikes|Greet/)
  })

  test('a repeated question is answered from the cache for a day, for the same user only', async () => {
    await asking(opened())
    expect(await asking(opened())).toMatchObject({ value: { hello: 'Ada' }, tokens: 0 })
    expect(model.asked).toHaveLength(1)
    now = new Date(now.getTime() + 86_400_000)
    expect(await asking(opened())).toMatchObject({ value: { hello: 'Ada' }, tokens: 42 })
    await asking(opened({ aiModel: 'another' }))
    await asking(opened(), { asker: await another() })
    expect(model.asked).toHaveLength(4)
  })

  test('cached answers are deleted after a day and with the account', async () => {
    const ai = opened()
    const asker = await another()
    const someone = asker.userId
    await asking(ai, { asker })
    const { db } = site.context
    const left = async () => [
      (await db.selectFrom('aiAnswer').select('key').execute()).length,
      (await db.selectFrom('aiUsage').select('day').execute()).length,
    ]
    await ai.clean()
    expect(await left()).toEqual([1, 1])
    now = new Date(now.getTime() + 86_400_000)
    await ai.clean()
    expect(await left()).toEqual([0, 0])
    await asking(ai, { asker })
    expect(await left()).toEqual([1, 1])
    await db.deleteFrom('user').where('id', '=', someone).execute()
    expect(await left()).toEqual([0, 0])
  })

  test('a refused or bad answer is not cached', async () => {
    turn = (_, index) => (index === 0 ? { refuses: true } : says('Ada'))
    await asking(opened())
    expect(await asking(opened())).toMatchObject({ value: { hello: 'Ada' } })
  })

  test('two simultaneous equal questions are asked once', async () => {
    const ai = opened()
    const gate = Promise.withResolvers<void>()
    turn = async () => gate.promise.then(() => says('Ada'))
    const both = [asking(ai), asking(ai)]
    await expect.poll(() => model.asked.length).toBe(1)
    // The second may still be looking for its budget in the database; nothing shows when it has joined the first.
    await pause(500)
    gate.resolve()
    expect(await Promise.all(both)).toMatchObject([
      { value: { hello: 'Ada' }, tokens: 42 },
      { value: { hello: 'Ada' }, tokens: 42 },
    ])
    expect(model.asked).toHaveLength(1)
    expect(await spent()).toEqual([42, 42])
  })

  test('a disconnected caller does not affect another; after all disconnect, the question is aborted', async () => {
    const ai = opened({}, { timeoutMs: 60_000, pauseMs: 5 })
    const [gone, stays] = [new AbortController(), new AbortController()]
    const asker = (signal: AbortSignal) => ({ userId, personalInfo: PersonalInfo.parse({}), signal })
    const gate = Promise.withResolvers<void>()
    turn = async () => gate.promise.then(() => says('Ada'))
    const both = [asking(ai, { asker: asker(gone.signal) }), asking(ai, { asker: asker(stays.signal) })]
    await expect.poll(() => model.asked.length).toBe(1)
    gone.abort()
    expect(await both[0]).toEqual({ failed: 'unavailable' })
    gate.resolve()
    expect(await both[1]).toMatchObject({ value: { hello: 'Ada' } })

    turn = () => ({ hangs: true })
    const alone = new AbortController()
    const left = asking(ai, { asker: asker(alone.signal), blocks: [{ name: 'answer', text: 'other' }] })
    await expect.poll(() => model.asked.length).toBe(2)
    alone.abort()
    expect(await left).toEqual({ failed: 'unavailable' })
  })

  test('no question exceeds the daily budget, per user or in total', async () => {
    expect(await asking(opened({ aiUserDailyBudget: 4000 }))).toEqual({ failed: 'budget' })
    expect(await asking(opened({ aiDailyBudget: 4000 }))).toEqual({ failed: 'budget' })
    expect(model.asked).toHaveLength(0)
    expect((await spent()).every((tokens) => tokens === 0)).toBe(true)
    expect(await asking(opened({ aiUserDailyBudget: 5000 }))).toMatchObject({ tokens: 42 })
  })

  test('a question too long for the model is not asked, regardless of the budget', async () => {
    const blocks = [1, 2].map((at) => ({ name: `answer ${at}`, text: 'x'.repeat(60_000) }))
    expect(await asking(opened({ aiUserDailyBudget: 1e9, aiDailyBudget: 1e9 }), { blocks })).toEqual({
      failed: 'too-long',
    })
    expect(model.asked).toHaveLength(0)
  })

  /** Another user with an account. */
  async function another() {
    const email = `eve-${++others}@example.com`
    await registerUser(site, email)
    const { id } = await site.context.db
      .selectFrom('user')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    return { userId: id, personalInfo: PersonalInfo.parse({}), signal: new AbortController().signal }
  }

  /** Tokens counted today, for the user and in total. */
  async function spent(): Promise<number[]> {
    const { db } = site.context
    const own = await db.selectFrom('aiUsage').select('tokens').execute()
    const all = await db.selectFrom('aiTotal').select('tokens').execute()
    return [...own, ...all].map(({ tokens }) => tokens)
  }
})
