import { expect, test } from 'vitest'
import { cookieOf, onEachDatabase, createTestSite, type TestSite } from '#server/testing/site.ts'
import type { Analytics } from '#shared/contract/admin-lists.ts'

const PASSWORD = 'correct horse battery'

onEachDatabase('site analytics', (engine) => {
  async function figures(site: TestSite): Promise<Analytics> {
    const cookie = cookieOf(await site.request('POST', '/api/admin/login', { body: { password: PASSWORD } }))
    return (await (await site.request('GET', '/api/admin/analytics', { cookie })).json()) as Analytics
  }
  /** A Wednesday. */
  const openAt = (now = '2026-11-18T09:30:00.000Z') =>
    createTestSite(engine, { env: { ADMIN_PASSWORD: PASSWORD }, clock: () => new Date(now) })

  async function put({ context: { db } }: TestSite, people: readonly { createdAt: string; lastActiveOn?: string }[]) {
    const rows = people.map(({ createdAt, lastActiveOn = '' }, i) => ({
      id: `u${i}`,
      name: 'N',
      email: `u${i}@example.com`,
      emailVerified: true,
      image: null,
      lastActiveOn,
      createdAt: new Date(createdAt),
      updatedAt: new Date(createdAt),
    }))
    await db.insertInto('user').values(rows).execute()
  }
  async function putResume({ context: { db } }: TestSite, createdAt: string): Promise<number> {
    const made = { createdAt: new Date(createdAt), updatedAt: new Date(createdAt) }
    const row = {
      userId: 'u0',
      title: 'T',
      content: '{}',
      templateId: null,
      atsScore: null,
      isPublic: true,
      version: 1,
    }
    const { id } = await db
      .insertInto('resume')
      .values({ ...row, ...made, key: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  test('are zero without accounts', async () => {
    const site = await openAt()
    const { days, ...rest } = await figures(site)
    expect(rest).toEqual({
      totalUsers: 0,
      signupsToday: 0,
      signupsThisWeek: 0,
      signupsThisMonth: 0,
      totalResumes: 0,
      resumesCreatedToday: 0,
      conversionRate: 0,
    })
    expect(days).toHaveLength(90)
    expect(days.at(0)).toEqual({ day: '2026-08-21', signups: 0, resumes: 0, views: 0 })
    expect(days.at(-1)).toEqual({ day: '2026-11-18', signups: 0, resumes: 0, views: 0 })
    await site.close()
  })

  test('count by UTC days, weeks from Monday and calendar months', async () => {
    const site = await openAt()
    await put(site, [
      { createdAt: '2026-11-18T00:00:00.000Z' },
      { createdAt: '2026-11-17T23:59:59.999Z' },
      { createdAt: '2026-11-16T00:00:00.000Z' },
      { createdAt: '2026-11-15T23:59:59.999Z' },
      { createdAt: '2026-11-01T00:00:00.000Z' },
      { createdAt: '2026-10-31T23:59:59.999Z' },
      { createdAt: '2026-08-21T00:00:00.000Z' },
      { createdAt: '2026-08-20T23:59:59.999Z' },
    ])
    const { days, ...rest } = await figures(site)
    expect(rest).toMatchObject({ totalUsers: 8, signupsToday: 1, signupsThisWeek: 3, signupsThisMonth: 5 })
    expect(days.filter(({ signups }) => signups > 0).map(({ day, signups }) => `${day} ${signups}`)).toEqual([
      '2026-08-21 1',
      '2026-10-31 1',
      '2026-11-01 1',
      '2026-11-15 1',
      '2026-11-16 1',
      '2026-11-17 1',
      '2026-11-18 1',
    ])
    await site.close()
  })

  test('include a week that began in another month or today', async () => {
    const sunday = await openAt('2026-11-01T23:00:00.000Z')
    await put(sunday, [{ createdAt: '2026-10-26T00:00:00.000Z' }, { createdAt: '2026-10-25T23:59:59.999Z' }])
    expect(await figures(sunday)).toMatchObject({ signupsThisWeek: 1, signupsThisMonth: 0 })
    const monday = await openAt('2026-11-02T00:00:00.000Z')
    await put(monday, [{ createdAt: '2026-11-02T00:00:00.000Z' }, { createdAt: '2026-11-01T23:59:59.999Z' }])
    expect(await figures(monday)).toMatchObject({ signupsThisWeek: 1, signupsThisMonth: 2, signupsToday: 1 })
    await Promise.all([sunday.close(), monday.close()])
  })

  test('show the percentage of users seen within 30 days, to one decimal', async () => {
    const site = await openAt()
    const createdAt = '2026-01-01T00:00:00.000Z'
    await put(site, [
      { createdAt, lastActiveOn: '2026-11-18' },
      { createdAt, lastActiveOn: '2026-10-20' },
      { createdAt, lastActiveOn: '2026-10-19' },
    ])
    expect((await figures(site)).conversionRate).toBe(66.7)
    await site.close()
  })

  test('include late counts for yesterday, and a new day', async () => {
    let now = '2026-11-18T09:30:00.000Z'
    const site = await createTestSite(engine, { env: { ADMIN_PASSWORD: PASSWORD }, clock: () => new Date(now) })
    await put(site, [{ createdAt: '2026-01-01T00:00:00.000Z' }])
    const view = (day: string, views: number) =>
      site.context.db.insertInto('portfolioView').values({ userId: 'u0', day, views }).execute()
    const viewed = async () =>
      (await figures(site)).days.filter(({ views }) => views > 0).map(({ day, views }) => `${day} ${views}`)
    await view('2026-11-16', 2)
    expect(await viewed()).toEqual(['2026-11-16 2'])
    await view('2026-11-17', 3)
    await view('2026-11-18', 4)
    expect(await viewed()).toEqual(['2026-11-16 2', '2026-11-17 3', '2026-11-18 4'])
    now = '2026-11-19T00:00:00.000Z'
    await view('2026-11-19', 5)
    expect(await viewed()).toEqual(['2026-11-16 2', '2026-11-17 3', '2026-11-18 4', '2026-11-19 5'])
    await site.close()
  })

  test('count resumes and the combined views of resumes, links and pages', async () => {
    const site = await openAt()
    const { db } = site.context
    await put(site, [{ createdAt: '2026-01-01T00:00:00.000Z' }])
    const resumeId = await putResume(site, '2026-11-18T01:00:00.000Z')
    await putResume(site, '2026-11-17T23:00:00.000Z')
    await putResume(site, '2026-01-01T00:00:00.000Z')
    const viewed = { resumeId, downloads: 100 }
    await db
      .insertInto('viewCount')
      .values([
        { ...viewed, linkId: '', day: '2026-11-18', views: 3 },
        { ...viewed, linkId: 'a-link', day: '2026-11-18', views: 4 },
        { ...viewed, linkId: '', day: '2026-08-20', views: 50 },
      ])
      .execute()
    await db.insertInto('portfolioView').values({ userId: 'u0', day: '2026-11-18', views: 5 }).execute()
    const { days, ...rest } = await figures(site)
    expect(rest).toMatchObject({ totalResumes: 3, resumesCreatedToday: 1 })
    expect(days.slice(-2)).toEqual([
      { day: '2026-11-17', signups: 0, resumes: 1, views: 0 },
      { day: '2026-11-18', signups: 0, resumes: 1, views: 12 },
    ])
    expect(days.reduce((sum, { views }) => sum + views, 0)).toBe(12)
    await site.close()
  })
})
