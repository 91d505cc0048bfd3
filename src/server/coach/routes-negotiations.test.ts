import { afterAll, beforeAll, expect, test } from 'vitest'
import { PLANNER_RESUME, readJson, registerCoachOwner, STRONG_ANSWER } from '#server/testing/coach.ts'
import { createTestSite, onEachDatabase, type TestSite } from '#server/testing/site.ts'
import { type CoachSession } from '#shared/contract/coach.ts'

onEachDatabase('bullets and negotiations in the coach', (engine) => {
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

  const begin = async (body: object = {}, cookie = owner) =>
    (await readJson<{ session: CoachSession }>(ask('POST', '/api/coach/sessions', body, cookie), 201)).session

  const codeOf = async (answer: Promise<Response>) => {
    const reply = await answer
    return [reply.status, ((await reply.json()) as { code: string }).code]
  }
  const keptResume = async () => (await readJson<{ id: number }>(ask('POST', '/api/resumes', PLANNER_RESUME), 201)).id

  test('an answer that only mentions a tool produces no bullet', async () => {
    const session = await begin()
    const answer = 'I rewrote the checkout in TypeScript in 2023. The old shop was PHP, and the agency had left it.'
    const body = { sessionId: session.id, questionId: session.asked[0]!.id, answer, resumeId: await keptResume() }
    type Bullets = { unused: { why: string; source: { quote: string } }[] }
    const { unused } = await readJson<Bullets>(ask('POST', '/api/coach/bullet', { ...body, experience: 0 }))
    expect(unused.map(({ source }) => source.quote)).toEqual(['The old shop was PHP, and the agency had left it.'])
  })

  test('markup and invisible characters are left out of bullets, without losing a word', async () => {
    const session = await begin()
    const answer = 'I **sold** <b>40</b> bikes in \u202eMay\u0007. \u{1f6b2}'
    const body = { sessionId: session.id, questionId: session.asked[0]!.id, answer, resumeId: await keptResume() }
    const { lines } = await readJson<{ lines: { text: string }[] }>(
      ask('POST', '/api/coach/bullet', { ...body, experience: 0 }),
    )
    expect(lines.map(({ text }) => text)).toEqual(['Sold 40 bikes in May'])
  })

  test('bullets are written for the chosen position, from the answer alone', async () => {
    const session = await begin()
    const resumeId = await keptResume()
    const body = {
      sessionId: session.id,
      questionId: session.asked[0]!.id,
      answer: STRONG_ANSWER,
      resumeId,
      experience: 1,
    }
    type Bullets = { lines: { path: string; text: string; source: { questionId: string; quote: string } }[] }
    const { lines } = await readJson<Bullets>(ask('POST', '/api/coach/bullet', body))
    expect(lines.map(({ text }) => text).join()).toMatch(/18%/)
    for (const { path, source } of lines) {
      expect(path).toMatch(/^experience\.1\./)
      expect(source.questionId).toBe(body.questionId)
      expect(STRONG_ANSWER).toContain(source.quote)
    }
    expect(await codeOf(ask('POST', '/api/coach/bullet', { ...body, experience: 2 }))).toEqual([404, 'entry_not_found'])
    expect(await codeOf(ask('POST', '/api/coach/bullet', { ...body, questionId: 'no' }))).toEqual([
      404,
      'question_not_found',
    ])
  })

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

  test('a negotiation is returned as it was saved, to its owner only', async () => {
    const { negotiation } = await readJson<{ negotiation: { id: number } }>(
      ask('POST', '/api/coach/negotiations', NEGOTIATION),
      201,
    )
    const mine = await readJson<object[]>(ask('GET', '/api/coach/negotiations'))
    expect(mine[0]).toEqual({ id: negotiation.id, record: NEGOTIATION, createdAt: now.toISOString() })
    expect(await readJson(ask('GET', '/api/coach/negotiations', undefined, other))).toEqual([])
  })

  test('a negotiation resent after a lost response is stored once, for each user', async () => {
    const lost = { ...NEGOTIATION, seed: 70 }
    const keep = async (whose?: string) =>
      (await readJson<{ negotiation: { id: number } }>(ask('POST', '/api/coach/negotiations', lost, whose), 201))
        .negotiation.id
    const first = await keep()
    expect(await keep()).toBe(first)
    const theirs = await keep(other)
    expect(theirs).not.toBe(first)
    await ask('DELETE', `/api/coach/negotiations/${theirs}`, undefined, other)
    const mine = await readJson<{ record: { seed: number } }[]>(ask('GET', '/api/coach/negotiations'))
    expect(mine.filter(({ record }) => record.seed === 70)).toHaveLength(1)
  })

  test('a negotiation can be deleted by its owner only, without affecting others', async () => {
    const keep = async (seed: number) =>
      (
        await readJson<{ negotiation: { id: number } }>(
          ask('POST', '/api/coach/negotiations', { ...NEGOTIATION, seed }),
          201,
        )
      ).negotiation
    const [stays, goes] = [await keep(8), await keep(9)]
    const path = `/api/coach/negotiations/${goes.id}`
    const ids = async () =>
      (await readJson<{ id: number }[]>(ask('GET', '/api/coach/negotiations'))).map(({ id }) => id)

    expect(await codeOf(ask('DELETE', path, undefined, other))).toEqual([404, 'negotiation_not_found'])
    expect(await ids()).toContain(goes.id)
    expect((await ask('DELETE', path)).status).toBe(200)
    expect(await ids()).toContain(stays.id)
    expect(await ids()).not.toContain(goes.id)
    for (const none of [path, '/api/coach/negotiations/0', '/api/coach/negotiations/x'])
      expect((await ask('DELETE', none)).status).toBe(404)
  })

  test('a malformed or oversized negotiation is refused', async () => {
    const status = async (more: object) =>
      (await ask('POST', '/api/coach/negotiations', { ...NEGOTIATION, ...more })).status
    expect(await status({ extra: 1 })).toBe(400)
    expect(await status({ ask: { ...NEGOTIATION.ask, target: -1 } })).toBe(400)
    expect(await status({ moves: [{ by: { nested: 1 } }] })).toBe(400)
    expect(await status({ moves: [{ text: 'x'.repeat(1001) }] })).toBe(400)
    expect(await status({ moves: Array.from({ length: 61 }, () => ({ by: 'you' })) })).toBe(400)
    const talk = { by: 'you', text: 'é'.repeat(1000) }
    expect(await status({ moves: Array.from({ length: 60 }, () => talk) })).toBe(413)
  })

  test('beyond fifty negotiations, the oldest is deleted', async () => {
    const kept = (seed: number) =>
      readJson<{ negotiation: { id: number }; removed: number | null }>(
        ask('POST', '/api/coach/negotiations', { ...NEGOTIATION, seed }, other),
        201,
      )
    const first = await kept(1)
    for (let time = 2; time <= 50; time++) expect((await kept(time)).removed).toBeNull()
    expect((await kept(51)).removed).toBe(first.negotiation.id)
    expect(await readJson<object[]>(ask('GET', '/api/coach/negotiations', undefined, other))).toHaveLength(50)
  })
})
