import { afterAll, beforeAll, expect, test } from 'vitest'
import { PLANNER_RESUME, readJson, registerCoachOwner, STRONG_ANSWER } from '#server/testing/coach.ts'
import { createTestSite, onEachDatabase, registerUser, type TestSite } from '#server/testing/site.ts'
import {
  type CoachAttempt,
  type CoachComparison,
  type CoachProgress,
  type CoachSession,
  type CoachSessionCard,
} from '#shared/contract/coach.ts'

type Overview = { owned: boolean; sessions: CoachSessionCard[]; progress: CoachProgress }
type Given = { attempt: CoachAttempt; comparison: CoachComparison | null }

const WEAK = 'We did some things and it was fine.'

const NEGOTIATION = {
  seed: 7,
  role: 'Planner',
  scenario: 'new-offer',
  style: 'friendly',
  ask: { current: 40_000, target: 50_000, walkAway: 45_000, currency: 'EUR', period: 'year' },
  moves: [
    { by: 'employer', code: 'opening', amount: 44_000 },
    { by: 'you', move: 'free', text: 'I had 50,000 in mind.' },
  ],
  outcome: 'agreed',
}

onEachDatabase('the coach', (engine) => {
  let site: TestSite
  let owner: string
  let other: string
  let now = new Date('2026-04-05T10:00:00Z')
  beforeAll(async () => {
    site = await createTestSite(engine, { env: { RATE_LIMITS: 'off' }, clock: () => now })
    owner = await registerCoachOwner(site, 'ada@example.com')
    other = await registerCoachOwner(site, 'charles@example.com')
  })
  afterAll(() => site.close())

  const ask = (method: string, path: string, body?: unknown, cookie = owner) =>
    site.request(method, path, { cookie, ...(body !== undefined && { body }) })
  const overview = (cookie = owner) => readJson<Overview>(ask('GET', '/api/coach', undefined, cookie))
  const begin = async (body: object = {}, cookie = owner) =>
    (await readJson<{ session: CoachSession }>(ask('POST', '/api/coach/sessions', body, cookie), 201)).session
  const give = (session: CoachSession, body: object, cookie = owner) =>
    ask('POST', `/api/coach/sessions/${session.id}/answers`, { questionId: session.asked[0]!.id, ...body }, cookie)
  const codeOf = async (answer: Promise<Response>) => {
    const reply = await answer
    return [reply.status, ((await reply.json()) as { code: string }).code]
  }
  const keptResume = async () => (await readJson<{ id: number }>(ask('POST', '/api/resumes', PLANNER_RESUME), 201)).id

  test('every call is refused without a session', async () => {
    const calls = [
      ['GET', '/api/coach'],
      ['POST', '/api/coach/sessions'],
      ['GET', '/api/coach/sessions/1'],
      ['DELETE', '/api/coach/sessions/1'],
      ['POST', '/api/coach/sessions/1/answers'],
      ['POST', '/api/coach/bullet'],
      ['POST', '/api/coach/remarks'],
      ['GET', '/api/coach/negotiations'],
      ['POST', '/api/coach/negotiations'],
      ['DELETE', '/api/coach/negotiations/1'],
    ] as const
    for (const [method, path] of calls) expect((await site.request(method, path)).status).toBe(401)
  })

  test('after the entitlement ends, calls return an error, but existing data can be read and deleted', async () => {
    const cookie = await registerCoachOwner(site, 'left@example.com')
    const { id: userId } = await readJson<{ id: string }>(ask('GET', '/api/user', undefined, cookie))
    const session = await begin({}, cookie)
    await give(session, { answer: STRONG_ANSWER }, cookie)
    const kept = await readJson<{ negotiation: { id: number } }>(
      ask('POST', '/api/coach/negotiations', NEGOTIATION, cookie),
      201,
    )
    await site.context.entitlements.revoke(userId, 'coach')

    const { owned, sessions } = await overview(cookie)
    expect([owned, sessions.map(({ id }) => id)]).toEqual([false, [session.id]])
    const path = `/api/coach/sessions/${session.id}`
    const bullet = { sessionId: session.id, questionId: 'x', answer: 'x', resumeId: 1, experience: 0 }
    for (const [method, at, body] of [
      ['POST', '/api/coach/sessions', {}],
      ['POST', `${path}/answers`, { questionId: session.asked[0]!.id, answer: STRONG_ANSWER }],
      ['POST', '/api/coach/bullet', bullet],
      ['POST', '/api/coach/remarks', { sessionId: session.id, questionId: 'x', attempt: 1 }],
      ['POST', '/api/coach/negotiations', NEGOTIATION],
    ] as const)
      expect(await codeOf(ask(method, at, body, cookie))).toEqual([402, 'coach_not_owned'])
    const report = await readJson<CoachSession>(ask('GET', path, undefined, cookie))
    expect(report.asked[0]!.attempts.map(({ answer }) => answer)).toEqual([STRONG_ANSWER])
    const talks = await readJson<{ id: number }[]>(ask('GET', '/api/coach/negotiations', undefined, cookie))
    expect(talks.map(({ id }) => id)).toEqual([kept.negotiation.id])

    expect((await ask('DELETE', path, undefined, cookie)).status).toBe(200)
    expect((await overview(cookie)).sessions).toEqual([])
    expect((await ask('DELETE', `/api/coach/negotiations/${kept.negotiation.id}`, undefined, cookie)).status).toBe(200)
    expect(await readJson(ask('GET', '/api/coach/negotiations', undefined, cookie))).toEqual([])
  })

  test('an entitlement with an expiration lasts until then', async () => {
    const cookie = await registerUser(site, 'until@example.com')
    const { id: userId } = await readJson<{ id: string }>(ask('GET', '/api/user', undefined, cookie))
    const term = { grantedAt: now, endsAt: new Date('2026-04-05T10:00:01Z') }
    await site.context.db
      .insertInto('entitlement')
      .values({ userId, product: 'coach', source: 'x', ...term })
      .execute()
    expect((await overview(cookie)).owned).toBe(true)
    now = new Date('2026-04-05T10:00:01Z')
    expect((await overview(cookie)).owned).toBe(false)
  })

  test('without payments, every signed-in user has access', async () => {
    const free = await createTestSite(engine, { env: { PAYMENTS: 'off' } })
    const cookie = await registerUser(free)
    expect(await (await free.request('GET', '/api/coach', { cookie })).json()).toMatchObject({ owned: true })
    expect((await free.request('POST', '/api/coach/sessions', { cookie, body: {} })).status).toBe(201)
    await free.close()
  })

  test('without a model, an answer gets a follow-up question but no remark, with and without an event stream', async () => {
    const session = await begin({ kinds: ['behavioural'] })
    const { id: questionId } = session.asked[0]!
    await give(session, { answer: 'We sorted 30 shelves.' })
    const remark = { sessionId: session.id, questionId, attempt: 1 }
    const said = await readJson<{ followUp: string }>(ask('POST', '/api/coach/remarks', remark))
    expect(said).toEqual({ remark: [], followUp: expect.stringMatching(/\?$/), engine: 'embedded', fellBack: null })
    const headers = { accept: 'text/event-stream' }
    const told = await site.request('POST', '/api/coach/remarks', { cookie: owner, body: remark, headers })
    expect(await told.text()).toBe(`event: reply\ndata: ${JSON.stringify(said)}\n\n`)

    const missing = (more: object) => codeOf(ask('POST', '/api/coach/remarks', { ...remark, ...more }))
    expect(await missing({ attempt: 2 })).toEqual([404, 'answer_not_found'])
    expect(await missing({ questionId: 'x' })).toEqual([404, 'question_not_found'])
    expect(await missing({ attempt: 0 })).toEqual([400, 'invalid_fields'])
  })

  test("another user's session returns a 404 for reading, answering, writing bullets and deleting", async () => {
    const session = await begin()
    const resumeId = await keptResume()
    const bullet = {
      sessionId: session.id,
      questionId: session.asked[0]!.id,
      answer: STRONG_ANSWER,
      resumeId,
      experience: 0,
    }
    const path = `/api/coach/sessions/${session.id}`
    const missing = [404, 'session_not_found']
    expect(await codeOf(ask('GET', path, undefined, other))).toEqual(missing)
    expect(await codeOf(ask('DELETE', path, undefined, other))).toEqual(missing)
    expect(await codeOf(give(session, { answer: STRONG_ANSWER }, other))).toEqual(missing)
    expect(await codeOf(ask('POST', '/api/coach/bullet', bullet, other))).toEqual(missing)
    const remark = { sessionId: session.id, questionId: session.asked[0]!.id, attempt: 1 }
    expect(await codeOf(ask('POST', '/api/coach/remarks', remark, other))).toEqual(missing)
    const own = await begin({}, other)
    const theirs = { ...bullet, sessionId: own.id, questionId: own.asked[0]!.id }
    expect(await codeOf(ask('POST', '/api/coach/bullet', theirs, other))).toEqual([404, 'resume_not_found'])
    expect(await codeOf(ask('POST', '/api/coach/sessions', { resumeId }, other))).toEqual([404, 'resume_not_found'])
    expect((await ask('GET', path)).status).toBe(200)
  })

  test('a session asks the requested questions about the chosen resume, and stores no posting', async () => {
    const session = await begin({
      role: 'Planner',
      industry: 'Logistics',
      level: 'Senior',
      kinds: ['resume', 'behavioural'],
      posting: 'Fleet Planner\n\nRequirements\n- SAP, and a secret-of-the-posting',
      resumeId: await keptResume(),
      questions: 4,
    })
    expect(session).toMatchObject({ role: 'Planner', level: 'Senior', questions: 4, answered: 0, average: null })
    expect(session.postingTitle).toBe('Fleet Planner')
    expect(session.asked.map(({ kind }) => kind)).toEqual(['behavioural', 'behavioural', 'resume', 'resume'])
    for (const { text, attempts } of session.asked) {
      expect(text).not.toMatch(/[{}]/)
      expect(attempts).toEqual([])
    }
    const rows = await site.context.db.selectFrom('coachSession').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('secret-of-the-posting')
    expect(await readJson(ask('GET', `/api/coach/sessions/${session.id}`))).toEqual(session)
  })

  test.each([
    ['Software Engineer', 'technology'],
    ['Registered Nurse', 'healthcare'],
    ['Cook', 'hospitality'],
    ['Krankenschwester', 'healthcare'],
  ])('a session for the role %j asks about %s, even if no field was named', async (role, industry) => {
    const session = await begin({ role, kinds: ['role'], questions: 3 })
    expect(session.industry).toBe(industry)
    const ids = session.asked.map(({ id }) => id)
    expect(ids.filter((id) => id.startsWith(`role-${industry}-`)).length).toBeGreaterThanOrEqual(2)
    expect(ids).toHaveLength(3)
  })

  test('a role in an unknown field, or no role at all, still gets questions about work', async () => {
    for (const role of ['Astronaut', '']) {
      const session = await begin({ role, kinds: ['role'], questions: 6 })
      expect(session.industry).toBe('general')
      expect(session.asked.map(({ kind }) => kind)).toEqual(Array(6).fill('role'))
    }
  })

  test('without a role, the industry comes from the resume, otherwise from the posting', async () => {
    const resumeId = await keptResume()
    const posting = 'Registered Nurse\n\nRequirements\n- Night shifts'
    expect((await begin({ kinds: ['role'], posting })).industry).toBe('healthcare')
    expect((await begin({ kinds: ['role'], role: 'Astronaut', posting })).industry).toBe('healthcare')
    expect((await begin({ kinds: ['role'], resumeId })).industry).toBe('operations')
  })

  test('the number, categories and keywords of questions have limits', async () => {
    const status = async (body: object) => (await ask('POST', '/api/coach/sessions', body)).status
    for (const questions of [2, 16, 3.5]) expect(await status({ questions })).toBe(400)
    for (const kinds of [[], ['small-talk']]) expect(await status({ kinds })).toBe(400)
    expect(await status({ level: 'Guru' })).toBe(400)
    expect(await status({ posting: 'x'.repeat(50_001) })).toBe(400)
    expect(await status({ questions: 15 })).toBe(201)
  })

  test('progress shows the scores by day, and the list shows all sessions', async () => {
    const cookie = await registerCoachOwner(site, 'progress@example.com')
    const session = await begin({ questions: 3 }, cookie)
    const early = (await readJson<Given>(give(session, { answer: WEAK }, cookie))).attempt.feedback.total
    now = new Date('2026-04-08T23:30:00Z')
    const late = (await readJson<Given>(give(session, { answer: STRONG_ANSWER }, cookie))).attempt.feedback.total
    const later = await begin({}, cookie)
    const { sessions, progress } = await overview(cookie)
    expect(sessions.map(({ id, answered }) => [id, answered])).toEqual([
      [later.id, 0],
      [session.id, 1],
    ])
    expect(progress.days).toEqual([
      { day: '2026-04-05', answers: 1, average: early },
      { day: '2026-04-08', answers: 1, average: late },
    ])
    expect(progress.criteria.find(({ criterion }) => criterion === 'specificity')?.days).toHaveLength(2)
  })

  test('a practiced question is not asked again while others are left', async () => {
    const cookie = await registerCoachOwner(site, 'lately@example.com')
    const options = { kinds: ['behavioural'], questions: 3 }
    const session = await begin(options, cookie)
    for (const { id } of session.asked) await give(session, { questionId: id, answer: WEAK }, cookie)
    const asked = session.asked.map(({ id }) => id)
    for (const { id } of (await begin(options, cookie)).asked) expect(asked).not.toContain(id)
  })

  test('beyond two hundred sessions, the oldest is deleted, and the reply says so', async () => {
    const cookie = await registerCoachOwner(site, 'many@example.com')
    const { id: userId } = await readJson<{ id: string }>(ask('GET', '/api/user', undefined, cookie))
    const first = await begin({}, cookie)
    await give(first, { answer: WEAK }, cookie)
    const blank = { role: '', industry: 'general', level: 'Senior', kinds: '[]', postingTitle: '', asked: '[]' }
    const rows = Array.from({ length: 199 }, () => ({ ...blank, userId, createdAt: now }))
    await site.context.db.insertInto('coachSession').values(rows).execute()
    const before = (await overview()).sessions.length
    const body = await readJson<{ removed: object }>(ask('POST', '/api/coach/sessions', {}, cookie), 201)
    expect(body.removed).toEqual({ id: first.id, createdAt: first.createdAt })
    expect((await overview(cookie)).sessions).toHaveLength(200)
    expect((await ask('GET', `/api/coach/sessions/${first.id}`, undefined, cookie)).status).toBe(404)
    expect((await overview()).sessions).toHaveLength(before)
  })
})

test('too many requests are refused for a while', async () => {
  const site = await createTestSite('sqlite', { env: { PAYMENTS: 'off' } })
  const cookie = await registerUser(site)
  const begin = async () => (await site.request('POST', '/api/coach/sessions', { cookie, body: {} })).status
  for (let time = 1; time <= 60; time++) expect(await begin()).toBe(201)
  expect(await begin()).toBe(429)
  await site.close()
})
