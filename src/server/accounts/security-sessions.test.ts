import { afterAll, beforeAll, expect, test } from 'vitest'
import { ada, cookieOf, onEachDatabase, createTestSite, registerUser, type TestSite } from '#server/testing/site.ts'
import type { Session } from '#shared/contract/security.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

onEachDatabase('sessions', (engine) => {
  let site: TestSite
  let now: number | undefined
  beforeAll(async () => {
    site = await createTestSite(engine, { clock: () => new Date(now ?? Date.now()) })
  })
  afterAll(() => site.close())

  const list = async (cookie: string) =>
    (await (await site.request('GET', '/api/sessions', { cookie })).json()) as Session[]
  const login = async (email: string, userAgent = FIREFOX) =>
    cookieOf(
      await site.request('POST', '/api/login', {
        body: { email, password: ada.password },
        headers: { 'user-agent': userAgent },
      }),
    )
  const isIn = async (cookie: string) => (await site.request('GET', '/api/user', { cookie })).status === 200

  test('each session is listed with its device, and this one is marked', async () => {
    await registerUser(site, 'lists@example.com')
    const cookie = await login('lists@example.com')
    const sessions = await list(cookie)
    expect(sessions.map(({ device, isCurrent }) => ({ device, isCurrent }))).toEqual(
      expect.arrayContaining([
        { device: 'Firefox on Windows', isCurrent: true },
        { device: null, isCurrent: false },
      ]),
    )
    expect(sessions).toHaveLength(2)
    expect(JSON.stringify(sessions)).not.toMatch(/token|sha256/)
  })

  test('a very long browser name is truncated', async () => {
    await registerUser(site, 'long@example.com')
    await login('long@example.com', `${FIREFOX} ${'x'.repeat(2000)}`)
    const rows = await site.context.db.selectFrom('session').select('userAgent').execute()
    expect(Math.max(...rows.map((row) => row.userAgent?.length ?? 0))).toBe(300)
  })

  test('the last use is stored at most every ten minutes', async () => {
    const cookie = await registerUser(site, 'uses@example.com')
    const [{ id } = { id: '' }] = await list(cookie)
    const MINUTE = 60_000
    /** Pretends that the session was last used this long ago. */
    const lastUsed = async (ago: number) => {
      const [updatedAt, expiresAt] = [new Date(Date.now() - ago), new Date(Date.now() - ago + 30 * 24 * 60 * MINUTE)]
      await site.context.db.updateTable('session').set({ updatedAt, expiresAt }).where('id', '=', id).execute()
      await site.request('GET', '/api/user', { cookie })
      const [session] = await list(cookie)
      return Math.round((Date.now() - Date.parse(session?.lastSeenAt ?? '')) / MINUTE)
    }
    expect([await lastUsed(9 * MINUTE), await lastUsed(11 * MINUTE)]).toEqual([9, 0])
  })

  test('a session in use ends 90 days after it began', async () => {
    const cookie = await registerUser(site, 'daily@example.com')
    const [{ createdAt } = { createdAt: '' }] = await list(cookie)
    // As if it had been used yesterday.
    now = Date.parse(createdAt) + 90 * 86_400_000 - 1
    await site.context.db
      .updateTable('session')
      .set({ expiresAt: new Date(now + 29 * 86_400_000) })
      .execute()
    expect([await isIn(cookie), (await list(cookie)).length]).toEqual([true, 1])
    now += 1
    expect(await isIn(cookie)).toBe(false)
    await site.context.sessions.clean()
    const owned = site.context.db.selectFrom('session').innerJoin('user', 'user.id', 'session.userId')
    const left = await owned.select('session.id').where('email', '=', 'daily@example.com').execute()
    now = undefined
    expect(left).toEqual([])
  })

  test('a user can end one of their sessions', async () => {
    const here = await registerUser(site, 'ends@example.com')
    const there = await login('ends@example.com')
    const id = (await list(here)).find((session) => !session.isCurrent)?.id ?? ''
    expect((await site.request('DELETE', `/api/sessions/${id}`, { cookie: here })).status).toBe(200)
    expect([await isIn(here), await isIn(there)]).toEqual([true, false])
    expect((await site.request('DELETE', `/api/sessions/${id}`, { cookie: here })).status).toBe(404)
  })

  test('all other sessions can be ended at once', async () => {
    const here = await registerUser(site, 'others@example.com')
    const there = await login('others@example.com')
    expect((await site.request('DELETE', '/api/sessions', { cookie: here })).status).toBe(200)
    expect([await isIn(here), await isIn(there)]).toEqual([true, false])
  })

  test("another user's session returns a 404 and stays active", async () => {
    const victim = await registerUser(site, 'victim@example.com')
    const id = (await list(victim))[0]?.id ?? ''
    const cookie = await registerUser(site, 'nosy@example.com')
    expect((await site.request('DELETE', `/api/sessions/${id}`, { cookie })).status).toBe(404)
    await site.request('DELETE', '/api/sessions', { cookie })
    expect(await isIn(victim)).toBe(true)
  })

  test.each(['x', '%00', '1', 'a'.repeat(3000)])('the session ID %j returns a 404', async (id) => {
    const cookie = await login('lists@example.com')
    expect((await site.request('DELETE', `/api/sessions/${id}`, { cookie })).status).toBe(404)
  })

  test('signed-out visitors cannot list or end sessions', async () => {
    for (const [method, path] of [
      ['GET', '/api/sessions'],
      ['DELETE', '/api/sessions'],
      ['DELETE', '/api/sessions/x'],
    ] as const)
      expect((await site.request(method, path)).status).toBe(401)
  })
})
