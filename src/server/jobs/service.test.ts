import { afterEach, beforeEach, expect, test } from 'vitest'
import { createJobs } from '#server/jobs/service.ts'
import { onEachDatabase, createTestSite, registerUser, type TestSite } from '#server/testing/site.ts'

const HOUR = 3_600_000
const HOURLY = ['reminders', 'cleaning', 'follow-up']
/** The hourly jobs of the product. Databases record these names. */
const PRODUCT_JOBS = [
  'ai-cleaning',
  'article-news',
  'audit-cleaning',
  'billing-follow-up',
  'fault-cleaning',
  'interview-tips',
  'mail-cleaning',
  'message-cleaning',
  'resume-reminders',
  'session-cleaning',
  'subscriber-cleaning',
  'topic-notices',
  'view-cleaning',
  'view-news',
]

onEachDatabase('jobs', (engine) => {
  let site: TestSite
  let now: Date
  beforeEach(async () => {
    now = new Date('2026-11-18T12:00:00.000Z')
    site = await createTestSite(engine, { clock: () => now })
  })
  afterEach(() => site.close())

  /** The jobs of one process, which record their work. */
  function jobsRecording(done: string[], firstJob?: () => Promise<void>) {
    const record = (name: string) => async () => void done.push(name)
    const [first = '', ...others] = HOURLY
    return createJobs({
      db: site.context.db,
      clock: () => now,
      log: site.context.log,
      hourly: { [first]: firstJob ?? record(first), ...Object.fromEntries(others.map((name) => [name, record(name)])) },
      everyTick: { tick: record('tick'), send: record('send') },
    })
  }

  test('every job of the product runs under its recorded name', async () => {
    await site.context.jobs.runDue()
    const rows = await site.context.db.selectFrom('job').select('name').orderBy('name').execute()
    expect(rows.map(({ name }) => name)).toEqual(PRODUCT_JOBS)
    expect(site.lines.filter((line) => line.includes('job failed'))).toEqual([])
  })

  test('email is sent at every tick, the rest once an hour', async () => {
    const done: string[] = []
    const jobs = jobsRecording(done)
    await jobs.runDue()
    expect(done).toEqual([...HOURLY, 'tick', 'send'])
    now = new Date(now.getTime() + HOUR - 1)
    await jobs.runDue()
    expect(done.splice(0)).toEqual([...HOURLY, 'tick', 'send', 'tick', 'send'])
    now = new Date(now.getTime() + 1)
    await jobs.runDue()
    expect(done).toEqual([...HOURLY, 'tick', 'send'])
  })

  test('a clock that is set back by a day delays no job by more than an hour', async () => {
    const done: string[] = []
    await jobsRecording(done).runDue()
    now = new Date(now.getTime() - 24 * HOUR)
    done.length = 0
    await jobsRecording(done).runDue()
    expect(done).toEqual([...HOURLY, 'tick', 'send'])
    // A second process whose clock differs by seconds runs nothing twice.
    done.length = 0
    now = new Date(now.getTime() - 30_000)
    await jobsRecording(done).runDue()
    expect(done).toEqual(['tick', 'send'])
  })

  test('of several processes, one runs a due job', async () => {
    const done: string[] = []
    await Promise.all(Array.from({ length: 5 }, () => jobsRecording(done).runDue()))
    const hourly = done.filter((what) => what !== 'send' && what !== 'tick')
    expect(hourly.toSorted()).toEqual(HOURLY.toSorted())
    expect(done.filter((what) => what === 'send')).toHaveLength(5)
  })

  test('expired sessions and emailed links are removed from the tables', async () => {
    await registerUser(site)
    const { db, jobs } = site.context
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

  test('a failing job is logged, and the others still run', async () => {
    const done: string[] = []
    await jobsRecording(done, () => Promise.reject(new Error('broken'))).runDue()
    expect(done).toEqual([...HOURLY.slice(1), 'tick', 'send'])
    const faults = site.lines.map((line) => JSON.parse(line) as { job?: string; msg: string })
    expect(faults.filter(({ msg }) => msg === 'job failed').map(({ job }) => job)).toEqual(['reminders'])
  })

  test('stopping waits for the job in progress', async () => {
    const done: string[] = []
    let finish = () => {}
    const jobs = jobsRecording(done, () => new Promise((resolve) => (finish = resolve)))
    jobs.start()
    const started = finish
    await expect.poll(() => finish !== started).toBe(true)
    const stopping = jobs.stop().then(() => done.push('stopped'))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(done).toEqual([])
    finish()
    await stopping
    // Of the other jobs, none was started any more: they run after the next start.
    expect(done).toEqual(['stopped'])
  })
})
