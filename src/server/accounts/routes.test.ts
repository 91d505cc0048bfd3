import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashToken } from '#server/accounts/hashed-tokens.ts'
import { hashings } from '#server/testing/passwords.ts'
import { ada, cookieOf, onEachDatabase, createTestSite, registerUser, type TestSite } from '#server/testing/site.ts'

const credentials = { email: ada.email, password: ada.password }

onEachDatabase('accounts', (engine) => {
  let site: TestSite
  beforeAll(async () => {
    site = await createTestSite(engine)
  })
  afterAll(() => site.close())

  test('signing up creates an account, signs in and returns the user', async () => {
    const made = await site.request('POST', '/api/register', { body: ada })
    expect(made.status).toBe(201)
    for (const cookie of made.headers.getSetCookie()) expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/)
    expect(made.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual([
      'curricle.session_token',
      'curricle.known',
    ])
    const user = {
      id: expect.any(String),
      email: 'ada@example.com',
      firstName: 'Ada',
      lastName: 'Lovelace',
      profileImageUrl: null,
      subscriptionTier: 'free',
    }
    expect(await made.json()).toEqual(user)
    const who = await site.request('GET', '/api/user', { cookie: cookieOf(made) })
    expect(await who.json()).toEqual(user)
  })

  test('a page from one account gets no data of another account that signed in later', async () => {
    const first = await registerUser(site, 'first@example.com')
    const second = await registerUser(site, 'second@example.com')
    const { id } = (await (await site.request('GET', '/api/user', { cookie: first })).json()) as { id: string }
    const body = { title: 'Mine', content: {}, templateId: null }
    const asked = (cookie: string) => ({ cookie, body, headers: { 'x-account': id } })
    expect((await site.request('POST', '/api/resumes', asked(first))).status).toBe(201)
    expect((await site.request('POST', '/api/resumes', asked(second))).status).toBe(401)
    expect(await (await site.request('GET', '/api/resumes', { cookie: second })).json()).toEqual([])
  })

  test('names are optional, and six characters that nobody guesses are a password', async () => {
    const made = await site.request('POST', '/api/register', {
      body: { email: 'mono@example.com', password: 'k7wqzp' },
    })
    expect(await made.json()).toMatchObject({ firstName: '', lastName: '' })
  })

  test('an account has the language of the page that it was made on, also a partial one', async () => {
    const made = await site.request('POST', '/api/register', {
      body: { email: 'sanne@example.com', password: 'k7wqzp' },
      headers: { 'accept-language': 'nl' },
    })
    const settings = await site.request('GET', '/api/settings', { cookie: cookieOf(made) })
    expect(await settings.json()).toMatchObject({ language: 'nl' })
  })

  test('an email address has one account, regardless of case', async () => {
    for (const email of ['ada@example.com', 'ADA@Example.com', ' ada@example.com ']) {
      const again = await site.request('POST', '/api/register', { body: { ...ada, email } })
      expect(again.status).toBe(409)
      expect(await again.json()).toEqual({
        message: 'An account with this email already exists. Sign in instead.',
        code: 'email_taken',
      })
    }
  })

  test('of ten simultaneous sign-ups with one address, only one creates the account', async () => {
    const body = { ...ada, email: 'race@example.com' }
    const answers = await Promise.all(Array.from({ length: 10 }, () => site.request('POST', '/api/register', { body })))
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([
      201, 409, 409, 409, 409, 409, 409, 409, 409, 409,
    ])
  })

  test('other requests are not blocked while passwords are hashed', async () => {
    const cookie = cookieOf(await site.request('POST', '/api/login', { body: credentials }))
    const order: string[] = []
    const emails = Array.from({ length: 4 }, (_, i) => `crowd${i}@example.com`)
    const crowd = emails.map((email) =>
      site.request('POST', '/api/register', { body: { ...ada, email } }).then(() => order.push('registered')),
    )
    const reader = site.request('GET', '/api/resumes', { cookie }).then(() => order.push('read'))
    await Promise.all([...crowd, reader])
    expect(order[0]).toBe('read')
  })

  test('a password of five characters is too short', async () => {
    const short = await site.request('POST', '/api/register', {
      body: { ...ada, email: 's@example.com', password: '12345' },
    })
    expect(short.status).toBe(400)
    expect(await short.json()).toEqual({
      message: 'Password must be at least 6 characters long',
      code: 'invalid_fields',
      fields: { password: 'Password must be at least 6 characters long' },
    })
  })

  test('signing in works with the email address in any case', async () => {
    const opened = await site.request('POST', '/api/login', { body: { ...credentials, email: 'Ada@EXAMPLE.com' } })
    expect(opened.status).toBe(200)
    expect(await opened.json()).toMatchObject({ email: 'ada@example.com' })
  })

  test('a wrong password, an unknown address and a missing address get the same error message', async () => {
    for (const body of [
      { ...credentials, password: 'wrong-one' },
      { ...credentials, email: 'nobody@example.com' },
      { ...credentials, email: 'nobody' },
    ]) {
      const refused = await site.request('POST', '/api/login', { body })
      expect(refused.status).toBe(401)
      expect(refused.headers.getSetCookie()).toEqual([])
      expect(await refused.json()).toEqual({ message: 'Invalid email or password', code: 'wrong_credentials' })
    }
  })

  test('without a session there is no user', async () => {
    for (const cookie of ['', 'curricle.session_token=forged.signature', 'curricle.session_token=%']) {
      const who = await site.request('GET', '/api/user', { cookie })
      expect(who.status).toBe(401)
      expect(await who.json()).toEqual({ message: 'Unauthorized', code: 'unauthorized' })
    }
  })

  test('the session table stores only token hashes, so a copy of it opens no session', async () => {
    const cookie = cookieOf(await site.request('POST', '/api/login', { body: credentials }))
    const token = decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? ''
    const rows = await site.context.db.selectFrom('session').select('token').execute()
    expect(rows.map((row) => row.token)).toContain(hashToken(token))
    expect(rows.filter((row) => row.token.includes(token))).toEqual([])
  })

  test('passwords are stored as scrypt hashes that are expensive to guess', async () => {
    expect(new Set(hashings)).toEqual(new Set([16_384 * 16]))
    const rows = await site.context.db
      .selectFrom('account' as never)
      .selectAll()
      .execute()
    expect(rows.map((row) => (row as { password: string }).password)).toEqual(
      rows.map(() => expect.stringMatching(/^[0-9a-f]{32}:[0-9a-f]{128}$/)),
    )
  })

  test('signing out ends the session itself, not only the cookie', async () => {
    const cookie = cookieOf(await site.request('POST', '/api/login', { body: credentials }))
    const left = await site.request('POST', '/api/logout', { cookie })
    expect([left.status, await left.json()]).toEqual([200, {}])
    expect(left.headers.get('set-cookie')).toMatch(/Max-Age=0/)
    expect((await site.request('GET', '/api/user', { cookie })).status).toBe(401)
  })

  test('signing out without a session succeeds', async () => {
    expect((await site.request('POST', '/api/logout')).status).toBe(200)
  })

  test("the auth library's own routes are not exposed", async () => {
    const paths = ['/api/auth/sign-in/email', '/api/auth/sign-up/email', '/api/auth/get-session', '/api/auth/ok']
    for (const path of paths) expect((await site.request('POST', path, { body: credentials })).status).toBe(404)
  })
})

describe('sessions', () => {
  test('on a public HTTPS site, the cookie is sent over HTTPS only', async () => {
    const site = await createTestSite('sqlite', { env: { APP_URL: 'https://resumes.example.com' } })
    const made = await site.request('POST', '/api/register', { body: ada })
    expect(made.headers.get('set-cookie')).toMatch(/^__Secure-curricle\.session_token=.*; Secure;/)
    await site.close()
  })

  test('a session used for a day is extended, and the response sets its new cookie', async () => {
    const site = await createTestSite('sqlite')
    const cookie = await registerUser(site)
    const soon = new Date(Date.now() + 20 * 86_400_000)
    await site.context.db.updateTable('session').set({ expiresAt: soon }).execute()
    const who = await site.request('GET', '/api/user', { cookie })
    expect(who.headers.get('set-cookie')).toMatch(/Max-Age=2592000/)
    const [session] = await site.context.db.selectFrom('session').select('expiresAt').execute()
    expect(new Date(session?.expiresAt ?? 0).getTime()).toBeGreaterThan(soon.getTime())
    await site.close()
  })

  test('an expired session is rejected', async () => {
    const site = await createTestSite('sqlite')
    const cookie = await registerUser(site)
    await site.context.db
      .updateTable('session')
      .set({ expiresAt: new Date(0) })
      .execute()
    expect((await site.request('GET', '/api/user', { cookie })).status).toBe(401)
    await site.close()
  })
})
