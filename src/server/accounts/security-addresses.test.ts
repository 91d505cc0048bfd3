import { afterAll, beforeAll, expect, test } from 'vitest'
import { lastToken, emailsOf } from '#server/testing/emails.ts'
import { ada, onEachDatabase, createTestSite, registerUser, type TestSite } from '#server/testing/site.ts'

onEachDatabase('email addresses', (engine) => {
  let site: TestSite
  let now: number
  beforeAll(async () => {
    now = Date.now()
    site = await createTestSite(engine, { clock: () => new Date(now) })
  })
  afterAll(() => site.close())

  const confirm = (token: string) => site.request('PUT', `/api/email-confirmation/${token}`)
  const change = (cookie: string, body: unknown) => site.request('PUT', '/api/user/email', { cookie, body })
  const emailOf = async (cookie: string) =>
    ((await (await site.request('GET', '/api/user', { cookie })).json()) as { email: string }).email
  const isConfirmed = async (email: string) => {
    const rows = site.context.db.selectFrom('user').select('emailVerified').where('email', '=', email)
    return Boolean((await rows.executeTakeFirstOrThrow()).emailVerified)
  }

  test('a new user gets a link that confirms the address once', async () => {
    await registerUser(site, 'new@example.com')
    expect((await emailsOf(site, 'email-confirmation')).at(-1)?.recipient).toBe('new@example.com')
    expect(await isConfirmed('new@example.com')).toBe(false)
    const token = await lastToken(site, 'email-confirmation')
    const answer = await confirm(token)
    expect([answer.status, await answer.json()]).toEqual([200, { email: 'new@example.com' }])
    expect(await isConfirmed('new@example.com')).toBe(true)
    expect((await confirm(token)).status).toBe(410)
  })

  test('the confirmation link works for seven days', async () => {
    await registerUser(site, 'late@example.com')
    const token = await lastToken(site, 'email-confirmation')
    now += 7 * 86_400_000
    expect((await confirm(token)).status).toBe(410)
    now = Date.now()
  })

  test('the confirmation email can be resent five times an hour, and only while the address is unconfirmed', async () => {
    const cookie = await registerUser(site, 'again@example.com')
    const again = () => site.request('POST', '/api/email-confirmation', { cookie })
    for (let i = 0; i < 5; i++) expect((await again()).status).toBe(202)
    const refused = await again()
    expect(refused.status).toBe(429)
    expect(((await refused.json()) as { message: string }).message).toBe(
      'We’ve already sent you several emails. Check your spam folder, or try again in 60 minutes.',
    )
    await confirm(await lastToken(site, 'email-confirmation'))
    const before = (await emailsOf(site, 'email-confirmation')).length
    expect((await again()).status).toBe(202)
    expect(await emailsOf(site, 'email-confirmation')).toHaveLength(before)
    expect((await site.request('POST', '/api/email-confirmation')).status).toBe(401)
  })

  test('an address changes when the emailed link is opened, and the old address is notified', async () => {
    const cookie = await registerUser(site, 'old@example.com')
    expect((await change(cookie, { email: 'Moved@example.com', password: ada.password })).status).toBe(202)
    expect(await emailOf(cookie)).toBe('old@example.com')
    expect((await emailsOf(site, 'email-change')).at(-1)?.recipient).toBe('moved@example.com')
    const answer = await confirm(await lastToken(site, 'email-change'))
    expect([answer.status, await answer.json()]).toEqual([200, { email: 'moved@example.com' }])
    expect(await emailOf(cookie)).toBe('moved@example.com')
    expect((await emailsOf(site, 'email-changed')).at(-1)?.recipient).toBe('old@example.com')
  })

  test('links sent to the old address stop working after a change', async () => {
    const cookie = await registerUser(site, 'before@example.com')
    const confirmation = await lastToken(site, 'email-confirmation')
    await site.request('POST', '/api/password-reset', { body: { email: 'before@example.com' } })
    const reset = await lastToken(site, 'password-reset')
    await change(cookie, { email: 'after@example.com', password: ada.password })
    await confirm(await lastToken(site, 'email-change'))
    expect((await confirm(confirmation)).status).toBe(410)
    expect((await site.request('PUT', `/api/password-reset/${reset}`, { body: { password: 'stolen1' } })).status).toBe(
      410,
    )
  })

  test('an address that is taken, becomes taken in the meantime, or is unchanged is refused', async () => {
    const cookie = await registerUser(site, 'wants@example.com')
    await change(cookie, { email: 'wanted@example.com', password: ada.password })
    const token = await lastToken(site, 'email-change')
    await registerUser(site, 'wanted@example.com')
    const late = await confirm(token)
    expect([late.status, ((await late.json()) as { code: string }).code]).toEqual([409, 'email_taken'])
    const taken = await change(cookie, { email: 'wanted@example.com', password: ada.password })
    expect([taken.status, ((await taken.json()) as { code: string }).code]).toEqual([409, 'email_taken'])
    const same = await change(cookie, { email: 'WANTS@example.com', password: ada.password })
    expect([same.status, ((await same.json()) as { code: string }).code]).toEqual([409, 'same_email'])
    expect(await emailOf(cookie)).toBe('wants@example.com')
  })

  test('a wrong password changes nothing, and the error names the password field', async () => {
    const cookie = await registerUser(site, 'guard@example.com')
    const sent = (await emailsOf(site, 'email-change')).length
    const wrong = await change(cookie, { email: 'thief@example.com', password: 'wrong-one' })
    expect([wrong.status, await wrong.json()]).toEqual([
      422,
      {
        message: 'That password is incorrect. Try again.',
        code: 'wrong_password',
        fields: { password: 'That password is incorrect. Try again.' },
      },
    ])
    expect(await emailsOf(site, 'email-change')).toHaveLength(sent)
  })

  test('bad input and signed-out requests are refused', async () => {
    const cookie = await registerUser(site, 'bad@example.com')
    for (const body of [{}, { email: 'x', password: 'y' }, { email: 'a@b.co' }, { email: 1, password: [] }])
      expect((await change(cookie, body)).status).toBe(400)
    expect((await change('', { email: 'a@example.com', password: 'x' })).status).toBe(401)
    for (const token of ['x', 'YQ.YQ', '%00', 'a'.repeat(2000)]) expect((await confirm(token)).status).toBe(410)
  })
})
