import { afterEach, expect, inject, test, vi } from 'vitest'
import type { Delivery, EmailEngine } from '#server/engines/email/engine.ts'
import { createOutbox, type NewEmail } from '#server/emails/outbox.ts'
import { createDatabase, onEachDatabase, createTestSite, registerUser, type TestSite } from '#server/testing/site.ts'
import { createMailServer, passwordChangedEmail, passwordResetEmail } from '#server/testing/outbox.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

onEachDatabase('the outbox', (engine) => {
  const open: { close: () => Promise<void> }[] = []
  afterEach(async () => {
    for (const each of open.splice(0).reverse()) await each.close()
  })
  let now = new Date('2026-11-21T12:00:00.000Z')
  const clock = () => now
  const pass = (span: number) => (now = new Date(now.getTime() + span))

  async function siteWith(mail: EmailEngine): Promise<TestSite> {
    const site = await createTestSite(engine, { engines: { email: mail }, clock })
    open.push(site)
    return site
  }

  test('a queued email is sent automatically', async () => {
    const { engine: mail, mails } = createMailServer()
    const { context } = await siteWith(mail)
    await context.outbox.send(passwordChangedEmail('a'))
    await context.outbox.close()
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['ada@example.com', 'Your Curricle password was changed'],
    ])
  })

  test('a mail server that never answers does not keep the process from stopping', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      let isAsked = false
      const { context } = await siteWith({
        name: 'smtp',
        send: () => {
          isAsked = true
          return new Promise(() => {})
        },
      })
      await context.outbox.send(passwordChangedEmail('a'))
      await expect.poll(() => isAsked).toBe(true)
      const closed = context.outbox.close()
      await vi.advanceTimersByTimeAsync(5000)
      await closed
      expect(await context.outbox.list(1)).toMatchObject([{ state: 'waiting', attempts: 1 }])
      // Its claim expires: another process sends it.
      pass(5 * MINUTE)
      const { engine: mail, mails } = createMailServer()
      expect([await anotherOn(context, mail).sendDue(), mails.length]).toEqual([1, 1])
    } finally {
      vi.useRealTimers()
    }
  })

  test('an event is emailed once, however often it is posted', async () => {
    const { engine: mail, mails } = createMailServer()
    const { context } = await siteWith(mail)
    await Promise.all([context.outbox.send(passwordChangedEmail('a')), context.outbox.send(passwordChangedEmail('a'))])
    await context.outbox.sendDue()
    await context.outbox.send(passwordChangedEmail('a'))
    expect(await context.outbox.sendDue()).toBe(0)
    expect(mails).toHaveLength(1)
    expect(await context.outbox.counts()).toEqual({ waiting: 0, sent: 1, failed: 0 })
  })

  test('without a mail server, all emails stay in the outbox', async () => {
    const { context } = await siteWith({ name: 'outbox' })
    await context.outbox.send(passwordChangedEmail('a'))
    expect(await context.outbox.sendDue()).toBe(0)
    expect(await context.outbox.list(10)).toMatchObject([{ state: 'waiting', attempts: 0, lastError: null }])
  })

  test('a deferred email is retried at growing intervals, then marked as failed', async () => {
    const { engine: mail } = createMailServer(() => ({ state: 'delayed', code: '451' }))
    const { context } = await siteWith(mail)
    await context.outbox.send(passwordChangedEmail('a'))
    const waits = []
    for (let attempt = 1; attempt <= 6; attempt++) {
      await context.outbox.sendDue()
      const [kept] = await context.outbox.list(1)
      const wait = new Date(kept?.nextAt ?? 0).getTime() - now.getTime()
      waits.push(wait / MINUTE)
      pass(wait)
    }
    expect(waits).toEqual([1, 5, 30, 120, 480, 1440])
    await context.outbox.sendDue()
    expect(await context.outbox.list(1)).toMatchObject([
      { state: 'failed', attempts: 7, lastError: '451', nextAt: null },
    ])
  })

  test('a permanent refusal fails at once, and the administrator can retry it', async () => {
    let answer: Delivery = { state: 'refused', code: '550' }
    const { engine: mail, mails } = createMailServer(() => answer)
    const { context } = await siteWith(mail)
    await context.outbox.send(passwordChangedEmail('a'))
    await context.outbox.sendDue()
    const [kept] = await context.outbox.list(1)
    expect(kept).toMatchObject({ state: 'failed', attempts: 1, lastError: '550' })
    answer = { state: 'sent' }
    expect(await context.outbox.retry(kept?.id ?? 0)).toBe('waiting')
    await context.outbox.sendDue()
    expect(mails).toHaveLength(1)
    expect(await context.outbox.retry(kept?.id ?? 0)).toBe('sent')
    expect(await context.outbox.retry(999)).toBe('not_found')
  })

  test('while the mail server is unreachable, one email is tried and the others wait', async () => {
    let isAway = true
    const { engine: mail, mails } = createMailServer(() =>
      isAway ? { state: 'unreachable', code: 'ESOCKET' } : { state: 'sent' },
    )
    const { context } = await siteWith({ name: 'outbox' })
    for (const event of ['a', 'b', 'c']) await context.outbox.send(passwordChangedEmail(event))
    const other = anotherOn(context, mail)
    await other.sendDue()
    expect((await other.list(3)).map(({ attempts }) => attempts)).toEqual([0, 0, 1])
    isAway = false
    pass(MINUTE)
    expect(await other.sendDue()).toBe(3)
    expect(mails).toHaveLength(3)
  })

  test('an email whose process crashed is sent by another process with the same message ID', async () => {
    const keys: string[] = []
    const dying: EmailEngine = {
      name: 'smtp',
      send: ({ key }) => {
        keys.push(key)
        return new Promise(() => {})
      },
    }
    const { context } = await siteWith({ name: 'outbox' })
    await context.outbox.send(passwordChangedEmail('a'))
    void anotherOn(context, dying).sendDue()
    await expect.poll(() => keys.length).toBe(1)
    const { engine: mail, mails } = createMailServer()
    const other = anotherOn(context, mail)
    expect(await other.sendDue()).toBe(0)
    const [kept] = await other.list(1)
    expect(await other.retry(kept?.id ?? 0)).toBe('waiting')
    expect(await other.sendDue()).toBe(0)
    pass(5 * MINUTE)
    expect(await other.sendDue()).toBe(1)
    expect(mails[0]?.key).toBe(keys[0])
  })

  test('an email that a user waits for is sent before bulk emails', async () => {
    const { engine: mail, mails } = createMailServer()
    const site = await siteWith({ name: 'outbox' })
    await registerUser(site, undefined, { emailsAgreed: true })
    await site.context.db.updateTable('user').set({ emailVerified: true }).execute()
    const userId = (await site.context.db.selectFrom('user').select('id').executeTakeFirstOrThrow()).id
    await site.context.outbox.send({ ...passwordChangedEmail('tip'), userId, kind: 'interview-tip', facts: { tip: 0 } })
    pass(1000)
    await site.context.outbox.send(passwordResetEmail('reset'))
    await anotherOn(site.context, mail).sendDue()
    const subjects = mails.map(({ subject }) => subject)
    expect(subjects.indexOf('Reset your Curricle password')).toBeLessThan(
      subjects.indexOf('Interview question of the week: Tell me about yourself.'),
    )
  })

  test('an email with an expired link is not sent', async () => {
    const { engine: mail, mails } = createMailServer()
    const { context } = await siteWith({ name: 'outbox' })
    await context.outbox.send(passwordResetEmail('a'))
    pass(HOUR + 1)
    const other = anotherOn(context, mail)
    expect(await other.sendDue()).toBe(0)
    expect(mails).toEqual([])
    expect(await other.list(1)).toMatchObject([{ state: 'failed', lastError: 'too_old' }])
  })

  test('weekly news is not sent after the following week has ended', async () => {
    const { engine: mail, mails } = createMailServer()
    const site = await siteWith({ name: 'outbox' })
    const { context } = site
    const cookie = await registerUser(site)
    await site.request('PUT', '/api/settings', { cookie, body: { portfolioViews: true } })
    await context.db.updateTable('user').set({ emailVerified: true }).execute()
    const userId = (await context.db.selectFrom('user').select('id').executeTakeFirstOrThrow()).id
    const things = [{ title: 'Nurse', label: null, views: 1, downloads: 0 }]
    const news = (event: string): NewEmail => ({
      event,
      userId,
      recipient: 'ada@example.com',
      kind: 'portfolio-views',
      facts: { first: '2026-11-09', last: '2026-11-15', things },
    })
    await context.outbox.send(news('old'))
    pass(1)
    await context.outbox.send(news('young'))
    pass(7 * DAY)
    expect(await anotherOn(context, mail).sendDue()).toBe(1)
    expect(mails).toHaveLength(1)
    const [young, old] = await context.outbox.list(2)
    expect([young?.state, old?.state, old?.lastError]).toEqual(['sent', 'failed', 'too_old'])
  })

  /** Another process with the same database. */
  function anotherOn({ db, log, secret }: TestSite['context'], mail: EmailEngine) {
    const writing = {
      secret,
      origin: 'http://localhost:3000',
      brand: 'Curricle',
      contact: undefined,
      sender: '1 Mill Lane',
    }
    return createOutbox({ db, engine, email: mail, clock, log, writing })
  }
})

test.skipIf(process.env['TEST_ENGINES'] === 'sqlite' || !inject('postgres'))(
  'two processes on one PostgreSQL database send 200 emails at once, each only once',
  async () => {
    const database = await createDatabase()
    const posts = [createMailServer(), createMailServer()]
    const sites: TestSite[] = []
    for (const { engine: mail } of posts)
      sites.push(await createTestSite('postgres', { databaseUrl: database.url, engines: { email: mail } }))
    for (let i = 0; i < 200; i += 20)
      await Promise.all(
        Array.from({ length: 20 }, (_, k) =>
          sites[k % 2]?.context.outbox.send({
            ...passwordChangedEmail(`e${i + k}`),
            recipient: `p${i + k}@example.com`,
          }),
        ),
      )
    await Promise.all(sites.map(({ context }) => context.outbox.sendDue()))
    const [first, second] = posts.map(({ mails }) => mails.map(({ to }) => to))
    const all = [...(first ?? []), ...(second ?? [])]
    expect(all).toHaveLength(200)
    expect(new Set(all).size).toBe(200)
    expect(first?.length).toBeGreaterThan(20)
    expect(second?.length).toBeGreaterThan(20)
    for (const site of sites) await site.close()
    await database.drop()
  },
)
