import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import {
  cookieOf,
  createDatabase,
  onEachDatabase,
  createTestSite,
  registerUser,
  type TestSite,
} from '#server/testing/site.ts'
import { printAdminPassword } from '#server/admin/print-password.ts'

const PASSWORD = 'correct horse battery'
const env = { ADMIN_PASSWORD: PASSWORD }
const UNAUTHORIZED = { message: 'Unauthorized', code: 'unauthorized' }
const PROTECTED = [
  ['GET', '/api/admin/check'],
  ['GET', '/api/admin/system'],
  ['GET', '/api/admin/mails'],
  ['POST', '/api/admin/mails/1/attempts'],
  ['GET', '/api/admin/subscribers'],
  ['GET', '/api/admin/subscribers.csv'],
  ['POST', '/api/admin/topics/cover-letters/notice'],
] as const

const login = (site: TestSite, password: unknown = PASSWORD, headers = {}) =>
  site.request('POST', '/api/admin/login', { body: { password }, headers })
const check = async (site: TestSite, cookie: string) =>
  (await site.request('GET', '/api/admin/check', { cookie })).status
const statuses = (answers: Response[]) => answers.map((answer) => answer.status)

/** The cookies that a browser sends to a path after this response (RFC 6265, 5.1.4). */
const cookiesAt = (path: string, answer: Response): string[] =>
  answer.headers
    .getSetCookie()
    .filter((cookie) => {
      const own = /; Path=([^;]*)/i.exec(cookie)?.[1] ?? ''
      return path === own || path.startsWith(own.endsWith('/') ? own : `${own}/`)
    })
    .map((cookie) => cookie.split(';')[0] ?? '')

async function everyTable({ context: { db } }: TestSite): Promise<string> {
  const tables = await db.introspection.getTables()
  const rows = tables.map(({ name }) =>
    db
      .selectFrom(name as 'job')
      .selectAll()
      .execute(),
  )
  return JSON.stringify(await Promise.all(rows))
}

/** Everything printed while the callback runs. */
async function printed(run: () => Promise<unknown>): Promise<string[]> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  await run()
  const lines = log.mock.calls.map(String)
  log.mockRestore()
  return lines
}
const passwordIn = (lines: string[]) =>
  /^The admin password is (\S+)\nThis is the only time it’s shown\.$/.exec(lines[0] ?? '')?.[1]

afterEach(() => void vi.restoreAllMocks())

onEachDatabase('the admin area', (engine) => {
  test('the admin password gives access for twelve hours', async () => {
    let now = Date.parse('2026-03-01T08:00:00Z')
    const site = await createTestSite(engine, { env, clock: () => new Date(now) })
    const answer = await login(site)
    expect([answer.status, await answer.json()]).toEqual([200, {}])
    const cookie = cookieOf(answer)
    const checked = await site.request('GET', '/api/admin/check', { cookie })
    expect([checked.status, await checked.json()]).toEqual([200, { admin: true }])
    now += 12 * 3_600_000 - 1
    expect(await check(site, cookie)).toBe(200)
    now += 1
    expect(await check(site, cookie)).toBe(401)
    await login(site)
    expect(await site.context.db.selectFrom('adminSession').selectAll().execute()).toHaveLength(1)
    await site.close()
  })

  test('the cookie is hidden from scripts and other sites, and Secure over HTTPS', async () => {
    const site = await createTestSite(engine, { env: { ...env, APP_URL: 'https://cv.example' } })
    const [cookie] = (await login(site)).headers.getSetCookie()
    expect(cookie).toMatch(
      /^__Host-curricle\.admin=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
    const plain = await createTestSite(engine, { env })
    expect((await login(plain)).headers.getSetCookie()[0]).toMatch(/^curricle\.admin=(?!.*Secure)/)
    // A sibling domain can set a cookie for all of them, but none with this prefix.
    const [pair = ''] = cookie?.split(';') ?? []
    expect([await check(site, pair), await check(site, pair.replace('__Host-', ''))]).toEqual([200, 401])
    await Promise.all([site.close(), plain.close()])
  })

  test.each(PROTECTED)('%s %s is for the administrator only', async (method, path) => {
    const site = await createTestSite(engine, { env })
    const user = await registerUser(site)
    const forged = `curricle.admin=${'A'.repeat(43)}`
    for (const cookie of ['', user, forged, 'curricle.admin=%', 'curricle.admin=', `${forged}${'A'.repeat(5000)}`]) {
      const answer = await site.request(method, path, { cookie })
      expect([answer.status, await answer.json()]).toEqual([401, UNAUTHORIZED])
    }
    await site.close()
  })

  test("a user's session token in the admin cookie gives no access", async () => {
    const site = await createTestSite(engine, { env })
    const user = await registerUser(site)
    const value = user.slice(user.indexOf('=') + 1)
    expect(await check(site, `curricle.admin=${value}`)).toBe(401)
    expect(await check(site, `curricle.admin=${decodeURIComponent(value).split('.')[0]}`)).toBe(401)
    await site.close()
  })

  test('a value from the session table is not a valid token', async () => {
    const site = await createTestSite(engine, { env })
    const cookie = cookieOf(await login(site))
    const { token } = await site.context.db.selectFrom('adminSession').select('token').executeTakeFirstOrThrow()
    expect(cookie).not.toContain(token)
    expect(await check(site, `curricle.admin=${token}`)).toBe(401)
    await site.close()
  })

  test('signing out ends only this session, and can be repeated', async () => {
    const site = await createTestSite(engine, { env })
    const [one, other] = [cookieOf(await login(site)), cookieOf(await login(site))]
    const left = await site.request('POST', '/api/admin/logout', { cookie: one })
    expect([left.status, await left.json()]).toEqual([200, {}])
    expect(left.headers.getSetCookie()[0]).toContain('curricle.admin=; Max-Age=0; Path=/; HttpOnly')
    expect([await check(site, one), await check(site, other)]).toEqual([401, 200])
    expect((await site.request('POST', '/api/admin/logout', { cookie: one })).status).toBe(200)
    expect((await site.request('POST', '/api/admin/logout')).status).toBe(200)
    await site.close()
  })

  test('a wrong password is refused without a cookie', async () => {
    const site = await createTestSite(engine, { env })
    const answer = await login(site, 'correct horse')
    expect([answer.status, await answer.json()]).toEqual([
      401,
      { message: 'Invalid admin password', code: 'wrong_password' },
    ])
    expect(answer.headers.getSetCookie()).toEqual([])
    await site.close()
  })

  test.each([[''], [7], [null], [['a']], ['x'.repeat(2000)], ['a\0b']])(
    'the password %j is refused with a message',
    async (password) => {
      const site = await createTestSite(engine, { env })
      const answer = await login(site, password)
      const told = (await answer.json()) as { code: string; message: string }
      expect([answer.status, told.code]).toEqual([400, 'invalid_fields'])
      expect(told.message.length).toBeGreaterThan(10)
      await site.close()
    },
  )

  test('after ten wrong passwords in a minute, even the right password has to wait', async () => {
    let now = Date.parse('2026-03-01T12:00:00Z')
    const site = await createTestSite(engine, { env, clock: () => new Date(now) })
    const answers = await Promise.all(Array.from({ length: 11 }, () => login(site, 'wrong')))
    expect(statuses(answers).toSorted()).toEqual([...Array.from({ length: 10 }, () => 401), 429])
    now += 18_000
    const refused = await login(site)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '42'])
    now += 42_000
    for (let i = 0; i < 12; i++) expect((await login(site)).status).toBe(200)
    await site.close()
  })

  test('guesses from many networks are counted together, up to two hundred an hour', async () => {
    let now = Date.parse('2026-03-01T12:00:00Z')
    const site = await createTestSite(engine, { env: { ...env, TRUST_PROXY: 'true' }, clock: () => new Date(now) })
    const limit = { name: 'admin-login-all', max: 200, seconds: 3600 }
    for (let i = 0; i < 199; i++) await site.context.limits.take(limit, 'everybody')
    const from = (i: number, password: string) => login(site, password, { 'x-forwarded-for': `10.0.0.${i}` })
    expect((await from(1, 'wrong')).status).toBe(401)
    expect((await from(2, PASSWORD)).status).toBe(429)
    now += 3_600_000
    expect((await from(3, PASSWORD)).status).toBe(200)
    await site.close()
  })

  test('failed attempts of others do not lock out a browser that was signed in before', async () => {
    const site = await createTestSite(engine, { env })
    // The form is at /admin, and its page forwards the visitor's request headers.
    const known =
      cookiesAt('/admin', await login(site)).find((cookie) => cookie.startsWith('curricle.known-admin=')) ?? ''
    const overall = { name: 'admin-login-all', max: 200, seconds: 3600 }
    for (let i = 0; i < 200; i++) await site.context.limits.take(overall, 'everybody')
    await Promise.all(Array.from({ length: 11 }, () => login(site, 'wrong')))
    const from = (kept: string, password: string) =>
      site.request('POST', '/api/admin/login', { body: { password }, cookie: kept })
    expect((await from('', PASSWORD)).status).toBe(429)
    expect((await from(known, PASSWORD)).status).toBe(200)
    expect((await from(`${known}x`, PASSWORD)).status).toBe(429)
    const answers = []
    for (let i = 0; i < 31; i++) answers.push(await from(known, 'wrong'))
    expect(statuses(answers)).toEqual([...Array.from({ length: 30 }, () => 401), 429])
    await site.close()
  })

  test('a browser that was signed in before still needs the password', async () => {
    const site = await createTestSite(engine, { env })
    const known = /curricle\.known-admin=([^;]+)/.exec(cookieOf(await login(site)))
    expect(await check(site, known?.[0] ?? '')).toBe(401)
    expect(await check(site, `curricle.admin=${known?.[1]}`)).toBe(401)
    await site.close()
  })

  test('without ADMIN_PASSWORD one is created, printed once, and stored as a hash only', async () => {
    const site = await createTestSite(engine)
    expect((await login(site, 'anything')).status).toBe(401)
    const password = passwordIn(await printed(() => printAdminPassword(site.context.admin))) ?? ''
    expect(password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/)
    expect(await printed(() => printAdminPassword(site.context.admin))).toEqual([])
    const cookie = cookieOf(await login(site, password))
    expect(await check(site, cookie)).toBe(200)
    expect((await login(site, password.toUpperCase())).status).toBe(401)
    expect(await everyTable(site)).not.toContain(password)
    expect(site.lines.join()).not.toContain(password)
    await site.close()
  })

  test('of several processes starting at once, one prints the password', async () => {
    const site = await createTestSite(engine)
    const { admin } = site.context
    const lines = await printed(() => Promise.all([1, 2, 3].map(() => printAdminPassword(admin))))
    expect(lines).toHaveLength(1)
    expect((await login(site, passwordIn(lines))).status).toBe(200)
    await site.close()
  })

  test('an ADMIN_PASSWORD is never printed, is the only valid one, and changing it ends older sessions', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'admin-'))
    const database = engine === 'postgres' ? await createDatabase() : undefined
    const places = { dataDir, ...(database && { databaseUrl: database.url }) }
    const open = (password: string) => createTestSite(engine, { ...places, env: { ADMIN_PASSWORD: password } })

    const first = await open('')
    const made = passwordIn(await printed(() => printAdminPassword(first.context.admin))) ?? ''
    const firstCookie = cookieOf(await login(first, made))
    const second = await open('second password')
    expect(await printed(() => printAdminPassword(second.context.admin))).toEqual([])
    expect([(await login(second, made)).status, await check(second, firstCookie)]).toEqual([401, 401])
    const secondCookie = cookieOf(await login(second, 'second password'))
    const third = await open('third password')
    expect([await check(second, secondCookie), await check(third, secondCookie)]).toEqual([200, 401])
    expect(await everyTable(third)).not.toContain('second password')

    for (const site of [first, second, third]) await site.close()
    await database?.drop()
    rmSync(dataDir, { recursive: true })
  })
})
