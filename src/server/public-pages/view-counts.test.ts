import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createViewCounts, type ViewCounts } from '#server/public-pages/view-counts.ts'
import { onEachDatabase, createTestSite, registerUser, type TestSite } from '#server/testing/site.ts'
import { statementsOf } from '#server/testing/statements.ts'

onEachDatabase('view counts', (engine) => {
  let site: TestSite
  let counts: ViewCounts
  let now: Date
  let resumeId: number
  let userId: string

  beforeEach(async () => {
    now = new Date('2026-11-18T23:59:30.000Z')
    site = await createTestSite(engine, { clock: () => now })
    const cookie = await registerUser(site)
    resumeId = await resumeOf(cookie)
    userId = (await site.context.db.selectFrom('user').select('id').executeTakeFirstOrThrow()).id
    counts = site.context.viewCounts
  })
  afterEach(async () => {
    vi.useRealTimers()
    await site.close()
  })

  async function resumeOf(cookie: string): Promise<number> {
    const made = await site.request('POST', '/api/resumes', { cookie, body: { title: 'T', content: {} } })
    return ((await made.json()) as { id: number }).id
  }
  const kept = () => site.context.db.selectFrom('viewCount').selectAll().orderBy('day').orderBy('linkId').execute()
  const keptPortfolios = () => site.context.db.selectFrom('portfolioView').selectAll().orderBy('day').execute()
  const link = (id: string) =>
    site.context.db
      .insertInto('shareLink')
      .values({ id, userId, resumeId, label: 'Acme', passwordHash: null, expiresAt: null, createdAt: now })
      .execute()
  const writes = (statements: readonly string[]) => statements.filter((one) => /insert|update|delete/i.test(one))

  /** Lets a second pass, and the pending write finish. */
  async function tick(): Promise<void> {
    await vi.advanceTimersByTimeAsync(1000)
    await counts.idle()
  }

  test('10,000 views within a minute cost at most one write a second, and none is lost', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { statements } = await statementsOf(site.context.db, async () => {
      for (let view = 0; view < 10_000; view += 1) {
        counts.noteView({ resumeId, linkId: '' })
        if (view % 167 === 166) await tick()
      }
      await tick()
    })
    expect(writes(statements).length).toBeGreaterThan(1)
    expect(writes(statements).length).toBeLessThanOrEqual(60)
    expect(await kept()).toEqual([{ resumeId, linkId: '', day: '2026-11-18', views: 10_000, downloads: 0 }])
  })

  test('views of many resumes are written together', async () => {
    const cookie = await registerUser(site, 'many@example.com')
    const ids = [resumeId]
    for (let made = 0; made < 30; made += 1) ids.push(await resumeOf(cookie))
    for (const id of ids) counts.noteView({ resumeId: id, linkId: '' })
    const { statements } = await statementsOf(site.context.db, counts.flush)
    expect(writes(statements)).toHaveLength(1)
    expect((await kept()).map(({ views }) => views)).toEqual(Array.from({ length: 31 }, () => 1))
  })

  test('each day, link and type has its own count', async () => {
    await link('acme')
    counts.noteView({ resumeId, linkId: '' })
    counts.noteView({ resumeId, linkId: 'acme' })
    counts.noteDownload({ resumeId, linkId: 'acme' })
    counts.notePortfolioView(userId)
    now = new Date('2026-11-19T00:00:00.000Z')
    counts.noteView({ resumeId, linkId: 'acme' })
    counts.notePortfolioView(userId)
    counts.notePortfolioView(userId)
    await counts.flush()
    expect(await kept()).toEqual([
      { resumeId, linkId: '', day: '2026-11-18', views: 1, downloads: 0 },
      { resumeId, linkId: 'acme', day: '2026-11-18', views: 1, downloads: 1 },
      { resumeId, linkId: 'acme', day: '2026-11-19', views: 1, downloads: 0 },
    ])
    expect(await keptPortfolios()).toEqual([
      { userId, day: '2026-11-18', views: 1 },
      { userId, day: '2026-11-19', views: 2 },
    ])
  })

  test('counts of several processes add up', async () => {
    const { db, log } = site.context
    const processes = [counts, ...[1, 2, 3].map(() => createViewCounts({ db, log, clock: () => now }))]
    for (const one of processes) for (let view = 0; view < 25; view += 1) one.noteView({ resumeId, linkId: '' })
    await Promise.all(processes.map((one) => one.flush()))
    expect((await kept())[0]?.views).toBe(100)
  })

  test('deleted resumes and links are skipped, and the rest is counted', async () => {
    await link('acme')
    counts.noteView({ resumeId, linkId: '' })
    counts.noteView({ resumeId, linkId: 'acme' })
    counts.noteView({ resumeId: 999_999, linkId: '' })
    counts.notePortfolioView('nobody')
    counts.notePortfolioView(userId)
    await site.context.db.deleteFrom('shareLink').execute()
    await counts.flush()
    expect(await kept()).toEqual([{ resumeId, linkId: '', day: '2026-11-18', views: 1, downloads: 0 }])
    expect(await keptPortfolios()).toEqual([{ userId, day: '2026-11-18', views: 1 }])
  })

  test('a link counts only for its own resume', async () => {
    await link('acme')
    const other = await resumeOf(await registerUser(site, 'other@example.com'))
    counts.noteView({ resumeId: other, linkId: 'acme' })
    await counts.flush()
    expect(await kept()).toEqual([])
  })

  test('counts that could not be written are written with the next counts', async () => {
    const { db } = site.context
    await db.schema.alterTable('viewCount').renameTo('awayCount').execute()
    counts.noteView({ resumeId, linkId: '' })
    counts.notePortfolioView(userId)
    await counts.flush()
    await db.schema.alterTable('awayCount').renameTo('viewCount').execute()
    counts.noteView({ resumeId, linkId: '' })
    await counts.flush()
    expect((await kept()).map(({ views }) => views)).toEqual([2])
    expect(await keptPortfolios()).toEqual([{ userId, day: '2026-11-18', views: 1 }])
    expect(site.lines.filter((line) => line.includes('could not store view counts; will retry'))).toHaveLength(1)
  })

  test('stopping writes buffered counts', async () => {
    counts.noteView({ resumeId, linkId: '' })
    await site.context.stop()
    expect((await kept())[0]?.views).toBe(1)
  })

  test('days before the last ninety are deleted', async () => {
    counts.noteView({ resumeId, linkId: '' })
    counts.notePortfolioView(userId)
    await counts.flush()
    now = new Date('2027-02-15T23:59:59.000Z')
    await counts.clean()
    expect([await kept(), await keptPortfolios()].map((rows) => rows.length)).toEqual([1, 1])
    now = new Date('2027-02-16T00:00:00.000Z')
    await counts.clean()
    expect([await kept(), await keptPortfolios()].map((rows) => rows.length)).toEqual([0, 0])
  })

  test('without views nothing is written', async () => {
    const { statements } = await statementsOf(site.context.db, counts.flush)
    expect(statements).toEqual([])
  })
})
