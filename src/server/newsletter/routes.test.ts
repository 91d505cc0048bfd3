import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Email } from '#server/engines/email/engine.ts'
import { signText } from '#server/signed-text.ts'
import { createTestMailServer, type TestMailServer } from '#server/testing/mail-server.ts'
import { onEachDatabase, createTestSite, registerUser, type TestSite } from '#server/testing/site.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

onEachDatabase('the newsletter', (engine) => {
  let site: TestSite
  let now: Date
  let mail: TestMailServer
  beforeEach(async () => {
    now = new Date('2026-11-22T12:00:00.000Z')
    mail = createTestMailServer()
    const env = { APP_URL: 'https://cv.example' }
    site = await createTestSite(engine, { clock: () => now, env, engines: { email: mail.engine } })
  })
  afterEach(() => site.close())

  const pass = (span: number) => (now = new Date(now.getTime() + span))
  const ask = (email = 'ada@example.com', more: object = {}) =>
    site.request('POST', '/api/newsletter', { body: { email, ...more } })
  const follow = (token: string) => site.request('POST', `/api/newsletter/confirm/${token}`)
  const leave = (token: string) => site.request('POST', `/api/newsletter/unsubscribe/${token}`)
  const rows = () => site.context.db.selectFrom('subscriber').selectAll().orderBy('email').orderBy('topic').execute()
  const lists = async () => (await rows()).map(({ email, topic, confirmedAt }) => [email, topic, confirmedAt !== null])

  async function mails(): Promise<Email[]> {
    await site.context.newsletter.idle()
    await site.context.outbox.sendDue()
    return mail.sent.filter(({ subject }) => subject === 'Confirm that you want emails from Curricle')
  }
  const tokenIn = ({ text }: Email) => /\/newsletter\/confirm\/(\S+)/.exec(text)?.[1] ?? ''
  async function lastToken(): Promise<string> {
    const mail = (await mails()).at(-1)
    if (!mail) throw new Error('no mail asked to confirm')
    return tokenIn(mail)
  }
  const unsubscribeToken = async () => signText(site.context.secret, 'leave-list', (await rows())[0]?.id ?? '')

  test('an address is subscribed when the emailed link is confirmed, and not before', async () => {
    const answer = await ask()
    expect([answer.status, await answer.json()]).toEqual([202, {}])
    const token = await lastToken()
    expect(await lists()).toEqual([['ada@example.com', 'newsletter', false]])
    const confirmed = await follow(token)
    expect([confirmed.status, await confirmed.json()]).toEqual([200, { email: 'ada@example.com', topic: 'newsletter' }])
    expect(await lists()).toEqual([['ada@example.com', 'newsletter', true]])
    expect(mail.sent).toHaveLength(1)
  })

  test('only a POST confirms: an email client that opens the link changes nothing', async () => {
    await ask()
    expect((await site.request('GET', `/api/newsletter/confirm/${await lastToken()}`)).status).toBe(404)
    expect(await lists()).toEqual([['ada@example.com', 'newsletter', false]])
  })

  test('each topic has its own list, and an unknown topic is refused', async () => {
    await ask('ada@example.com', { topic: 'cover-letters' })
    await ask()
    const texts = (await mails()).map(({ text }) => text)
    expect(texts.filter((text) => text.includes('an email when cover letter templates are available'))).toHaveLength(1)
    expect(texts.filter((text) => text.includes('an email about each new career article'))).toHaveLength(1)
    expect((await ask('ada@example.com', { topic: 'everything' })).status).toBe(400)
    expect(await lists()).toEqual([
      ['ada@example.com', 'cover-letters', false],
      ['ada@example.com', 'newsletter', false],
    ])
  })

  test('the response is the same for new, pending and confirmed addresses', async () => {
    const said = async (answer: Response) => [answer.status, await answer.text()]
    const fresh = await said(await ask())
    await follow(await lastToken())
    expect(await said(await ask())).toEqual(fresh)
    await ask('eve@example.com')
    await site.context.newsletter.idle()
    expect(await said(await ask('eve@example.com'))).toEqual(fresh)
  })

  test('the response is sent before any lookup, so its timing reveals nothing', async () => {
    let finish = () => {}
    const { limits } = site.context
    const { createNewsletter } = await import('#server/newsletter/service.ts')
    const slow = createNewsletter({
      ...site.context,
      limits: {
        ...limits,
        take: (limit, who) =>
          limit.name === 'subscription-address'
            ? new Promise((resolve) => (finish = () => resolve(limits.take(limit, who))))
            : limits.take(limit, who),
      },
    })
    expect(await slow.subscribe('ada@example.com', 'newsletter', { network: 'n', language: 'en' })).toEqual({
      state: 'asked',
    })
    expect(await rows()).toEqual([])
    finish()
    await slow.idle()
    expect(await rows()).toHaveLength(1)
  })

  test('an address is the same regardless of case', async () => {
    await ask('ADA@Example.com')
    await site.context.newsletter.idle()
    await ask('ada@example.COM')
    expect((await mails()).map(({ to }) => to)).toEqual(['ada@example.com'])
    expect(await lists()).toEqual([['ada@example.com', 'newsletter', false]])
  })

  test('simultaneous requests send one email; after ten minutes one more, at most four a day', async () => {
    await Promise.all(Array.from({ length: 3 }, () => ask()))
    expect(await mails()).toHaveLength(1)
    pass(10 * MINUTE - 1)
    await ask()
    expect(await mails()).toHaveLength(1)
    pass(DAY)
    for (let time = 0; time < 6; time++) {
      await ask()
      await mails()
      pass(10 * MINUTE)
    }
    expect(await mails()).toHaveLength(5)
    expect(new Set((await mails()).map(tokenIn)).size).toBe(1)
  })

  test('a confirmed address gets no more confirmation emails', async () => {
    await ask()
    await follow(await lastToken())
    pass(DAY)
    await ask()
    expect(await mails()).toHaveLength(1)
  })

  test('a network may submit twenty addresses an hour', async () => {
    for (let i = 0; i < 20; i++) expect((await ask(`p${i}@example.com`)).status).toBe(202)
    expect((await ask('one-more@example.com')).status).toBe(429)
  })

  test('a link works for seven days; then the address is deleted', async () => {
    await ask()
    const token = await lastToken()
    pass(7 * DAY - 1)
    await site.context.jobs.runDue()
    expect(await lists()).toEqual([['ada@example.com', 'newsletter', false]])
    pass(1)
    const late = await follow(token)
    expect([late.status, ((await late.json()) as { code: string }).code]).toEqual([410, 'link_expired'])
    await site.context.newsletter.clean()
    expect(await rows()).toEqual([])
    expect(await site.context.db.selectFrom('mail').selectAll().execute()).toEqual([])
  })

  test('a confirmed address is kept', async () => {
    await ask()
    await follow(await lastToken())
    pass(400 * DAY)
    await site.context.newsletter.clean()
    expect(await lists()).toEqual([['ada@example.com', 'newsletter', true]])
  })

  test('a link opened twice, even simultaneously, confirms once', async () => {
    await ask()
    const token = await lastToken()
    const both = await Promise.all([follow(token), follow(token)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const [first] = await rows()
    for (const days of [1, 30]) {
      pass(days * DAY)
      expect((await follow(token)).status).toBe(200)
      expect(await rows()).toEqual([first])
    }
    expect(mail.sent).toHaveLength(1)
  })

  test('an old link does not resubscribe, and forged links do nothing', async () => {
    await ask()
    const token = await lastToken()
    await follow(token)
    await leave(await unsubscribeToken())
    expect((await follow(token)).status).toBe(410)
    expect(await rows()).toEqual([])
    await ask('eve@example.com')
    await site.context.newsletter.idle()
    const { id = '' } = (await rows())[0] ?? {}
    const { secret } = site.context
    const forged = [
      id,
      'nonsense',
      `${token}x`,
      signText(secret, 'leave-list', id),
      signText('x'.repeat(32), 'proof', id),
    ]
    for (const each of forged) expect((await follow(each)).status).toBe(410)
    expect(await lists()).toEqual([['eve@example.com', 'newsletter', false]])
  })

  test('each email has an unsubscribe link, for people and email clients, that needs no account', async () => {
    await ask()
    await follow(await lastToken())
    const { text = '', headers = {} } = mail.sent[0] ?? {}
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const path = /^<https:\/\/cv\.example(\/api\/newsletter\/unsubscribe\/[\w.-]+)>$/.exec(
      headers['List-Unsubscribe'] ?? '',
    )?.[1]
    expect(text).toContain(`Unsubscribe:\nhttps://cv.example${path?.replace('/api', '')}\n`)
    const oneClick = {
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
    }
    const left = await site.request('POST', path ?? '', oneClick)
    expect([left.status, await left.json()]).toEqual([200, {}])
    expect(await rows()).toEqual([])
    expect((await site.request('POST', path ?? '', oneClick)).status).toBe(200)
  })

  test('opening the unsubscribe URL of email clients in a browser shows the page with the button', async () => {
    await ask()
    await follow(await lastToken())
    const path = new URL(/<(.+)>/.exec(mail.sent[0]?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '').pathname
    const opened = await site.request('GET', path)
    expect([opened.status, opened.headers.get('location')]).toEqual([302, path.replace('/api', '')])
    expect(await lists()).toEqual([['ada@example.com', 'newsletter', true]])
  })

  test('an unsubscribe link removes one list, and a forged link none', async () => {
    await ask('ada@example.com', { topic: 'cover-letters' })
    await ask()
    await site.context.newsletter.idle()
    const { id = '' } = (await rows())[0] ?? {}
    for (const token of [id, 'nonsense', signText(site.context.secret, 'proof', id)])
      expect((await leave(token)).status).toBe(410)
    expect(await rows()).toHaveLength(2)
    await leave(signText(site.context.secret, 'leave-list', id))
    expect(await lists()).toEqual([['ada@example.com', 'newsletter', false]])
  })

  test('unsubscribing cancels queued emails', async () => {
    mail.delivery = { state: 'unreachable', code: 'ESOCKET' }
    await ask()
    await mails()
    await leave(await unsubscribeToken())
    mail.delivery = { state: 'sent' }
    pass(DAY)
    expect(await mails()).toEqual([])
    expect(await site.context.db.selectFrom('mail').selectAll().execute()).toEqual([])
  })

  test('unsubscribing from the newsletter also turns off the digest of the account', async () => {
    const cookie = await registerUser(site)
    await ask()
    await site.context.newsletter.idle()
    await leave(await unsubscribeToken())
    const settings = await (await site.request('GET', '/api/settings', { cookie })).json()
    expect(settings).toMatchObject({ emailUpdates: false, interviewTips: true })
  })

  test('an unreachable mail server loses no subscriber', async () => {
    mail.delivery = { state: 'unreachable', code: 'ESOCKET' }
    await ask()
    expect(await mails()).toEqual([])
    mail.delivery = { state: 'sent' }
    pass(MINUTE)
    expect((await follow(await lastToken())).status).toBe(200)
  })

  test('neither log nor outbox contains a link, and the log contains no address', async () => {
    await ask()
    const token = await lastToken()
    await follow(token)
    const stored = await site.context.db.selectFrom('mail').selectAll().execute()
    const shown = await site.context.outbox.list(9)
    expect(JSON.stringify([stored, shown, await rows()])).not.toContain(token)
    expect(shown[0]).toMatchObject({ kind: 'subscription-confirmation', text: expect.stringContaining('not kept') })
    expect(site.lines.join('')).not.toContain('ada@')
    expect(site.lines.join('')).not.toContain(token)
  })
})
