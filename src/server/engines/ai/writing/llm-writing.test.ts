import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { forgetAll, startTestModel, type TestModel, type ModelReply } from '#server/engines/ai/testing/test-model.ts'
import { onEachDatabase, createTestSite, registerUser, type TestSite } from '#server/testing/site.ts'
import type { GeneratedContent, InterviewQuestion } from '#shared/interview/schemas.ts'

const RESUME = {
  experience: [
    { company: 'Öresund Freight', position: 'Planner', current: true },
    { company: 'Skåne Transport', position: 'Driver', current: false },
  ],
  projects: [{ name: 'Night routes' }],
  skills: ['SAP'],
}
const ADA = {
  fullName: 'Ada Lovelace',
  email: 'ada@lovelace.example',
  phone: '+44 20 7946 0018',
  location: 'Marylebone, London',
  website: 'https://lovelace.example',
  linkedin: 'https://www.linkedin.com/in/ada-l',
  github: 'https://github.com/adal1843',
}
const PERSONAL = /Ada|Lovelace|7946|Marylebone|London|linkedin\.com|adal1843|Babbage/i
const ANSWER =
  'I, Ada Lovelace of Marylebone (ada@lovelace.example, 020 7946 0018, github.com/adal1843), planned 40 tours a day ' +
  'with Charles Babbage and I cut empty runs by 18%. I used SAP and Excel.'

onEachDatabase('writing with a language model', (engine) => {
  let site: TestSite
  let model: TestModel
  let cookie: string
  let turn: () => ModelReply
  let questions: readonly InterviewQuestion[]
  beforeAll(async () => {
    model = await startTestModel(() => turn())
    const env = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'llama3.2', AI_BASE_URL: model.url }
    site = await createTestSite(engine, { env: { ...env, ADMIN_PASSWORD: 'correct horse battery' } })
    cookie = await registerUser(site)
    const asked = await site.request('POST', '/api/ai/interview-questions', {
      body: { industry: 'Technology', experienceLevel: 'Mid-level', resume: RESUME },
    })
    questions = ((await asked.json()) as { questions: InterviewQuestion[] }).questions
  })
  afterAll(async () => {
    await site.close()
    await model.close()
  })
  beforeEach(() => forgetAll(site, model))

  /** The result for one answer about the second job. */
  async function written(asked: { answer?: string; cookie?: string | null } = {}) {
    const answer = await write(asked)
    expect(answer.status).toBe(200)
    return (await answer.json()) as GeneratedContent
  }
  function write(asked: { answer?: string; cookie?: string | null; headers?: Record<string, string> } = {}) {
    const { id } = questions.find((one) => one.id.endsWith('@experience.1'))!
    return site.request('POST', '/api/ai/generate-content', {
      body: {
        interviewResponses: [{ questionId: id, answer: asked.answer ?? ANSWER }],
        personalInfo: ADA,
        targetRole: 'Head of Planning in London',
        resume: RESUME,
      },
      ...(asked.headers && { headers: asked.headers }),
      ...(asked.cookie !== null && { cookie }),
    })
  }
  /** The events, and the final reply. */
  async function receivedEvents(asked: { answer?: string; cookie?: string | null } = {}) {
    const reply = await write({ ...asked, headers: { accept: 'text/event-stream' } })
    const blocks = (await reply.text()).trimEnd().split('\n\n')
    return blocks.map((block) => {
      const [, name, data = ''] = /^event: (\w+)\ndata: (.+)$/.exec(block) ?? []
      return [name, JSON.parse(data)] as const
    })
  }
  const line = (text: string, quote: string, more: object = {}) => ({
    answer: 1,
    kind: 'achievement',
    quote,
    text,
    ...more,
  })
  const writes = (...lines: readonly object[]) => (turn = () => ({ says: JSON.stringify({ lines }) }))

  test('bullets are added to the entry they were asked about, with the quotes that support them', async () => {
    writes(
      line('Cut empty runs by 18%', 'i cut empty runs by 18%'),
      line('**Planned** 40 tours a day.', 'planned 40 tours a day', { kind: 'duty' }),
      line('Excel', 'SAP and Excel', { kind: 'skill' }),
      line('SAP', 'SAP and Excel', { kind: 'skill' }),
    )
    const content = await written()
    expect(content).toMatchObject({ engine: 'llm', fellBack: null, rewritten: true, skillsHighlight: ['Excel'] })
    expect(content.experienceDescriptions).toEqual([
      { description: '', achievements: [] },
      { description: 'Planned 40 tours a day', achievements: ['Cut empty runs by 18%'] },
    ])
    expect(content.lines.map(({ path, source }) => [path, source.quote])).toEqual([
      ['experience.1.description.0', 'planned 40 tours a day'],
      ['experience.1.achievements.0', 'I cut empty runs by 18%'],
      ['skills.0', 'SAP and Excel'],
    ])
  })

  test('no personal data leaves the process, or is cached or logged', async () => {
    writes(line('Cut empty runs by 18%', 'I cut empty runs by 18%'))
    await written()
    expect(model.asked).toHaveLength(1)
    expect(model.asked[0]!.text).toContain('planned 40 tours a day')
    expect(model.asked[0]!.text).not.toMatch(PERSONAL)
    expect(JSON.stringify(model.asked[0]!.headers)).not.toMatch(PERSONAL)
    // IDs and keys are random letters, which may contain a name.
    const kept = await site.context.db.selectFrom('aiAnswer').select('answer').execute()
    expect(kept).toHaveLength(1)
    expect(JSON.stringify(kept)).not.toMatch(PERSONAL)
    // Request IDs are hexadecimal, and may contain 'ada'.
    expect(site.lines.join('\n').replaceAll(/"requestId":"[^"]+"/g, '')).not.toMatch(PERSONAL)
  })

  test("hidden data is restored in the user's reply", async () => {
    const sent = /with (\[NAME_\d+\])/
    turn = () => {
      const name = sent.exec(model.asked[0]!.text)?.[1]
      const said = line(`Planned tours with ${name}`, `planned 40 tours a day with ${name}`)
      return { says: JSON.stringify({ lines: [said] }) }
    }
    const { lines } = await written()
    expect(lines).toMatchObject([
      { text: 'Planned tours with Charles Babbage', source: { quote: 'planned 40 tours a day with Charles Babbage' } },
    ])
  })

  test('a bullet whose quote is in no answer is dropped', async () => {
    writes(
      line('Cut empty runs by 18%', 'I cut empty runs by 18%'),
      line('Won the award of the year', 'I won the award of the year'),
      line('Cut costs', 'I cut empty runs by 18%', { answer: 7 }),
    )
    expect((await written()).lines.map(({ text }) => text)).toEqual(['Cut empty runs by 18%'])
  })

  test("a bullet with an invented number is replaced by the user's own words", async () => {
    writes(line('Cut empty runs by 80%', 'cut empty runs by 18%'))
    const { lines, engine } = await written()
    expect(engine).toBe('llm')
    expect(lines).toMatchObject([{ text: 'Cut empty runs by 18%', verbatim: true }])
  })

  test('if no bullet is left, the embedded writer writes, and the reply gives the reason', async () => {
    writes(line('Won the award of the year', 'I won the award of the year'))
    const content = await written()
    expect(content).toMatchObject({ engine: 'embedded', fellBack: 'bad-answer' })
    expect(content.lines.map(({ text }) => text).join('; ')).toMatch(/18%/)
  })

  test.each([
    ['invented bullets', [line('Won the award of the year', 'I won the award of the year')]],
    ['no bullet', []],
  ])('a model that wrote %s is asked again for the next request', async (_, useless) => {
    writes(...useless)
    expect(await written()).toMatchObject({ engine: 'embedded', fellBack: 'bad-answer' })
    writes(line('Cut empty runs by 18%', 'I cut empty runs by 18%'))
    expect(await written()).toMatchObject({ engine: 'llm', fellBack: null })
    expect(model.asked).toHaveLength(2)
  })

  test.each([
    [{ says: 'I cannot do JSON.' }, 'bad-answer'],
    [{ refuses: true }, 'refused'],
    [{ status: 429, headers: { 'retry-after': '60' } }, 'busy'],
    [{ status: 401 }, 'unavailable'],
    [{ status: 503, headers: { 'retry-after': '60' } }, 'unavailable'],
  ] as const)(
    'when the model answers %j, the embedded writer writes, and the reply says why',
    async (made, fellBack) => {
      turn = () => made
      const content = await written({ answer: `${ANSWER} ${fellBack}` })
      expect(content).toMatchObject({ engine: 'embedded', fellBack })
      expect(content.lines.map(({ text }) => text).join('; ')).toMatch(/18%/)
    },
  )

  test('no model is asked for visitors without an account or for empty answers', async () => {
    writes(line('Cut empty runs by 18%', 'I cut empty runs by 18%'))
    expect(await written({ cookie: null })).toMatchObject({ engine: 'embedded', fellBack: null })
    expect(await written({ answer: ' \n' })).toMatchObject({ engine: 'embedded', fellBack: null, lines: [] })
    expect(model.asked).toHaveLength(0)
  })

  test('the event stream reports progress, and the content last', async () => {
    writes(
      line('Cut empty runs by 18%', 'I cut empty runs by 18%'),
      line('Planned 40 tours a day', 'planned 40 tours a day', { kind: 'duty' }),
      line('Excel', 'SAP and Excel', { kind: 'skill' }),
    )
    const events = await receivedEvents()
    expect(events.slice(0, -1)).toEqual([
      ['told', { stage: 'reading', lines: 0 }],
      ['told', { stage: 'writing', lines: 1 }],
      ['told', { stage: 'writing', lines: 2 }],
      ['told', { stage: 'checking', lines: 3 }],
    ])
    await site.context.db.deleteFrom('aiAnswer').execute()
    expect(events.at(-1)).toEqual(['reply', await written()])
    expect(model.asked.map(({ body }) => Boolean(body.stream))).toEqual([true, false])
  })

  test('the event stream reports the switch to the embedded writer, and refusals', async () => {
    turn = () => ({ refuses: true })
    const events = await receivedEvents()
    expect(events.slice(0, -1)).toEqual([
      ['told', { stage: 'reading', lines: 0 }],
      ['told', { stage: 'own', lines: 0 }],
    ])
    expect(events.at(-1)).toMatchObject(['reply', { engine: 'embedded', fellBack: 'refused' }])
    const { id } = questions[0]!
    const unknown = await site.request('POST', '/api/ai/generate-content', {
      body: { interviewResponses: [{ questionId: `${id}x`, answer: 'x' }] },
      headers: { accept: 'text/event-stream' },
    })
    expect(await unknown.text()).toMatch(/event: problem\ndata: \{"status":400,.*"code":"unknown_question"/)
  })

  test('closing the stream aborts the request to the model', async () => {
    turn = () => ({ hangs: true })
    const reply = await write({ headers: { accept: 'text/event-stream' } })
    await vi.waitFor(() => expect(model.open()).toBe(1))
    await reply.body?.cancel()
    await vi.waitFor(() => expect(model.open()).toBe(0))
  })

  test('an answer without any bullet is shown as unused', async () => {
    const [first, second] = questions.filter(({ id }) => id.includes('@experience.'))
    writes(line('Cut empty runs by 18%', 'I cut empty runs by 18%'))
    const answer = await site.request('POST', '/api/ai/generate-content', {
      body: {
        interviewResponses: [
          { questionId: first!.id, answer: 'I cut empty runs by 18%.' },
          { questionId: second!.id, answer: ' Nothing much, really. ' },
        ],
        resume: RESUME,
      },
      cookie,
    })
    expect(((await answer.json()) as GeneratedContent).unused).toEqual([
      { source: { questionId: second!.id, quote: 'Nothing much, really.' }, why: 'untold' },
    ])
  })

  test('parts of an answer that the model left out are offered next to its bullets', async () => {
    writes(line('Cut empty runs by 18%', 'I cut empty runs by 18%'), line('Excel', 'SAP and Excel', { kind: 'skill' }))
    const answer =
      'I planned 40 tours a day, and I cut empty runs by 18%. I used SAP and Excel. The drivers liked my maps.'
    const { unused } = await written({ answer })
    expect(unused.map(({ source, why }) => [source.quote, why])).toEqual([
      ['I planned 40 tours a day, and I cut empty runs by 18%.', 'untold'],
      ['The drivers liked my maps.', 'untold'],
    ])
  })

  test('the administrator sees which engine writes', async () => {
    const entered = await site.request('POST', '/api/admin/login', { body: { password: 'correct horse battery' } })
    const own = entered.headers.getSetCookie()[0]!.split(';')[0]!
    const system = await site.request('GET', '/api/admin/system', { cookie: own })
    expect(await system.json()).toMatchObject({ engines: { ai: 'openai-compatible: llama3.2' } })
  })
})
