import { afterEach, beforeEach, expect, test } from 'vitest'
import { lastToken } from '#server/testing/emails.ts'
import { ada, cookieOf, onEachDatabase, createTestSite, registerUser, type TestSite } from '#server/testing/site.ts'

const OWNER = 'owner@example.com'
const RIGHT = { email: OWNER, password: ada.password }
const ACCOUNT = { name: 'login-account', max: 50, seconds: 3600 }

/** The cookie by which a browser is recognized. */
const knownIn = (cookies: string): string =>
  cookies.split('; ').find((cookie) => cookie.startsWith('curricle.known=')) ?? ''

onEachDatabase('browsers that have signed in before', (engine) => {
  let site: TestSite
  let now: number
  beforeEach(async () => {
    now = Date.parse('2026-03-01T12:00:00Z')
    site = await createTestSite(engine, { clock: () => new Date(now) })
  })
  afterEach(() => site.close())

  const login = async (cookie: string, body: object = RIGHT) =>
    (await site.request('POST', '/api/login', { body, cookie })).status
  const guess = async (cookie: string, times: number) => {
    const statuses = []
    for (let i = 0; i < times; i++) statuses.push(await login(cookie, { ...RIGHT, password: 'wrong-one' }))
    return statuses
  }
  /** What strangers can use up: the tries for the account. */
  async function lockOutStrangers(email = OWNER): Promise<void> {
    for (let i = 0; i < 50; i++) await site.context.limits.take(ACCOUNT, email)
  }

  test('failed attempts of others do not lock out a known browser, which gives no access to other accounts', async () => {
    const known = knownIn(await registerUser(site, OWNER))
    await registerUser(site, 'other@example.com')
    await lockOutStrangers()
    expect(await login('')).toBe(429)
    expect(await login('curricle.known=b3duZXI.forged')).toBe(429)
    expect(await login(known)).toBe(200)
    await lockOutStrangers('other@example.com')
    expect(await login(known, { ...RIGHT, email: 'other@example.com' })).toBe(429)
  })

  test('who had an account with this address before cannot use up the tries of its owner', async () => {
    const before = await registerUser(site, OWNER)
    const old = knownIn(before)
    await site.request('DELETE', '/api/user', { cookie: before, body: { password: ada.password } })
    const known = knownIn(await registerUser(site, OWNER))
    // The old cookie is worth nothing: ten tries a minute, as for anyone.
    expect((await guess(old, 11)).at(-1)).toBe(429)
    expect(await login(known)).toBe(200)
    await guess(old, 30)
    expect(await login(known)).toBe(200)
  })

  test('each browser has tries of its own', async () => {
    const first = knownIn(await registerUser(site, OWNER))
    const opened = await site.request('POST', '/api/login', { body: RIGHT })
    const second = knownIn(cookieOf(opened))
    expect((await guess(first, 31)).at(-1)).toBe(429)
    expect(await login(first)).toBe(429)
    expect(await login(second)).toBe(200)
  })

  test('a new password opens the account at once, also after every try was used up', async () => {
    const known = knownIn(await registerUser(site, OWNER))
    await guess(known, 31)
    await lockOutStrangers()
    expect([await login(known), await login('')]).toEqual([429, 429])
    await site.request('POST', '/api/password-reset', { body: { email: OWNER } })
    const token = await lastToken(site, 'password-reset')
    const set = await site.request('PUT', `/api/password-reset/${token}`, { body: { password: 'brand-new' } })
    const changed = { email: OWNER, password: 'brand-new' }
    expect(await login(knownIn(cookieOf(set)), changed)).toBe(200)
    expect(await login('', changed)).toBe(200)
  })

  test('a new password makes browsers unknown that signed in with the old one', async () => {
    const first = await registerUser(site, OWNER)
    const body = { currentPassword: ada.password, password: 'brand-new' }
    const set = await site.request('PUT', '/api/user/password', { cookie: first, body })
    await lockOutStrangers()
    const changed = { email: OWNER, password: 'brand-new' }
    expect(await login(knownIn(first), changed)).toBe(429)
    expect(await login(knownIn(cookieOf(set)), changed)).toBe(200)
  })

  test('a browser is known for 400 days', async () => {
    const known = knownIn(await registerUser(site, OWNER))
    now += 400 * 86_400_000 - 1
    await lockOutStrangers()
    expect(await login(known)).toBe(200)
    now += 1
    expect(await login(known)).toBe(429)
  })

  test('the cookie does not contain the address', async () => {
    const [token = ''] =
      knownIn(await registerUser(site, OWNER))
        .split('=')[1]
        ?.split('.') ?? []
    expect(Buffer.from(token, 'base64url').toString()).toMatch(/^[\w-]{22} 1772366400000$/)
  })
})
