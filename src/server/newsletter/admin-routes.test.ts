import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { createTestMailServer, type TestMailServer } from '#server/testing/mail-server.ts'
import { cookieOf, createDatabase, onEachDatabase, createTestSite, type TestSite } from '#server/testing/site.ts'

const PASSWORD = 'correct horse battery'
const SUBJECT = 'Curricle now has cover letter templates'

onEachDatabase('the subscriber lists in the admin area', (engine) => {
  let site: TestSite
  let cookie: string
  let now: Date
  let mail: TestMailServer
  beforeEach(async () => {
    now = new Date('2026-11-22T12:00:00.000Z')
    mail = createTestMailServer()
    const env = { ADMIN_PASSWORD: PASSWORD }
    site = await createTestSite(engine, { env, clock: () => now, engines: { email: mail.engine } })
    cookie = cookieOf(await site.request('POST', '/api/admin/login', { body: { password: PASSWORD } }))
  })
  afterEach(() => site.close())

  async function put(email: string, topic: string, isConfirmed = true): Promise<void> {
    const confirmedAt = isConfirmed ? now : null
    const row = { id: `${topic} ${email}`, email, topic, askedAt: now, confirmedAt }
    await site.context.db.insertInto('subscriber').values(row).execute()
  }
  const lists = async () => (await site.request('GET', '/api/admin/subscribers', { cookie })).json()
  const csv = (query = '') => site.request('GET', `/api/admin/subscribers.csv${query}`, { cookie })
  const press = (topic = 'cover-letters') => site.request('POST', `/api/admin/topics/${topic}/notice`, { cookie })
  async function told(): Promise<string[]> {
    await site.context.outbox.sendDue()
    return mail.sent.filter(({ subject }) => subject === SUBJECT).map(({ to }) => to)
  }

  test('show the number of confirmed and pending addresses', async () => {
    await put('ada@example.com', 'newsletter')
    await put('eve@example.com', 'newsletter')
    await put('waits@example.com', 'newsletter', false)
    await put('ada@example.com', 'cover-letters', false)
    expect(await lists()).toEqual([
      { topic: 'newsletter', confirmed: 2, waiting: 1, notice: null },
      { topic: 'cover-letters', confirmed: 0, waiting: 1, notice: { sentAt: null } },
    ])
  })

  test('get no notice from a site without a postal address, and the button says what to set', async () => {
    const bare = await createTestSite(engine, { env: { ADMIN_PASSWORD: PASSWORD, OPERATOR_ADDRESS: '' } })
    const admin = cookieOf(await bare.request('POST', '/api/admin/login', { body: { password: PASSWORD } }))
    const reply = await bare.request('POST', '/api/admin/topics/cover-letters/notice', { cookie: admin })
    expect([reply.status, await reply.json()]).toEqual([
      409,
      { code: 'no_address', message: expect.stringContaining('Set OPERATOR_ADDRESS and restart') },
    ])
    await bare.close()
  })

  test('can be downloaded as a file of confirmed addresses, all or one list', async () => {
    await put('eve@example.com', 'newsletter')
    await put('ada@example.com', 'cover-letters')
    await put('waits@example.com', 'newsletter', false)
    const all = await csv()
    expect(all.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(all.headers.get('content-disposition')).toBe('attachment; filename="subscribers.csv"')
    expect(await all.text()).toBe(
      [
        '"email","topic","confirmedAt"',
        '"ada@example.com","cover-letters","2026-11-22T12:00:00.000Z"',
        '"eve@example.com","newsletter","2026-11-22T12:00:00.000Z"',
        '',
      ].join('\r\n'),
    )
    const one = await csv('?topic=newsletter')
    expect(one.headers.get('content-disposition')).toBe('attachment; filename="newsletter.csv"')
    expect(await one.text()).toContain('eve@example.com')
    expect(await (await csv('?topic=newsletter')).text()).not.toContain('ada@example.com')
    for (const topic of ['', 'nothing', '../x', '%00', "'; drop table subscriber; --"])
      expect((await csv(`?topic=${topic}`)).status).toBe(404)
  })

  test('contain no address that a spreadsheet would run as a formula', async () => {
    await put('+1+cmd@example.com', 'newsletter')
    expect(await (await csv()).text()).toContain(`"'+1+cmd@example.com"`)
  })

  test('a notice is emailed once to confirmed subscribers; a second request says so', async () => {
    await put('ada@example.com', 'cover-letters')
    await put('waits@example.com', 'cover-letters', false)
    await put('eve@example.com', 'newsletter')
    const first = await press()
    expect([first.status, await first.json()]).toEqual([202, { recipients: 1 }])
    now = new Date('2026-11-22T13:00:00.000Z')
    const second = await press()
    expect(second.status).toBe(409)
    expect(await second.json()).toEqual({
      message: 'This notice has already been sent. People who confirm later get it within an hour.',
      code: 'notice_sent',
    })
    expect(await told()).toEqual(['ada@example.com'])
    expect(mail.sent[0]?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    expect(await lists()).toMatchObject([{}, { notice: { sentAt: '2026-11-22T12:00:00.000Z' } }])
  })

  test('a button pressed five times at once sends one email', async () => {
    await put('ada@example.com', 'cover-letters')
    const answers = await Promise.all(Array.from({ length: 5 }, () => press()))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409, 409, 409, 409])
    expect(await told()).toEqual(['ada@example.com'])
  })

  test('later subscribers get the notice once, too; then all are removed from the list', async () => {
    await put('ada@example.com', 'cover-letters')
    await press()
    await told()
    await put('late@example.com', 'cover-letters')
    const { notices } = site.context
    await Promise.all([notices.followUp(), notices.followUp()])
    expect(await told()).toEqual(['ada@example.com', 'late@example.com'])
    await notices.followUp()
    await notices.followUp()
    expect(await told()).toHaveLength(2)
    expect(await site.context.db.selectFrom('subscriber').selectAll().execute()).toEqual([])
    expect(await lists()).toMatchObject([{}, { confirmed: 0, notice: { sentAt: '2026-11-22T12:00:00.000Z' } }])
  })

  test('subscribers are removed only after the notice is sent, even with the mail server unreachable', async () => {
    await put('ada@example.com', 'cover-letters')
    await site.context.notices.followUp()
    expect(await told()).toEqual([])
    mail.delivery = { state: 'unreachable', code: 'ESOCKET' }
    await press()
    await told()
    await site.context.notices.followUp()
    expect(await lists()).toMatchObject([{}, { confirmed: 1 }])
    mail.delivery = { state: 'sent' }
    now = new Date('2026-11-22T13:00:00.000Z')
    expect(await told()).toEqual(['ada@example.com'])
  })

  test('a notice that could not be stored is not sent, and can be sent again', async () => {
    await put('ada@example.com', 'cover-letters')
    const { createNotices } = await import('#server/newsletter/notices.ts')
    const outbox = { ...site.context.outbox, enqueueAll: () => Promise.reject(new Error('the disk is full')) }
    await expect(createNotices({ ...site.context, outbox }).send('cover-letters')).rejects.toThrow('the disk is full')
    expect((await press()).status).toBe(202)
    expect(await told()).toEqual(['ada@example.com'])
  })

  test('the newsletter has no notice, and an unknown list returns a 404', async () => {
    await put('ada@example.com', 'newsletter')
    const codes = []
    for (const topic of ['newsletter', 'nothing', '%00']) {
      const answer = await press(topic)
      codes.push([answer.status, ((await answer.json()) as { code: string }).code])
    }
    expect(codes).toEqual([
      [404, 'no_notice'],
      [404, 'list_not_found'],
      [404, 'list_not_found'],
    ])
    expect(mail.sent).toEqual([])
  })
})

test.skipIf(process.env['TEST_ENGINES'] === 'sqlite' || !inject('postgres'))(
  'two processes on one PostgreSQL database send each confirmation, welcome and notice once',
  async () => {
    const database = await createDatabase()
    const mail = createTestMailServer()
    const open = () =>
      createTestSite('postgres', {
        databaseUrl: database.url,
        env: { RATE_LIMITS: 'off', SECRET: 'one secret that both of them share' },
        engines: { email: mail.engine },
      })
    const sites = [await open(), await open()]
    const both = <T>(work: (site: TestSite) => Promise<T>) => Promise.all(sites.map(work))
    const people = Array.from({ length: 20 }, (_, i) => `p${i}@example.com`)
    const sentOf = async (subject: string) => {
      await both((site) => site.context.newsletter.idle())
      await both((site) => site.context.outbox.sendDue())
      return mail.sent.filter((each) => each.subject === subject)
    }
    for (const email of people)
      await both((site) => site.request('POST', '/api/newsletter', { body: { email, topic: 'cover-letters' } }))
    const asked = await sentOf('Confirm that you want emails from Curricle')
    expect(asked.map(({ to }) => to).toSorted()).toEqual(people.toSorted())
    for (const { text } of asked) {
      const path = /(\/newsletter\/confirm\/\S+)/.exec(text)?.[1]
      const answers = await both((site) => site.request('POST', `/api${path}`))
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
    }
    const pressed = await both((site) => site.context.notices.send('cover-letters'))
    expect(pressed.map(({ state }) => state).toSorted()).toEqual(['sent', 'sent_before'])
    await both((site) => site.context.notices.followUp())
    expect((await sentOf(SUBJECT)).map(({ to }) => to).toSorted()).toEqual(people.toSorted())
    for (const site of sites) await site.close()
    await database.drop()
  },
)
