import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPasswords } from '#server/accounts/passwords.ts'
import { createVerificationTokens } from '#server/accounts/verification-tokens.ts'
import { lastToken, emailsOf } from '#server/testing/emails.ts'
import { ada, onEachDatabase, createTestSite, registerUser, type TestSite } from '#server/testing/site.ts'

const EXPIRED = {
  message: 'This link has expired or was already used. Request a new one.',
  code: 'link_expired',
}

onEachDatabase('passwords', (engine) => {
  let site: TestSite
  let now: number
  beforeAll(async () => {
    now = Date.now()
    site = await createTestSite(engine, { clock: () => new Date(now) })
  })
  afterAll(() => site.close())

  const ask = (email: string) => site.request('POST', '/api/password-reset', { body: { email } })
  const set = (token: string, password = 'brand-new') =>
    site.request('PUT', `/api/password-reset/${token}`, { body: { password } })
  const login = (email: string, password: string) =>
    site.request('POST', '/api/login', { body: { email, password } }).then((answer) => answer.status)

  test('a link sets a new password, ends every session, confirms the address and sends an email', async () => {
    const cookie = await registerUser(site, 'forgets@example.com')
    expect((await ask('Forgets@Example.com')).status).toBe(202)
    expect((await set(await lastToken(site, 'password-reset'))).status).toBe(200)
    expect((await site.request('GET', '/api/user', { cookie })).status).toBe(401)
    expect(await login('forgets@example.com', ada.password)).toBe(401)
    expect(await login('forgets@example.com', 'brand-new')).toBe(200)
    expect((await emailsOf(site, 'password-changed')).map((letter) => letter.recipient)).toEqual([
      'forgets@example.com',
    ])
    const user = await site.context.db
      .selectFrom('user')
      .select('emailVerified')
      .where('email', '=', 'forgets@example.com')
      .executeTakeFirstOrThrow()
    expect(Boolean(user.emailVerified)).toBe(true)
  })

  test('a link can be checked without using it up, until it is used or an hour old', async () => {
    const check = async (token: string) => (await site.request('GET', `/api/password-reset/${token}`)).status
    await registerUser(site, 'checks@example.com')
    await ask('checks@example.com')
    const token = await lastToken(site, 'password-reset')
    expect([await check(token), await check(token), await check('made.up')]).toEqual([200, 200, 410])
    expect((await set(token)).status).toBe(200)
    expect(await check(token)).toBe(410)
    await ask('checks@example.com')
    const later = await lastToken(site, 'password-reset')
    now += 3_600_000
    expect(await check(later)).toBe(410)
  })

  test('a new password cancels a pending change of address', async () => {
    const changing = (cookie: string, to: string) =>
      site.request('PUT', '/api/user/email', { cookie, body: { email: to, password: ada.password } })
    const follow = async () =>
      (await site.request('PUT', `/api/email-confirmation/${await lastToken(site, 'email-change')}`)).status
    await changing(await registerUser(site, 'robbed@example.com'), 'thief@example.com')
    await ask('robbed@example.com')
    await set(await lastToken(site, 'password-reset'))
    expect(await follow()).toBe(410)

    const cookie = await registerUser(site, 'careful@example.com')
    await changing(cookie, 'thief@example.com')
    const body = { currentPassword: ada.password, password: 'brand-new' }
    expect((await site.request('PUT', '/api/user/password', { cookie, body })).status).toBe(200)
    expect(await follow()).toBe(410)
  })

  test('a password change fails if its email cannot be queued', async () => {
    await registerUser(site, 'told@example.com')
    const { id } = await site.context.db
      .selectFrom('user')
      .select('id')
      .where('email', '=', 'told@example.com')
      .executeTakeFirstOrThrow()
    const outbox = { ...site.context.outbox, enqueue: () => Promise.reject(new Error('the disk is full')) }
    const { change } = createPasswords({
      ...site.context,
      outbox,
      tokens: createVerificationTokens(site.context),
      check: async () => 'right',
    })
    await expect(change(id, '', { currentPassword: '', password: 'brand-new' })).rejects.toThrow('the disk is full')
    expect(await login('told@example.com', ada.password)).toBe(200)
  })

  test('an unknown address gets the same response and no email', async () => {
    await registerUser(site, 'known@example.com')
    const [known, unknown] = [await ask('known@example.com'), await ask('unknown@example.com')]
    expect([unknown.status, await unknown.json()]).toEqual([known.status, await known.json()])
    expect((await emailsOf(site, 'password-reset')).map((letter) => letter.recipient)).not.toContain(
      'unknown@example.com',
    )
  })

  test('a link works once, and only the newest link works', async () => {
    await registerUser(site, 'twice@example.com')
    await ask('twice@example.com')
    const first = await lastToken(site, 'password-reset')
    await ask('twice@example.com')
    const second = await lastToken(site, 'password-reset')
    expect(await (await set(first)).json()).toEqual(EXPIRED)
    expect((await set(second)).status).toBe(200)
    const again = await set(second)
    expect([again.status, await again.json()]).toEqual([410, EXPIRED])
  })

  test('a link works for an hour', async () => {
    await registerUser(site, 'slow@example.com')
    await ask('slow@example.com')
    const token = await lastToken(site, 'password-reset')
    now += 3_600_000
    expect((await set(token)).status).toBe(410)
    expect(await login('slow@example.com', ada.password)).toBe(200)
  })

  test.each(['x', 'YQ.YQ', '%00', 'a'.repeat(2000), '..'])('the forged link %j is rejected', async (token) => {
    expect([404, 410]).toContain((await set(token)).status)
  })

  test('a link for another purpose cannot set a password', async () => {
    await registerUser(site, 'purpose@example.com')
    const token = await lastToken(site, 'email-confirmation')
    expect((await set(token)).status).toBe(410)
    expect((await site.request('PUT', `/api/email-confirmation/${token}`)).status).toBe(200)
  })

  test.each([{ password: '12345' }, { password: 7 }, {}, { password: 'x'.repeat(129) }])(
    'the new password %j is refused without using up the link',
    async (body) => {
      expect((await site.request('PUT', '/api/password-reset/any', { body })).status).toBe(400)
    },
  )

  test('one of the most common passwords is refused without using up the link', async () => {
    const cookie = await registerUser(site, 'common@example.com')
    await ask('common@example.com')
    const token = await lastToken(site, 'password-reset')
    const common = 'This password is too common. Choose a different one.'
    const refusal = { message: common, code: 'invalid_fields', fields: { password: common } }
    const answers = [
      await set(token, 'Football'),
      await site.request('PUT', '/api/user/password', {
        cookie,
        body: { currentPassword: ada.password, password: 'qwertyuiop' },
      }),
      await site.request('POST', '/api/register', { body: { ...ada, email: 'c@example.com', password: '123456' } }),
    ]
    for (const answer of answers) expect([answer.status, await answer.json()]).toEqual([400, refusal])
    expect((await set(token)).status).toBe(200)
  })

  test.each([{ email: 'nobody' }, { email: 3 }, {}, { email: `${'x'.repeat(300)}@example.com` }])(
    'a reset request with %j is refused',
    async (body) => {
      expect((await site.request('POST', '/api/password-reset', { body })).status).toBe(400)
    },
  )

  test('an address gets at most three links an hour, without an error', async () => {
    await registerUser(site, 'bombed@example.com')
    for (let i = 0; i < 5; i++) expect((await ask('bombed@example.com')).status).toBe(202)
    const letters = await emailsOf(site, 'password-reset')
    expect(letters.filter((letter) => letter.recipient === 'bombed@example.com')).toHaveLength(3)
  })

  test('changing the password keeps this session and ends the others', async () => {
    now += 3_600_000
    const other = await registerUser(site, 'changes@example.com')
    const opened = await site.request('POST', '/api/login', {
      body: { email: 'changes@example.com', password: ada.password },
    })
    const cookie = opened.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ')
    const change = (currentPassword: unknown) =>
      site.request('PUT', '/api/user/password', { cookie, body: { currentPassword, password: 'brand-new' } })
    const wrong = await change('wrong-one')
    expect([wrong.status, await wrong.json()]).toEqual([
      422,
      {
        message: 'That password is incorrect. Try again.',
        code: 'wrong_password',
        fields: { currentPassword: 'That password is incorrect. Try again.' },
      },
    ])
    expect((await change(5)).status).toBe(400)
    expect((await change(ada.password)).status).toBe(200)
    expect((await site.request('GET', '/api/user', { cookie })).status).toBe(200)
    expect((await site.request('GET', '/api/user', { cookie: other })).status).toBe(401)
    expect((await emailsOf(site, 'password-changed')).at(-1)?.recipient).toBe('changes@example.com')
    for (let i = 0; i < 9; i++) await change('wrong-one')
    expect((await change('wrong-one')).status).toBe(429)
  })
})
