import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestMailServer, type TestMailServer } from '#server/testing/mail-server.ts'
import { ada, cookieOf, onEachDatabase, createTestSite, registerUser, type TestSite } from '#server/testing/site.ts'
import type { AdminMessage } from '#shared/contract/admin-lists.ts'

const PASSWORD = 'correct horse battery'
const message = { name: 'Ada', email: ada.email, subject: 'Note G', category: 'general', message: 'Hello' }

onEachDatabase('messages in the admin area', (engine) => {
  let site: TestSite
  let admin: string
  let now: Date
  let mail: TestMailServer
  let open: TestSite[]
  beforeEach(async () => {
    open = []
    site = await openArea({})
  })
  afterEach(async () => {
    for (const each of open) await each.close()
  })

  async function openArea(more: Record<string, string>): Promise<TestSite> {
    now = new Date('2026-11-22T12:00:00.000Z')
    mail = createTestMailServer()
    const env = { ADMIN_PASSWORD: PASSWORD, RATE_LIMITS: 'off', ...more }
    const made = await createTestSite(engine, { env, clock: () => now, engines: { email: mail.engine } })
    open.push(made)
    admin = cookieOf(await made.request('POST', '/api/admin/login', { body: { password: PASSWORD } }))
    return made
  }

  const pass = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000))
  const write = (more: object = {}, cookie = '') =>
    site.request('POST', '/api/contact', { body: { ...message, ...more }, ...(cookie && { cookie }) })
  const ask = (method: string, path = '', body?: unknown) =>
    site.request(method, `/api/admin/messages${path}`, { cookie: admin, ...(body !== undefined && { body }) })
  const list = async (query = '') =>
    (await (await ask('GET', query)).json()) as { items: AdminMessage[]; total: number }
  const subjects = async (query = '') => (await list(query)).items.map(({ subject }) => subject)
  const reply = (id: number, text: string) => ask('POST', `/${id}/reply`, { reply: text })
  const idOf = async (cookie: string) =>
    ((await (await site.request('GET', '/api/user', { cookie })).json()) as { id: string }).id
  const replies = async () => {
    await site.context.outbox.sendDue()
    return mail.sent.filter(({ subject }) => subject.startsWith('Re: '))
  }

  test('are sorted by unanswered, then priority, then newest first', async () => {
    for (const subject of ['oldest', 'answered', 'urgent', 'newest', 'urgent, answered']) {
      await write({ subject })
      pass(1)
    }
    const { db } = site.context
    await db.updateTable('contactMessage').set({ isPriority: true }).where('subject', 'like', 'urgent%').execute()
    await db.updateTable('contactMessage').set({ replied: true }).where('subject', 'like', '%answered').execute()
    expect(await subjects()).toEqual(['urgent', 'newest', 'oldest', 'urgent, answered', 'answered'])
  })

  test('are searchable by address, name, subject and text, and paginated', async () => {
    await write({ name: 'Bo', email: 'bo@other.example', subject: 'Bill', message: 'It costs 5_0 francs' })
    for (let i = 0; i < 26; i++) await write({ subject: `Number ${i}` })
    for (const search of ['BO', 'other.ex', 'bill', '5_0', 'FRANCS'])
      expect(await subjects(`?search=${encodeURIComponent(search)}`)).toEqual(['Bill'])
    expect(await subjects('?search=5x0')).toEqual([])
    expect(await list('?page=2')).toMatchObject({ total: 27, items: [{ subject: 'Number 0' }, { subject: 'Bill' }] })
  })

  test('a reply is emailed to the sender with the message quoted, and is stored', async () => {
    await write({ subject: 'Re-check\nBcc: a@b.example', message: 'Is <b>note G</b>\n\nright?' })
    pass(30)
    const answer = await reply(1, '  It is.\nEvery line & comma.  ')
    expect([answer.status, await answer.json()]).toEqual([
      200,
      {
        id: 1,
        name: 'Ada',
        email: ada.email,
        subject: 'Re-check Bcc: a@b.example',
        category: 'general',
        message: 'Is <b>note G</b>\n\nright?',
        createdAt: '2026-11-22T12:00:00.000Z',
        isPriority: false,
        replied: true,
        reply: 'It is.\nEvery line & comma.',
        repliedAt: '2026-11-22T12:30:00.000Z',
      },
    ])
    const [mail, ...more] = await replies()
    expect([mail?.to, mail?.subject, more]).toEqual([ada.email, 'Re: Re-check Bcc: a@b.example', []])
    expect(mail?.text).toMatch(/^It is\.\nEvery line & comma\.\n\n/)
    expect(mail?.text).toContain('You wrote:\n\n> Is <b>note G</b>\n>\n> right?\n')
    expect(mail?.html).toContain('<p>It is.<br>\nEvery line &amp; comma.</p>')
    expect(mail?.html).toContain('<blockquote><p>Is &lt;b&gt;note G&lt;/b&gt;<br>\n<br>\nright?</p></blockquote>')
    expect(mail?.headers).toEqual({})
    const kept = await site.context.outbox.list(1)
    expect(JSON.stringify(kept)).not.toContain('Every line')
  })

  test('a reply is answered to the mailbox for support', async () => {
    site = await openArea({ SUPPORT_EMAIL: 'help@cv.example' })
    await write()
    await reply(1, 'It is.')
    const [mail] = await replies()
    expect(mail?.headers).toEqual({ 'Reply-To': 'help@cv.example' })
    expect(mail?.text).toContain('To write back, reply to this email or write to help@cv.example.')
  })

  test('a second reply is emailed, too, and appears below the first', async () => {
    await write()
    await reply(1, 'First.')
    pass(5)
    expect(await (await reply(1, 'Second.')).json()).toMatchObject({
      reply: 'First.\n\nSecond.',
      repliedAt: '2026-11-22T12:05:00.000Z',
    })
    const texts = (await replies()).map(({ text }) => text)
    expect(texts).toHaveLength(2)
    expect(texts[1]).not.toContain('First.')
  })

  test.each([['  '], ['x'.repeat(5001)], ['a\0b']])(
    'a reply that is blank, too long or malformed is refused',
    async (text) => {
      await write()
      expect((await reply(1, text)).status).toBe(400)
      expect((await list()).items).toMatchObject([{ replied: false }])
    },
  )

  test('a deleted message is hidden, can be restored for an hour, and is then erased', async () => {
    await write({ subject: 'Back' })
    await write({ subject: 'Gone', email: 'gone@example.com' })
    expect((await ask('DELETE', '/1')).status).toBe(200)
    expect((await ask('DELETE', '/2')).status).toBe(200)
    expect(await list()).toEqual({ items: [], total: 0, page: 1 })
    expect([(await ask('DELETE', '/1')).status, (await reply(1, 'Late')).status]).toEqual([404, 404])
    pass(59)
    await site.context.jobs.runDue()
    expect(await (await ask('POST', '/1/restore')).json()).toMatchObject({ id: 1, subject: 'Back' })
    expect((await ask('POST', '/1/restore')).status).toBe(404)
    pass(1)
    expect((await ask('POST', '/2/restore')).status).toBe(404)
    pass(60)
    await site.context.jobs.runDue()
    const left = await site.context.db.selectFrom('contactMessage').select('subject').execute()
    expect(left).toEqual([{ subject: 'Back' }])
  })

  test.each(['0', 'x', '2147483648'])('the message ID %s returns a 404', async (id) => {
    for (const answer of [
      await ask('DELETE', `/${id}`),
      await ask('POST', `/${id}/restore`),
      await ask('POST', `/${id}/reply`, { reply: 'x' }),
    ])
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([404, 'message_not_found'])
  })

  test('only messages with priority support come first', async () => {
    site = await openArea({ PLAN_ENFORCEMENT: 'on' })
    const buyer = await registerUser(site)
    const other = await registerUser(site, 'other@example.com')
    await site.context.entitlements.grant(await idOf(buyer), 'plan-premium')
    await site.context.entitlements.grant(await idOf(other), 'coach')
    await write({ subject: 'of a buyer' }, buyer)
    await write({ subject: 'of somebody' }, other)
    await write({ subject: 'of a visitor' })
    expect((await list()).items.map(({ subject, isPriority }) => [subject, isPriority])).toEqual([
      ['of a buyer', true],
      ['of a visitor', false],
      ['of somebody', false],
    ])
  })

  test("replies are deleted with the sender's account, and are part of the data export", async () => {
    const cookie = await registerUser(site)
    await write({ email: 'work@example.com' }, cookie)
    await reply(1, 'Our answer.')
    const pieces = site.context.personalDataExport.create(await idOf(cookie), AbortSignal.timeout(60_000))
    const archive = await new Response(ReadableStream.from(pieces)).text()
    expect(archive).toContain('contact.json')
    await site.request('DELETE', '/api/user', { cookie, body: { password: ada.password } })
    expect(await list()).toEqual({ items: [], total: 0, page: 1 })
    expect(
      await site.context.db.selectFrom('mail').selectAll().where('recipient', '=', 'work@example.com').execute(),
    ).toEqual([])
  })
})
