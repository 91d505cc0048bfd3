import * as z from 'zod/mini'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Question, Reply } from '#server/engines/ai/model/ask.ts'
import { startTestModel, type TestModel, type ModelReply } from '#server/engines/ai/testing/test-model.ts'
import { chatReply } from '#server/engines/ai/testing/provider-replies.ts'
import { createAi, type Ai } from '#server/engines/ai/create-ai.ts'
import { onEachDatabase, createTestSite, registerUser, type TestSite } from '#server/testing/site.ts'
import { PersonalInfo } from '#shared/resume/schema.ts'

/** Longer than any answer takes on a busy machine, and shorter than the test timeout. */
const LONG_TIMEOUT_MS = 30_000

const Lines = z.object({ lines: z.array(z.string()) })
type Lines = z.infer<typeof Lines>
const says = (...lines: string[]): ModelReply => ({ says: JSON.stringify({ lines }) })
/** One event of a streamed reply. */
const piece = (content: string) =>
  `data: ${JSON.stringify({ id: 'r', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`
const whole = (text: string) => String(chatReply({ model: 'm', stream: true }, text))

onEachDatabase('bad replies of the language model', (engine) => {
  let site: TestSite
  let model: TestModel
  let userId: string
  let turn: () => ModelReply | Promise<ModelReply>
  let now: Date
  beforeAll(async () => {
    model = await startTestModel(() => turn())
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
    model.asked.length = 0
    site.lines.length = 0
    for (const table of ['aiAnswer', 'aiUsage', 'aiTotal'] as const) await site.context.db.deleteFrom(table).execute()
  })

  function opened(
    settings: { aiDailyBudget?: number; aiUserDailyBudget?: number } = {},
    timeoutMs = LONG_TIMEOUT_MS,
  ): Ai {
    const { db, log } = site.context
    return createAi({
      settings: {
        ...site.context.settings,
        aiProvider: 'openai-compatible',
        aiModel: 'llama3.2',
        aiBaseUrl: model.url,
        ...settings,
      },
      embedded: site.context.engines.ai,
      db,
      clock: () => now,
      log,
      retry: { timeoutMs, pauseMs: 5 },
    })
  }
  const asking = ({ ask }: Ai, more: Partial<Question<Lines>> = {}): Promise<Reply<Lines>> => {
    if (!ask) throw new Error('no model is set')
    const asker = { userId, personalInfo: PersonalInfo.parse({}), signal: new AbortController().signal }
    const blocks = [{ name: 'answer', text: 'I sold 40 bikes with Sarah Connor.' }]
    return ask({ asker, system: 'Write.', blocks, schema: Lines, ...more })
  }
  const listening = { onPart: () => {} }
  /** Enough tokens for all questions of a test. */
  const RICH = { aiDailyBudget: 1e9, aiUserDailyBudget: 1e9 }
  async function spent(): Promise<number[]> {
    const { db } = site.context
    const own = await db.selectFrom('aiUsage').select('tokens').execute()
    const all = await db.selectFrom('aiTotal').select('tokens').execute()
    return [...own, ...all].map(({ tokens }) => tokens)
  }

  test.each([
    ['is cut off in the middle of its JSON', { events: whole('{"lines":["Sold 40') }, 'bad-answer'],
    ['is empty', { events: whole('') }, 'bad-answer'],
    ['has no event at all', { events: '' }, 'bad-answer'],
    ['is not an event stream', { events: '{"lines":[]' }, 'bad-answer'],
    ['is disconnected in the middle', { events: piece('{"lines":["Sold'), end: 'cut' }, 'unavailable'],
    ['stops in the middle', { events: piece('{"lines":["Sold'), end: 'silence' }, 'timeout'],
    ['continues past the timeout', { drips: piece('a') }, 'timeout'],
    ['never reaches its first word', { drips: ': still thinking\n\n' }, 'timeout'],
    [
      'is not UTF-8',
      { events: Uint8Array.from([0x64, 0x61, 0x74, 0x61, 0x3a, 0x20, 0xff, 0xfe, 0x0a, 0x0a]) },
      'bad-answer',
    ],
    ['calls a tool instead of returning text', { events: toolCall() }, 'bad-answer'],
  ] as const)('a reply that %s fails with its reason', async (_, made, failed) => {
    turn = () => made
    expect(await asking(opened({}, failed === 'timeout' ? 400 : LONG_TIMEOUT_MS), listening)).toEqual({ failed })
  })

  test.each([
    ['in one piece', {}],
    ['in pieces', listening],
  ])('a reply of megabytes %s is rejected in time', async (_, more) => {
    // Quadratic time would end as 'timeout'.
    const text = `{"lines":["${'Sold forty bikes. '.repeat(400_000)}"]}`
    turn = () => ('onPart' in more ? { events: piece(text.slice(0, 9)) + piece(text) } : { says: text })
    expect(await asking(opened(RICH), more)).toEqual({ failed: 'bad-answer' })
  })

  test('an endless reply is aborted once it is longer than any valid reply', async () => {
    turn = () => ({ drips: `: ${' '.repeat(1_000_000)}\n\n` })
    // A reply that is read to the end would fail with 'timeout'.
    expect(await asking(opened(), listening)).toEqual({ failed: 'bad-answer' })
    await expect.poll(() => model.open()).toBe(0)
  })

  test('a long reply in thousands of small chunks is not parsed again for each chunk', async () => {
    const lines = Array.from(
      { length: 900 },
      (_, at) => `Sold bike number ${at} to somebody who came by on a rainy day`,
    )
    turn = () => says(...lines)
    let readings = 0
    const onPart = () => (readings += 1)
    expect(await asking(opened(), { onPart })).toMatchObject({ value: { lines } })
    // About 5,000 chunks. Parsing everything again for each took twenty seconds.
    expect(readings).toBeLessThan(1000)
  })

  test('only list items with an unknown placeholder are left out', async () => {
    turn = () => says('Sold 40 bikes with [NAME_1]', 'Met [NAME_7]', 'Wrote to [MAIL_1]')
    expect(await asking(opened())).toMatchObject({ value: { lines: ['Sold 40 bikes with Sarah Connor'] } })
  })

  test('a placeholder without its brackets is replaced as well', async () => {
    turn = () => says('With NAME_1', 'With \\[NAME_1\\]', 'With NAME_2')
    expect(await asking(opened())).toMatchObject({ value: { lines: ['With Sarah Connor', 'With Sarah Connor'] } })
  })

  test.each([
    [401, 'AI_API_KEY'],
    [403, 'AI_API_KEY'],
    [404, 'AI_MODEL'],
    [402, 'out of credit'],
  ])(
    'when the model replies with status %i, the log reports %s to the administrator, as an error',
    async (status, advice) => {
      turn = () => ({ status })
      expect(await asking(opened())).toEqual({ failed: 'unavailable' })
      const told = site.lines.map((line) => JSON.parse(line) as { level: unknown; msg: string })
      expect(told.find(({ msg }) => msg.includes(advice))?.level).toBe('error')
    },
  )

  test.each([
    ['in seconds', () => '60', 1],
    ['as a date', () => new Date(Date.now() + 60_000).toUTCString(), 1],
    ['as a past date', () => new Date(0).toUTCString(), 2],
    ['in an unknown format', () => 'soon', 2],
  ])('a model that sends Retry-After %s is asked as often as that allows', async (_, after, times) => {
    turn = () => ({ status: 429, headers: { 'retry-after': after() } })
    expect(await asking(opened())).toEqual({ failed: 'busy' })
    expect(model.asked).toHaveLength(times)
  })

  test('each attempt counts, even if the model does not report its token usage', async () => {
    turn = () => ({ events: piece('{"lines":["Sold'), end: 'cut' })
    await asking(opened(), listening)
    const [twice = 0] = await spent()
    await site.context.db.deleteFrom('aiUsage').execute()
    await site.context.db.deleteFrom('aiTotal').execute()
    turn = () => ({ hangs: true })
    await asking(opened({}, 200), listening)
    const [once = 0] = await spent()
    expect(once).toBeGreaterThan(0)
    expect(twice).toBe(2 * once)
  })

  test('tokens reserved for a failed question are released', async () => {
    turn = () => ({ status: 503, headers: { 'retry-after': '60' } })
    expect(await asking(opened())).toEqual({ failed: 'unavailable' })
    expect(await spent()).toEqual([0, 0])
  })

  test('a question that ends after midnight counts for the day it was asked, and the new day starts at zero', async () => {
    now = new Date('2026-11-18T23:59:59.999Z')
    const gate = Promise.withResolvers<void>()
    const ai = opened({ aiUserDailyBudget: 6000 })
    const asked = Promise.withResolvers<void>()
    turn = () => {
      asked.resolve()
      return says('Sold 40 bikes')
    }
    const first = ai.ask && asking(ai, { onPart: () => gate.resolve() })
    await asked.promise
    now = new Date('2026-11-19T00:00:00.000Z')
    await first
    expect(await asking(ai, { blocks: [{ name: 'answer', text: 'other' }] })).toMatchObject({ tokens: 42 })
    const days = await site.context.db.selectFrom('aiUsage').select(['day', 'tokens']).orderBy('day').execute()
    expect(days).toEqual([
      { day: '2026-11-18', tokens: 42 },
      { day: '2026-11-19', tokens: 42 },
    ])
  })

  test('of many simultaneous questions, no more are asked than the budget allows', async () => {
    const refused: unknown[] = []
    const gate = Promise.withResolvers<void>()
    // Each answer releases unused tokens, so no answer arrives before all questions were asked.
    turn = () => gate.promise.then(() => says('Sold 40 bikes'))
    const ai = opened({ aiUserDailyBudget: 10_000 })
    const all = [1, 2, 3, 4, 5, 6].map(async (at) => {
      const made = await asking(ai, { blocks: [{ name: 'answer', text: `bike ${at}` }] })
      if ('failed' in made && refused.push(made.failed) === 4) gate.resolve()
    })
    await Promise.all(all)
    expect(refused).toEqual(['budget', 'budget', 'budget', 'budget'])
    expect(model.asked).toHaveLength(2)
    expect(await spent()).toEqual([84, 84])
  })

  test('after five failures the model is not asked for a minute, then once as a trial', async () => {
    const ai = opened()
    turn = () => ({ status: 401 })
    const other = (at: number) => asking(ai, { blocks: [{ name: 'answer', text: `${at}` }] })
    for (const at of [1, 2, 3, 4, 5]) await other(at)
    expect(model.asked).toHaveLength(5)
    expect(await other(6)).toEqual({ failed: 'unavailable' })
    expect(model.asked).toHaveLength(5)
    now = new Date(now.getTime() + 60_000)
    turn = () => says('Sold 40 bikes')
    expect(await other(7)).toMatchObject({ value: { lines: ['Sold 40 bikes'] } })
  })

  test('questions that cannot be answered do not open the circuit', async () => {
    const ai = opened()
    const all: ModelReply[] = [{ refuses: true }, { status: 400 }, { status: 413 }]
    for (const made of [...all, ...all, ...all, ...all, ...all]) {
      turn = () => made
      await asking(ai, { blocks: [{ name: 'answer', text: `${model.asked.length}` }] })
    }
    expect(model.asked).toHaveLength(15)
    turn = () => says('Sold 40 bikes')
    expect(await asking(ai)).toMatchObject({ value: { lines: ['Sold 40 bikes'] } })
  })

  test('during the trial request, other questions are refused', async () => {
    const ai = opened()
    const other = (at: number) => asking(ai, { blocks: [{ name: 'answer', text: `bike ${at}` }] })
    turn = () => ({ status: 401 })
    for (const at of [1, 2, 3, 4, 5]) await other(at)
    now = new Date(now.getTime() + 60_000)
    const refused: unknown[] = []
    const gate = Promise.withResolvers<void>()
    // The trial ends only after all others were refused.
    turn = () => gate.promise.then(() => says('Sold 40 bikes'))
    await Promise.all(
      [6, 7, 8, 9].map(async (at) => {
        const reply = await other(at)
        if ('failed' in reply && refused.push(reply.failed) === 3) gate.resolve()
      }),
    )
    expect(refused).toEqual(['unavailable', 'unavailable', 'unavailable'])
    expect(model.asked).toHaveLength(6)
    expect(await other(10)).toHaveProperty('value')
  })
})

function toolCall(): string {
  const call = { index: 0, id: 't', type: 'function', function: { name: 'rm', arguments: '{"path":"/"}' } }
  const chunk = { id: 'r', object: 'chat.completion.chunk', created: 1, model: 'm' }
  const events = [
    { ...chunk, choices: [{ index: 0, delta: { role: 'assistant', tool_calls: [call] }, finish_reason: null }] },
    { ...chunk, choices: [{ index: 0, delta: {}, finish_reason: 'tool_calls' }] },
  ]
  return `${events.map((one) => `data: ${JSON.stringify(one)}\n\n`).join('')}data: [DONE]\n\n`
}
