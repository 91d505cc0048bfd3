import { afterEach, beforeEach, expect, test } from 'vitest'
import { createWeeklyViewsEmail } from '#server/portfolio/weekly-views-email.ts'
import { signText } from '#server/signed-text.ts'
import { onEachDatabase, createTestSite, registerUser, type TestSite } from '#server/testing/site.ts'
import type { ShareLink } from '#shared/contract/portfolio.ts'

onEachDatabase('the weekly email about views', (engine) => {
  let site: TestSite
  let cookie: string
  let userId: string
  let resumeId: number
  let now: Date
  const open = (env: Record<string, string> = {}) =>
    createTestSite(engine, { clock: () => now, env: { RATE_LIMITS: 'off', ...env } })
  beforeEach(async () => {
    // A Monday.
    now = new Date('2026-03-09T02:00:00Z')
    site = await open()
    await settle()
  })
  afterEach(() => site.close())

  async function settle() {
    cookie = await registerUser(site)
    await site.context.db.updateTable('user').set({ emailVerified: true, createdAt: now }).execute()
    await site.context.db
      .updateTable('session')
      .set({ expiresAt: new Date('2030-01-01') })
      .execute()
    userId = ((await (await site.request('GET', '/api/user', { cookie })).json()) as { id: string }).id
    const made = await site.request('POST', '/api/resumes', { cookie, body: { title: 'Nurse', content: {} } })
    resumeId = ((await made.json()) as { id: number }).id
    await site.request('PUT', '/api/settings', { cookie, body: { portfolioViews: true } })
  }
  const count = (day: string, views: number, downloads = 0, linkId = '') =>
    site.context.db.insertInto('viewCount').values({ resumeId, linkId, day, views, downloads }).execute()
  async function mails() {
    await site.context.jobs.runDue()
    const all = await site.context.outbox.list(100)
    return all.filter(({ kind }) => kind === 'portfolio-views').toReversed()
  }
  const pass = (hours: number) => (now = new Date(now.getTime() + hours * 3_600_000))

  test('lists views from Monday to Sunday by resume and link, most viewed first', async () => {
    const body = { resumeId, label: 'St. Mary’s' }
    const link = (await (await site.request('POST', '/api/portfolio/links', { cookie, body })).json()) as ShareLink
    await count('2026-03-01', 100)
    await count('2026-03-02', 1)
    await count('2026-03-08', 1, 1)
    await count('2026-03-09', 100)
    await count('2026-03-05', 5, 0, link.id)
    await site.context.db.insertInto('portfolioView').values({ userId, day: '2026-03-03', views: 3 }).execute()
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      recipient: 'ada@example.com',
      subject: 'Your public pages last week: 10 views and 1 download',
    })
    expect(mail?.text).toContain(
      [
        'From March 2 to March 8, your public pages and links had 10 views and 1 download.',
        '',
        '- Nurse, link “St. Mary’s”: 5 views',
        '- Your public page: 3 views',
        '- Nurse, public page: 2 views and 1 download',
      ].join('\n'),
    )
  })

  test('is sent once a week, and not in a week without views', async () => {
    await count('2026-03-04', 2)
    expect(await mails()).toHaveLength(1)
    for (let hour = 0; hour < 6 * 24; hour += 12) {
      pass(12)
      await mails()
    }
    expect(await mails()).toHaveLength(1)
    pass(7 * 24)
    expect(await mails()).toHaveLength(1)
    await count('2026-03-17', 1)
    pass(7 * 24)
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Your public pages last week: 2 views',
      'Your public pages last week: 1 view',
    ])
  })

  test('is sent an hour after the week, to include late counts', async () => {
    await count('2026-03-08', 2)
    now = new Date('2026-03-09T00:59:00Z')
    expect(await mails()).toEqual([])
    pass(1)
    expect(await mails()).toHaveLength(1)
  })

  test('is created once, however many processes run at once', async () => {
    await count('2026-03-04', 2)
    await Promise.all([1, 2, 3].map(() => createWeeklyViewsEmail(site.context).send()))
    expect(await mails()).toHaveLength(1)
  })

  test('is sent only to users who want it and have confirmed their address', async () => {
    await count('2026-03-04', 2)
    await site.request('PUT', '/api/settings', { cookie, body: { portfolioViews: false } })
    expect(await mails()).toEqual([])
    await site.request('PUT', '/api/settings', { cookie, body: { portfolioViews: true } })
    await site.context.db.updateTable('user').set({ emailVerified: false }).execute()
    pass(1)
    expect(await mails()).toEqual([])
  })

  test('contains no views of other users', async () => {
    await count('2026-03-04', 2)
    const other = await registerUser(site, 'other@example.com')
    await site.request('PUT', '/api/settings', { cookie: other, body: { portfolioViews: true } })
    await site.context.db.updateTable('user').set({ emailVerified: true }).execute()
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['ada@example.com'])
  })

  test('is turned off by its unsubscribe link', async () => {
    await count('2026-03-04', 2)
    const token = signText(site.context.secret, 'unsubscribe', `${userId} portfolioViews`)
    expect((await site.request('POST', `/api/unsubscribe/${token}`)).status).toBe(200)
    expect(await mails()).toEqual([])
  })

  test('is sent only to users whose plan includes statistics, where plans are enforced', async () => {
    await site.close()
    site = await open({ PLAN_ENFORCEMENT: 'on' })
    await settle()
    await count('2026-03-04', 2)
    expect(await mails()).toEqual([])
    await site.context.entitlements.grant(userId, 'premium')
    pass(1)
    expect(await mails()).toHaveLength(1)
  })
})
