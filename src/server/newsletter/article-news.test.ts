import { afterEach, beforeEach, expect, test } from 'vitest'
import { createArticleNews } from '#server/newsletter/article-news.ts'
import { signText } from '#server/signed-text.ts'
import { createTestMailServer, type TestMailServer } from '#server/testing/mail-server.ts'
import { onEachDatabase, createTestSite, registerUser, type TestSite } from '#server/testing/site.ts'

const DAY = 86_400_000
const article = (slug: string) => ({
  slug,
  title: `About ${slug}`,
  description: `What ${slug} are.`,
  published: '2026-11-01',
  updated: '2026-11-01',
})
const [gaps, pay, nerves] = [article('gaps'), article('pay'), article('nerves')]

onEachDatabase('article announcements', (engine) => {
  let site: TestSite
  let now: Date
  let mail: TestMailServer
  beforeEach(async () => {
    now = new Date('2026-11-22T12:00:00.000Z')
    mail = createTestMailServer()
    site = await createTestSite(engine, { clock: () => now, engines: { email: mail.engine } })
  })
  afterEach(() => site.close())

  const sent = () => mail.sent.filter(({ subject }) => /article/.test(subject))

  const pass = (days: number) => (now = new Date(now.getTime() + days * DAY))
  /** A process with these articles. */
  const newsWith = (...articles: (typeof gaps)[]) => createArticleNews({ ...site.context, articles })
  /** Runs the hourly job of that process; returns the subjects of all emails so far. */
  async function tell(...articles: (typeof gaps)[]): Promise<[to: string, subject: string][]> {
    await newsWith(...articles).send()
    await site.context.outbox.sendDue()
    return sent().map(({ to, subject }) => [to, subject])
  }
  async function subscribe(email: string, isConfirmed = true): Promise<string> {
    const id = `id-of-${email}`
    const confirmedAt = isConfirmed ? now : null
    await site.context.db
      .insertInto('subscriber')
      .values({ id, email, topic: 'newsletter', askedAt: now, confirmedAt })
      .execute()
    return id
  }
  /** A user with an account and an address confirmed at this time. */
  async function join(email: string): Promise<string> {
    const cookie = await registerUser(site, email, { emailsAgreed: true })
    await site.context.db
      .updateTable('user')
      .set({ emailVerified: true, createdAt: now })
      .where('email', '=', email)
      .execute()
    return cookie
  }

  test('articles of the first start are not announced', async () => {
    await subscribe('ada@example.com')
    await join('eve@example.com')
    pass(1)
    expect(await tell(gaps, pay)).toEqual([])
    expect(await tell(gaps, pay)).toEqual([])
  })

  test('a new site records the existing blog articles without announcing them', async () => {
    await subscribe('ada@example.com')
    await site.context.jobs.runDue()
    const known = await site.context.db.selectFrom('article').selectAll().execute()
    expect(known).toHaveLength(20)
    expect(known).toContainEqual({ slug: 'job-search-strategy-guide', announcedAt: null })
    expect(sent()).toEqual([])
  })

  test('a new article is emailed once to confirmed addresses of its list, and to no others', async () => {
    await tell(gaps)
    await subscribe('ada@example.com')
    await subscribe('waits@example.com', false)
    await site.context.db
      .insertInto('subscriber')
      .values({ id: 'c', email: 'letters@example.com', topic: 'cover-letters', askedAt: now, confirmedAt: now })
      .execute()
    expect(await tell(gaps, pay)).toEqual([['ada@example.com', 'New article: About pay']])
    pass(40)
    expect(await tell(gaps, pay)).toHaveLength(1)
    expect(sent()[0]?.text).toContain('http://localhost:3000/blog/pay\n')
    expect(sent()[0]?.headers['List-Unsubscribe']).toContain('/api/newsletter/unsubscribe/')
  })

  test('articles published together are one email, in order', async () => {
    await tell(gaps)
    await subscribe('ada@example.com')
    expect(await tell(nerves, gaps, pay)).toEqual([['ada@example.com', '2 new career articles from Curricle']])
    expect(sent()[0]?.text.match(/About \w+/g)).toEqual(['About nerves', 'About pay'])
  })

  test('later subscribers get no earlier announcements', async () => {
    await tell(gaps)
    await tell(gaps, pay)
    await subscribe('late@example.com')
    expect(await tell(gaps, pay)).toEqual([])
  })

  test('two simultaneous processes email an article once', async () => {
    await tell(gaps)
    await subscribe('ada@example.com')
    await join('eve@example.com')
    pass(1)
    await Promise.all([newsWith(gaps, pay), newsWith(gaps, pay), newsWith(pay, gaps)].map((news) => news.send()))
    await Promise.all([site.context.outbox.sendDue(), site.context.outbox.sendDue()])
    expect(
      sent()
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual(['ada@example.com', 'eve@example.com'])
  })

  test('two simultaneous first starts send no email', async () => {
    await subscribe('ada@example.com')
    await Promise.all([newsWith(gaps, pay).send(), newsWith(gaps, pay).send()])
    expect(await tell(gaps, pay)).toEqual([])
  })

  test('all of a thousand addresses are emailed', async () => {
    await tell(gaps)
    const at = now
    const people = Array.from({ length: 1001 }, (_, i) => ({
      id: `id${i}`,
      email: `p${i}@example.com`,
      topic: 'newsletter',
      askedAt: at,
      confirmedAt: at,
    }))
    await site.context.db.insertInto('subscriber').values(people).execute()
    await newsWith(gaps, pay).send()
    const mails = await site.context.db
      .selectFrom('mail')
      .select('recipient')
      .where('kind', '=', 'new-articles')
      .execute()
    expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(1001)
  })

  test('a failed announcement is sent the next time, to all subscribers', async () => {
    await tell(gaps)
    await subscribe('ada@example.com')
    const broken = createArticleNews({
      ...site.context,
      articles: [gaps, pay],
      outbox: { ...site.context.outbox, enqueueAll: () => Promise.reject(new Error('the disk is full')) },
    })
    await expect(broken.send()).rejects.toThrow('the disk is full')
    expect(await tell(gaps, pay)).toEqual([['ada@example.com', 'New article: About pay']])
  })

  test('an unreachable mail server loses no subscriber', async () => {
    await tell(gaps)
    await subscribe('ada@example.com')
    mail.delivery = { state: 'unreachable', code: 'ESOCKET' }
    expect(await tell(gaps, pay)).toEqual([])
    mail.delivery = { state: 'sent' }
    pass(1)
    expect(await tell(gaps, pay)).toEqual([['ada@example.com', 'New article: About pay']])
  })

  test('users with an account get news at most once a month, then all of it in one email', async () => {
    await tell(gaps)
    await join('eve@example.com')
    pass(1)
    expect(await tell(gaps, pay)).toEqual([['eve@example.com', 'New article: About pay']])
    expect(sent()[0]?.text).toContain('at most once a month')
    expect(sent()[0]?.headers['List-Unsubscribe']).toContain('/api/unsubscribe/')
    pass(1)
    await tell(gaps, pay, nerves)
    pass(28)
    await tell(gaps, pay, nerves, article('notes'))
    expect(sent()).toHaveLength(1)
    pass(2)
    expect((await tell(gaps, pay, nerves, article('notes'))).at(-1)).toEqual([
      'eve@example.com',
      '2 new career articles from Curricle',
    ])
    expect(sent()[1]?.text.match(/About \w+/g)).toEqual(['About nerves', 'About notes'])
    pass(40)
    expect(await tell(gaps, pay, nerves, article('notes'))).toHaveLength(2)
  })

  test('users who turned news off, have not confirmed or signed up later get none', async () => {
    await tell(gaps)
    const cookie = await join('off@example.com')
    await site.request('PUT', '/api/settings', { cookie, body: { emailUpdates: false } })
    await registerUser(site, 'unconfirmed@example.com')
    pass(1)
    await tell(gaps, pay)
    await join('later@example.com')
    pass(1)
    expect(await tell(gaps, pay)).toEqual([])
  })

  test('a subscriber with an account gets an article once', async () => {
    await tell(gaps)
    await join('ada@example.com')
    await subscribe('ada@example.com')
    pass(1)
    await tell(gaps, pay)
    pass(40)
    expect(await tell(gaps, pay)).toEqual([['ada@example.com', 'New article: About pay']])
  })

  test('unsubscribing after an article does not send it again because of the account', async () => {
    await tell(gaps)
    await join('ada@example.com')
    const id = await subscribe('ada@example.com')
    pass(1)
    await tell(gaps, pay)
    await site.request('POST', `/api/newsletter/unsubscribe/${signText(site.context.secret, 'leave-list', id)}`)
    pass(1)
    expect(await tell(gaps, pay)).toEqual([['ada@example.com', 'New article: About pay']])
  })

  test('articles from two months ago are not announced, even after their emails were deleted', async () => {
    await tell(gaps)
    await join('eve@example.com')
    pass(1)
    await tell(gaps, pay)
    pass(200)
    await site.context.outbox.clean()
    await join('back@example.com')
    await site.context.db
      .updateTable('user')
      .set({ createdAt: new Date('2026-01-01T00:00:00.000Z') })
      .where('email', '=', 'back@example.com')
      .execute()
    expect(await tell(gaps, pay)).toEqual([['eve@example.com', 'New article: About pay']])
    await tell(gaps, pay, nerves)
    expect(
      sent()
        .slice(1)
        .map(({ to, subject }) => [to, subject])
        .toSorted(),
    ).toEqual([
      ['back@example.com', 'New article: About nerves'],
      ['eve@example.com', 'New article: About nerves'],
    ])
  })

  test('a removed article is not announced, and a restored article is not new', async () => {
    await tell(gaps, pay)
    await subscribe('ada@example.com')
    expect(await tell(gaps)).toEqual([])
    expect(await tell(gaps, pay)).toEqual([])
    expect(await tell()).toEqual([])
  })
})
