import { afterEach, beforeEach, expect, test } from 'vitest'
import { openJobs } from '#server/jobs/service.ts'
import { onEachDatabase, openSite, registered, type Site } from '#server/testing/site.ts'

const HOUR = 3_600_000
/** What is done once an hour, in order. */
const HOURLY = [
  'remind',
  'tips',
  'articles',
  'view-news',
  'notices',
  'subscribers',
  'clean',
  'sessions',
  'ai',
  'follow',
  'faults',
  'counts',
  'messages',
  'audit',
]

onEachDatabase('jobs', (engine) => {
  let site: Site
  let now: Date
  beforeEach(async () => {
    now = new Date('2026-11-18T12:00:00.000Z')
    site = await openSite(engine, { clock: () => now })
  })
  afterEach(() => site.close())

  /** A process's jobs, which note what they do. */
  function jobsNoting(done: string[], remind?: () => Promise<void>) {
    const note = (what: string) => async () => void done.push(what)
    return openJobs({
      db: site.parts.db,
      clock: () => now,
      log: site.parts.log,
      outbox: {
        ...site.parts.outbox,
        clean: note('clean'),
        sendDue: async () => done.push('send'),
        close: note('close'),
      },
      notifications: { ...site.parts.notifications, remind: remind ?? note('remind'), giveTips: note('tips') },
      articleNews: { tell: note('articles') },
      viewNews: { tell: note('view-news') },
      notices: { follow: note('notices') },
      newsletter: { clean: note('subscribers') },
      sessions: { clean: note('sessions') },
      ai: { clean: note('ai') },
      billing: { follow: note('follow'), tick: note('tick') },
      viewCounts: { clean: note('counts'), close: note('views') },
      faults: { clean: note('faults'), flush: async () => {} },
      adminMessages: { clean: note('messages') },
      audit: { clean: note('audit') },
    })
  }

  test('mail is sent every time, the rest once an hour', async () => {
    const done: string[] = []
    const jobs = jobsNoting(done)
    await jobs.runDue()
    expect(done).toEqual([...HOURLY, 'tick', 'send'])
    now = new Date(now.getTime() + HOUR - 1)
    await jobs.runDue()
    expect(done.splice(0)).toEqual([...HOURLY, 'tick', 'send', 'tick', 'send'])
    now = new Date(now.getTime() + 1)
    await jobs.runDue()
    expect(done).toEqual([...HOURLY, 'tick', 'send'])
  })

  test('of several processes one does what is due', async () => {
    const done: string[] = []
    await Promise.all(Array.from({ length: 5 }, () => jobsNoting(done).runDue()))
    const hourly = done.filter((what) => what !== 'send' && what !== 'tick')
    expect(hourly.toSorted()).toEqual(HOURLY.toSorted())
    expect(done.filter((what) => what === 'send')).toHaveLength(5)
  })

  test('sessions and mailed links that have run out do not stay in the tables', async () => {
    await registered(site)
    const { db, jobs } = site.parts
    const left = async () =>
      Promise.all(
        (['session', 'proof'] as const).map(
          async (table) => (await db.selectFrom(table).select('id').execute()).length,
        ),
      )
    await jobs.runDue()
    expect(await left()).toEqual([1, 1])
    const over = now
    await db.updateTable('session').set({ expiresAt: over }).execute()
    await db.updateTable('proof').set({ expiresAt: over }).execute()
    now = new Date(now.getTime() + HOUR)
    await jobs.runDue()
    expect(await left()).toEqual([0, 0])
  })

  test('a job that fails is logged and holds up no other', async () => {
    const done: string[] = []
    await jobsNoting(done, () => Promise.reject(new Error('broken'))).runDue()
    expect(done).toEqual([...HOURLY.slice(1), 'tick', 'send'])
    const faults = site.lines.map((line) => JSON.parse(line) as { job?: string; msg: string })
    expect(faults.filter(({ msg }) => msg === 'job fault').map(({ job }) => job)).toEqual(['resume-reminders'])
  })

  test('stopping waits for the work that is under way', async () => {
    const done: string[] = []
    let finish = () => {}
    const jobs = jobsNoting(done, () => new Promise((resolve) => (finish = resolve)))
    jobs.start()
    const begun = finish
    await expect.poll(() => finish !== begun).toBe(true)
    const closing = jobs.close().then(() => done.push('closed'))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(done).toEqual(['close'])
    finish()
    await closing
    expect(done.at(-1)).toBe('closed')
    expect(done).toContain('tips')
  })
})
