import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Email } from '#server/engines/email/engine.ts'
import { createTestMailServer, type TestMailServer } from '#server/testing/mail-server.ts'
import { onEachDatabase, createTestSite, registerUser, type TestSite } from '#server/testing/site.ts'

const draft = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  subject: 'A note on note G',
  category: 'technical-support',
  message: 'The engine stops at the second card.\n\nWhat can I do?',
}
type Refusal = { readonly message: string; readonly code: string; readonly fields?: Record<string, string> }

onEachDatabase('the contact form', (engine) => {
  let site: TestSite
  let now: Date
  let mail: TestMailServer
  beforeEach(async () => {
    now = new Date('2026-11-22T12:00:00.000Z')
    mail = createTestMailServer()
    site = await createTestSite(engine, { clock: () => now, engines: { email: mail.engine } })
  })
  afterEach(() => site.close())

  const write = (more: object = {}, cookie = '') =>
    site.request('POST', '/api/contact', { body: { ...draft, ...more }, cookie })
  const kept = () => site.context.db.selectFrom('contactMessage').selectAll().orderBy('id').execute()
  const pass = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000))
  async function receipts(): Promise<Email[]> {
    await site.context.outbox.sendDue()
    return mail.sent.filter(({ subject }) => subject === 'We got your message to Curricle')
  }
  async function refusalOf(answer: Response): Promise<Refusal> {
    expect(answer.status).toBe(400)
    return (await answer.json()) as Refusal
  }

  test('a message is stored as typed, and its sender gets one receipt', async () => {
    const answer = await write()
    expect([answer.status, await answer.json()]).toEqual([201, { receipt: true }])
    const [row, ...others] = await kept()
    expect(others).toEqual([])
    expect(row).toMatchObject({ ...draft, userId: null })
    expect(Boolean(row?.replied)).toBe(false)
    expect(new Date(row?.createdAt ?? 0)).toEqual(now)
    const [receipt, ...more] = await receipts()
    expect(more).toEqual([])
    expect(receipt?.to).toBe('ada@example.com')
    expect(receipt?.text).toContain('We got your message about technical support.')
    expect(receipt?.headers).not.toHaveProperty('List-Unsubscribe')
  })

  test('a receipt never quotes the message, so it cannot be abused to send text', async () => {
    await write({ name: 'Buy-now', subject: 'Cheap-pills', message: 'https://evil.example <b>Click</b>' })
    const [receipt] = await receipts()
    expect(JSON.stringify(receipt)).not.toMatch(/Buy-now|Cheap-pills|evil\.example|Click/)
  })

  test('messages of signed-in users are linked to the account, others are not', async () => {
    const cookie = await registerUser(site)
    await write({ email: 'other@example.com' }, cookie)
    await write()
    const { id } = await site.context.db.selectFrom('user').select('id').executeTakeFirstOrThrow()
    expect((await kept()).map(({ userId }) => userId)).toEqual([id, null])
  })

  test('messages of bots get a success reply, and are dropped without an email', async () => {
    const honest = await write()
    const dropped = await write({ email: 'spam@example.com', website: 'https://spam.example' })
    expect([dropped.status, await dropped.text()]).toEqual([honest.status, await honest.text()])
    expect((await kept()).map(({ email }) => email)).toEqual(['ada@example.com'])
    expect((await receipts()).map(({ to }) => to)).toEqual(['ada@example.com'])
    expect((await write({ website: '' })).status).toBe(201)
    expect(await kept()).toHaveLength(2)
  })

  test('each missing or blank field has its own error message', async () => {
    const sentences = {
      name: 'Enter your name.',
      email: 'Enter an email address like name@example.com.',
      subject: 'Enter a subject.',
      category: 'Choose a category.',
      message: 'Enter a message.',
    }
    const blank = await refusalOf(await write({ name: ' ', email: ' ', subject: '\n', category: '', message: '\n \n' }))
    expect(blank).toMatchObject({ code: 'invalid_fields', fields: sentences })
    const missing = await refusalOf(await site.request('POST', '/api/contact', { body: {} }))
    expect(missing.fields).toEqual({ ...sentences, email: 'This is missing.' })
    expect(await kept()).toEqual([])
  })

  test.each([
    ['name', 100],
    ['subject', 200],
    ['message', 5000],
  ])('%s accepts at most %i characters', async (field, most) => {
    expect((await write({ [field]: 'x'.repeat(most) })).status).toBe(201)
    const { fields } = await refusalOf(await write({ [field]: 'x'.repeat(most + 1) }))
    expect(fields).toEqual({ [field]: `Shorten this to ${most} characters or fewer.` })
  })

  test('the longest message fits in any script, and an oversized body is refused before it is read', async () => {
    // As clients that write only ASCII send it: six bytes per character.
    const body = JSON.stringify({ ...draft, message: '履'.repeat(5000) }).replaceAll('履', '\\u5c65')
    expect((await site.request('POST', '/api/contact', { body })).status).toBe(201)
    expect((await kept())[0]?.message).toBe('履'.repeat(5000))
    expect((await write({ message: 'x'.repeat(65 * 1024) })).status).toBe(413)
  })

  test.each([
    'a@b',
    'ada@example.com, eve@example.com',
    'ada@example.com\r\nBcc: eve@example.com',
    '<ada@example.com>',
  ])('no email is sent to the address %j', async (email) => {
    const { fields } = await refusalOf(await write({ email }))
    expect(fields).toEqual({ email: 'Enter an email address like name@example.com.' })
    expect(await receipts()).toEqual([])
  })

  test('line breaks in a name or subject become spaces, so they never become headers', async () => {
    await write({ name: 'Ada\r\nBcc: eve@example.com', subject: 'Hello\u2028X-Evil: 1\n\tfolded' })
    expect((await kept())[0]).toMatchObject({ name: 'Ada Bcc: eve@example.com', subject: 'Hello X-Evil: 1 folded' })
    const [receipt] = await receipts()
    expect(JSON.stringify(receipt)).not.toMatch(/eve@|X-Evil/)
  })

  test('markup is stored as plain text', async () => {
    const markup = '<script>alert(1)</script>'
    await write({ name: markup, subject: markup, message: markup })
    expect((await kept())[0]).toMatchObject({ name: markup, subject: markup, message: markup })
  })

  test('an address gets one receipt a minute, regardless of spelling; every message is stored', async () => {
    await Promise.all([write(), write({ email: 'ADA@example.com' }), write({ email: 'Ada@Example.com' })])
    pass(59)
    await write()
    expect(await receipts()).toHaveLength(1)
    pass(1)
    await write()
    expect(await receipts()).toHaveLength(2)
    expect((await kept()).map(({ email }) => email)).toEqual(Array.from({ length: 5 }, () => 'ada@example.com'))
  })

  test('a sender without a receipt is not promised one', async () => {
    expect(await (await write()).json()).toEqual({ receipt: true })
    expect(await (await write()).json()).toEqual({ receipt: false })
    expect(await receipts()).toHaveLength(1)
    const mute = await createTestSite(engine, { engines: { email: { name: 'outbox' } } })
    const answer = await mute.request('POST', '/api/contact', { body: draft })
    expect([answer.status, await answer.json()]).toEqual([201, { receipt: false }])
    await mute.close()
  })

  test('five messages an hour are accepted from an address, ten from a network', async () => {
    const from = async (email: string) => (await write({ email })).status
    for (let message = 0; message < 5; message++) expect(await from('ada@example.com')).toBe(201)
    const refused = await write({ email: 'Ada@example.com' })
    expect(refused.status).toBe(429)
    expect((await refused.json()) as Refusal).toMatchObject({
      message: 'Too many attempts. Try again in 60 minutes.',
    })
    for (let message = 0; message < 4; message++) expect(await from(`p${message}@example.com`)).toBe(201)
    expect(await from('p5@example.com')).toBe(429)
    pass(3600)
    expect(await from('ada@example.com')).toBe(201)
  })

  test('an unreachable mail server loses neither the message nor the receipt', async () => {
    mail.delivery = { state: 'unreachable', code: 'ESOCKET' }
    expect((await write()).status).toBe(201)
    expect(await receipts()).toEqual([])
    expect(await kept()).toHaveLength(1)
    mail.delivery = { state: 'sent' }
    pass(60)
    expect(await receipts()).toHaveLength(1)
    expect(await receipts()).toHaveLength(1)
  })

  test('another site cannot send a message with a visitor’s browser', async () => {
    const answer = await site.request('POST', '/api/contact', {
      body: draft,
      headers: { origin: 'https://evil.example' },
    })
    expect(answer.status).toBe(403)
    expect(await kept()).toEqual([])
  })
})
