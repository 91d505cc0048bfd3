import { afterAll, beforeAll, expect, test } from 'vitest'
import { readJson, registerCoachOwner, STRONG_ANSWER } from '#server/testing/coach.ts'
import { createTestSite, onEachDatabase, type TestSite } from '#server/testing/site.ts'
import { MAX_ATTEMPTS, type CoachAttempt, type CoachComparison, type CoachSession } from '#shared/contract/coach.ts'

type Given = { attempt: CoachAttempt; comparison: CoachComparison | null }

const WEAK = 'We did some things and it was fine.'

onEachDatabase('answers in the coach', (engine) => {
  let site: TestSite
  let owner: string
  let now = new Date('2026-04-05T10:00:00Z')
  beforeAll(async () => {
    site = await createTestSite(engine, { env: { RATE_LIMITS: 'off' }, clock: () => now })
    owner = await registerCoachOwner(site, 'ada@example.com')
  })
  afterAll(() => site.close())

  const ask = (method: string, path: string, body?: unknown, cookie = owner) =>
    site.request(method, path, { cookie, ...(body !== undefined && { body }) })

  const begin = async (body: object = {}, cookie = owner) =>
    (await readJson<{ session: CoachSession }>(ask('POST', '/api/coach/sessions', body, cookie), 201)).session
  const give = (session: CoachSession, body: object, cookie = owner) =>
    ask('POST', `/api/coach/sessions/${session.id}/answers`, { questionId: session.asked[0]!.id, ...body }, cookie)
  const codeOf = async (answer: Promise<Response>) => {
    const reply = await answer
    return [reply.status, ((await reply.json()) as { code: string }).code]
  }

  test('an answer is rated at once, and the next one is compared with it', async () => {
    const session = await begin({ kinds: ['behavioural'] })
    const first = await readJson<Given>(give(session, { answer: WEAK }))
    expect([first.attempt.attempt, first.attempt.answer, first.comparison]).toEqual([1, WEAK, null])
    const second = await readJson<Given>(give(session, { answer: STRONG_ANSWER, spokenSeconds: 90 }))
    expect(second.attempt).toMatchObject({ attempt: 2, spokenSeconds: 90 })
    expect(second.attempt.feedback.total).toBeGreaterThan(first.attempt.feedback.total)
    expect(second.comparison?.attempt).toBe(1)
    expect(second.comparison?.total).toBe(second.attempt.feedback.total - first.attempt.feedback.total)
    const details = second.comparison?.criteria.find(({ criterion }) => criterion === 'specificity')
    expect(details?.after).toBeGreaterThan(details?.before ?? 4)
  })

  test('resending the same answer is no new attempt, and returns the same reply', async () => {
    const session = await begin()
    await give(session, { answer: WEAK })
    const once = await readJson<Given>(give(session, { answer: STRONG_ANSWER }))
    const again = await readJson<Given>(give(session, { answer: STRONG_ANSWER }))
    expect(again).toEqual(once)
    expect(again.comparison?.attempt).toBe(1)
  })

  test('simultaneous answers are all stored, each with its number', async () => {
    const session = await begin()
    const all = await Promise.all(
      ['one', 'two', 'three'].map((word) => readJson<Given>(give(session, { answer: word }))),
    )
    expect(all.map(({ attempt }) => attempt.attempt).toSorted()).toEqual([1, 2, 3])
  })

  test('the report contains every answer, the first and best totals, and the averages of both', async () => {
    const session = await begin({ kinds: ['behavioural'], questions: 3 })
    const totals = []
    for (const answer of [WEAK, STRONG_ANSWER, `${WEAK} Again.`])
      totals.push((await readJson<Given>(give(session, { answer }))).attempt.feedback.total)
    const report = await readJson<CoachSession>(ask('GET', `/api/coach/sessions/${session.id}`))
    expect(report.asked[0]?.attempts.map(({ answer }) => answer)).toEqual([WEAK, STRONG_ANSWER, `${WEAK} Again.`])
    expect(report.asked.map(({ first, best }) => [first, best])).toEqual([
      [totals[0], totals[1]],
      [null, null],
      [null, null],
    ])
    expect(report.averages.total).toEqual({ first: totals[0], best: totals[1] })
    expect([report.questions, report.answered, report.average]).toEqual([3, 1, totals[1]])
  })

  test('a blank answer, an overlong answer and an answer to an unknown question are refused', async () => {
    const session = await begin()
    for (const answer of ['', ' \n ', 'x'.repeat(80_001)]) expect((await give(session, { answer })).status).toBe(400)
    const blank = (await (await give(session, { answer: ' ' })).json()) as { message: string }
    expect(blank.message).toBe('Please provide an answer before continuing.')
    expect(await codeOf(give(session, { questionId: 'nothing', answer: WEAK }))).toEqual([404, 'question_not_found'])
    for (const spokenSeconds of [0, -1, 1.5, 100_000])
      expect((await give(session, { answer: WEAK, spokenSeconds })).status).toBe(400)
    expect((await give(session, { answer: 'word '.repeat(16_000) })).status).toBe(200)
  })

  test('a question accepts twenty answers, and a session a million characters', async () => {
    const session = await begin()
    for (let time = 1; time <= MAX_ATTEMPTS; time++) await give(session, { answer: `Answer ${time}.` })
    expect(await codeOf(give(session, { answer: 'One more.' }))).toEqual([409, 'too_many_attempts'])

    const { id: sessionId, asked } = await begin()
    const long = { sessionId, answer: 'x'.repeat(999_990), spokenSeconds: null, total: 0, points: '{}', feedback: '{}' }
    const kept = { ...long, questionId: asked[1]!.id, attempt: 1, createdAt: now }
    await site.context.db.insertInto('coachAnswer').values(kept).execute()
    const answer = (text: string) =>
      ask('POST', `/api/coach/sessions/${sessionId}/answers`, { questionId: asked[0]!.id, answer: text })
    expect(await codeOf(answer('Eleven long'))).toEqual([409, 'session_full'])
    expect((await answer('Ten it is.')).status).toBe(200)
  })
})
