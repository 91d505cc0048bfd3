import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestMailServer, type TestMailServer } from '#server/testing/mail-server.ts'
import { ada, onEachDatabase, createTestSite, registerUser, type TestSite } from '#server/testing/site.ts'

const STRANGER = 'stranger@example.com'

onEachDatabase('emails that anyone can trigger', (engine) => {
  let site: TestSite
  let mail: TestMailServer
  let now: number
  beforeEach(async () => {
    now = Date.parse('2026-03-01T12:00:00Z')
    mail = createTestMailServer()
    site = await createTestSite(engine, { clock: () => new Date(now), engines: { email: mail.engine } })
  })
  afterEach(() => site.close())

  /** The subjects of what the stranger has got. */
  async function received(): Promise<string[]> {
    await site.context.passwords.idle()
    await site.context.newsletter.idle()
    await site.context.outbox.sendDue()
    return mail.sent.filter(({ to }) => to === STRANGER).map(({ subject }) => subject)
  }

  const leave = (cookie: string) => site.request('DELETE', '/api/user', { cookie, body: { password: ada.password } })

  test('signing up, asking again and deleting in turns sends a stranger at most six emails an hour', async () => {
    for (let round = 0; round < 8; round++) {
      const cookie = await registerUser(site, STRANGER)
      for (let i = 0; i < 3; i++) await site.request('POST', '/api/email-confirmation', { cookie })
      for (let i = 0; i < 2; i++) await site.request('POST', '/api/password-reset', { body: { email: STRANGER } })
      // Deleting the account deletes its unsent emails.
      await received()
      expect((await leave(cookie)).status).toBe(200)
    }
    expect(await received()).toEqual([
      'Confirm your email address for Curricle',
      'Confirm your email address for Curricle',
      'Confirm your email address for Curricle',
      'Confirm your email address for Curricle',
      'Reset your Curricle password',
      'Reset your Curricle password',
    ])
    now += 3_600_000
    await registerUser(site, STRANGER)
    expect(await received()).toHaveLength(7)
  })

  test('every kind of email that a form can send to an address counts toward the six', async () => {
    const cookie = await registerUser(site, STRANGER)
    const other = await registerUser(site, 'other@example.com')
    const message = { name: 'S', email: STRANGER, subject: 'S', category: 'general', message: 'M' }
    await site.request('POST', '/api/contact', { body: message })
    await site.request('POST', '/api/newsletter', { body: { email: STRANGER } })
    await site.request('POST', '/api/password-reset', { body: { email: STRANGER } })
    const body = { currentPassword: ada.password, password: ada.password }
    for (let i = 0; i < 5; i++) await site.request('PUT', '/api/user/password', { cookie, body })
    expect(await received()).toHaveLength(6)
    await leave(cookie)
    const moving = { email: STRANGER, password: ada.password }
    expect((await site.request('PUT', '/api/user/email', { cookie: other, body: moving })).status).toBe(429)
    now += 60_000
    const receipt = await site.request('POST', '/api/contact', { body: message })
    expect(await receipt.json()).toEqual({ receipt: false })
    expect(await received()).toHaveLength(6)
  })

  test('strangers who use up the six cannot keep the owner of a confirmed address from a new password', async () => {
    await registerUser(site, STRANGER)
    await site.context.db.updateTable('user').set({ emailVerified: true }).execute()
    const limit = { name: 'emails-to-address', max: 6, seconds: 3600 }
    for (let i = 0; i < 6; i++) await site.context.limits.take(limit, STRANGER)
    await site.request('POST', '/api/password-reset', { body: { email: STRANGER } })
    expect(await received()).toContain('Reset your Curricle password')
  })

  test('the owner of a confirmed address hears of every change, however often', async () => {
    const cookie = await registerUser(site, STRANGER)
    await site.context.db.updateTable('user').set({ emailVerified: true }).execute()
    const body = { currentPassword: ada.password, password: ada.password }
    for (let i = 0; i < 8; i++) await site.request('PUT', '/api/user/password', { cookie, body })
    await received()
    await leave(cookie)
    const subjects = await received()
    expect(subjects.filter((subject) => /password/.test(subject))).toHaveLength(8)
    expect(subjects.at(-1)).toMatch(/deleted/)
  })
})
