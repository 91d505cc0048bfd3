import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import type { Email } from '#server/engines/email/engine.ts'
import { createEmailEngine } from '#server/engines/email/smtp.ts'
import { onEachDatabase, createTestSite, registerUser, type TestSite } from '#server/testing/site.ts'
import { readSettings } from '#server/settings.ts'

type Arrived = { readonly to: string[]; readonly source: string }

const open: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close()
})

/** A real mail server on a local port. */
async function mailServer(options: SMTPServerOptions = {}, port = 0) {
  const arrived: Arrived[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        arrived.push({ to, source: Buffer.concat(chunks).toString() })
        done()
      })
    },
    ...options,
  })
  // A client that disconnects is not an error.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  let isOpen = true
  const close = () =>
    new Promise<void>((resolve) => {
      if (!isOpen) return resolve()
      isOpen = false
      server.close(() => resolve())
    })
  open.push(close)
  return { arrived, close, port: (server.server.address() as AddressInfo).port }
}

const engineOn = (port: number) =>
  createEmailEngine(
    readSettings({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'hello@cv.example', BRAND_NAME: 'Curricle' }),
  )

/** An engine that can send, with its narrowed type. */
function sending(port: number) {
  const engine = engineOn(port)
  if (engine.name !== 'smtp') throw new Error('no mail server is set')
  return engine
}

const letter: Email = {
  key: '7.1795262400000',
  to: 'ada@example.com',
  subject: 'Set a new password',
  text: 'Hello',
  html: '<p>Hello</p>',
  headers: {},
}
const smtpRefusal = (responseCode: number) => Object.assign(new Error('no mailbox here'), { responseCode })
const line = (source: string, header: string) =>
  new RegExp(`^${header}:(.*(?:\r\n\\s.*)*)`, 'im').exec(source)?.[1]?.replaceAll('\r\n', '').trim()
/** Decodes quoted-printable text. */
const plain = (source: string) => source.replaceAll('=\r\n', '').replaceAll('=3D', '=')

test('without a mail server, all email stays in the outbox', () => {
  expect(createEmailEngine(readSettings({}))).toEqual({ name: 'outbox' })
})

test('an email arrives with its sender, its ID and both of its parts', async () => {
  const { arrived, port } = await mailServer()
  expect(await sending(port).send(letter)).toEqual({ state: 'sent' })
  const source = arrived[0]?.source ?? ''
  expect(arrived[0]?.to).toEqual(['ada@example.com'])
  expect(line(source, 'From')).toBe('Curricle <hello@cv.example>')
  expect(line(source, 'To')).toBe('ada@example.com')
  expect(line(source, 'Subject')).toBe('Set a new password')
  expect(line(source, 'Message-ID')).toBe('<7.1795262400000@cv.example>')
  expect(source).toMatch(/text\/plain[\s\S]+Hello[\s\S]+text\/html[\s\S]+<p>Hello<\/p>/)
})

test('the sender has the name of the setting, if it has one', async () => {
  const { arrived, port } = await mailServer()
  const settings = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Help Desk <hello@cv.example>' }
  const engine = createEmailEngine(readSettings(settings))
  expect(engine.name === 'smtp' && (await engine.send(letter))).toEqual({ state: 'sent' })
  expect(line(arrived[0]?.source ?? '', 'From')).toBe('Help Desk <hello@cv.example>')
  expect(line(arrived[0]?.source ?? '', 'Message-ID')).toBe('<7.1795262400000@cv.example>')
})

test('a subject with a line break adds no header and no recipient', async () => {
  const { arrived, port } = await mailServer()
  await sending(port).send({ ...letter, subject: 'Hello\r\nBcc: eve@example.com' })
  expect(arrived[0]?.to).toEqual(['ada@example.com'])
  expect(line(arrived[0]?.source ?? '', 'Bcc')).toBeUndefined()
})

test.each([
  ['refused', 550],
  ['delayed', 451],
] as const)('a recipient that the mail server refuses is %s (%i)', async (state, code) => {
  const { port } = await mailServer({ onRcptTo: (_to, _session, done) => done(smtpRefusal(code)) })
  expect(await sending(port).send(letter)).toEqual({ state, code: String(code) })
})

test.each([
  ['refused', 554],
  ['delayed', 452],
] as const)('an email that the mail server refuses is %s (%i)', async (state, code) => {
  const { port } = await mailServer({
    onData(stream, _session, done) {
      stream.resume().on('end', () => done(smtpRefusal(code)))
    },
  })
  expect(await sending(port).send(letter)).toEqual({ state, code: String(code) })
})

test('a refused sender is our error, not an error of this email', async () => {
  const { port } = await mailServer({ onMailFrom: (_from, _session, done) => done(smtpRefusal(550)) })
  expect(await sending(port).send(letter)).toEqual({ state: 'unreachable', code: '550' })
})

test('a mail server that does not answer is unreachable', async () => {
  const { port, close } = await mailServer()
  await close()
  expect(await sending(port).send(letter)).toMatchObject({ state: 'unreachable' })
})

onEachDatabase('email by SMTP', (engine) => {
  let now = new Date('2026-11-21T12:00:00.000Z')
  async function siteOn(port: number, env: Record<string, string> = {}): Promise<TestSite> {
    const site = await createTestSite(engine, {
      engines: { email: engineOn(port) },
      clock: () => now,
      env: { APP_URL: 'https://cv.example', ...env },
    })
    open.push(() => site.close())
    return site
  }
  const resetFor = (recipient: string) =>
    ({
      event: `reset ${recipient}`,
      userId: null,
      recipient,
      kind: 'password-reset',
      facts: { proofId: 'p1' },
    }) as const

  test('a password reset email links to the configured URL, in text and in HTML', async () => {
    const { arrived, port } = await mailServer()
    const { context } = await siteOn(port)
    await context.outbox.send(resetFor('ada@example.com'))
    await context.outbox.sendDue()
    const source = plain(arrived[0]?.source ?? '')
    const links = source.match(/https?:\/\/[^\s"<]+/g) ?? []
    expect(links).toHaveLength(2)
    expect(new Set(links).size).toBe(1)
    expect(links[0]).toMatch(/^https:\/\/cv\.example\/password-reset\/cDE\.[\w-]{43}$/)
    expect(line(source, 'Auto-Submitted')).toBe('auto-generated')
    expect(source).not.toContain('List-Unsubscribe')
  })

  test('an email is retried while the server is down, and arrives once when it is back', async () => {
    const first = await mailServer()
    await first.close()
    const { context } = await siteOn(first.port)
    await context.outbox.send(resetFor('ada@example.com'))
    expect(await context.outbox.sendDue()).toBe(0)
    expect(await context.outbox.list(1)).toMatchObject([{ state: 'waiting', lastError: 'ESOCKET' }])
    const { arrived } = await mailServer({}, first.port)
    expect(await context.outbox.sendDue()).toBe(0)
    now = new Date(now.getTime() + 60_000)
    expect(await context.outbox.sendDue()).toBe(1)
    expect(await context.outbox.sendDue()).toBe(0)
    expect(arrived.map(({ to }) => to)).toEqual([['ada@example.com']])
  })

  test.each([
    [550, 1, 'failed'],
    [451, 7, 'failed'],
  ] as const)('an email refused with %i is tried %i times in a week', async (code, times, state) => {
    let asked = 0
    const { port } = await mailServer({
      onRcptTo: (_to, _session, done) => {
        asked += 1
        done(smtpRefusal(code))
      },
    })
    const { context } = await siteOn(port)
    await context.outbox.send({ ...resetFor('ada@example.com'), kind: 'password-changed', facts: {} })
    for (let hours = 0; hours < 7 * 24; hours++) {
      await context.outbox.sendDue()
      now = new Date(now.getTime() + 3_600_000)
    }
    expect(asked).toBe(times)
    expect(await context.outbox.list(1)).toMatchObject([{ state, attempts: times, lastError: String(code) }])
  })

  test("neither the log nor the outbox repeats a mail server's message about a recipient", async () => {
    const { port } = await mailServer({
      onRcptTo: (_to, _session, done) =>
        done(Object.assign(new Error('ada@example.com unknown'), { responseCode: 550 })),
    })
    const { context, lines } = await siteOn(port)
    await context.outbox.send(resetFor('ada@example.com'))
    await context.outbox.sendDue()
    expect(await context.outbox.list(1)).toMatchObject([{ state: 'failed', lastError: '550' }])
    expect(lines.join('')).not.toContain('ada@')
  })

  test('a tip has an unsubscribe link, for people and for email clients', async () => {
    const { arrived, port } = await mailServer()
    const site = await siteOn(port)
    const cookie = await registerUser(site)
    await site.request('PUT', '/api/settings', { cookie, body: { emailsAgreed: true } })
    await site.context.db.updateTable('user').set({ emailVerified: true }).execute()
    const { id } = await site.context.db.selectFrom('user').select('id').executeTakeFirstOrThrow()
    const tip = {
      event: 'tip',
      userId: id,
      recipient: 'ada@example.com',
      kind: 'interview-tip',
      facts: { tip: 0 },
    } as const
    await site.context.outbox.send(tip)
    await site.context.outbox.sendDue()
    const source = plain(arrived.find(({ source: each }) => each.includes('Interview question'))?.source ?? '')
    const link = line(source, 'List-Unsubscribe') ?? ''
    expect(line(source, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
    expect(link).toMatch(/^<https:\/\/cv\.example\/api\/unsubscribe\/[\w.-]+>$/)
    const path = link.slice('<https://cv.example'.length, -1)
    expect(source).toContain(`https://cv.example${path.replace('/api', '')}`)
    const answer = await site.request('POST', path, {
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
    })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ notification: 'interviewTips' })
  })
})
