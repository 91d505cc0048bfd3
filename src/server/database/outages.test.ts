import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { createOutages, DatabaseUnavailable, outageOf } from '#server/database/outages.ts'
import { createDatabase, createTestSite, registerUser, type TestSite } from '#server/testing/site.ts'

const AWAY = {
  message:
    'We can’t reach your data right now. Nothing you typed is lost. Keep this page open and try again in a minute.',
  code: 'database_unavailable',
}
const failed = (code: string, message = 'it failed') => Object.assign(new Error(message), { code })

test.each([
  ['a refused connection', failed('ECONNREFUSED'), 'away'],
  ['a missing socket', failed('ENOENT'), 'away'],
  ['an unroutable host', failed('EHOSTUNREACH'), 'away'],
  ['a server that shuts down', failed('57P01'), 'away'],
  ['a server that starts', failed('57P03'), 'away'],
  ['a statement that took too long', failed('57014'), 'away'],
  ['a broken connection', new Error('Connection terminated unexpectedly'), 'away'],
  ['a server that is silent', new Error('Query read timeout'), 'away'],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect'), 'away'],
  ['a full disk of PostgreSQL', failed('53100'), 'full'],
  ['a full disk of SQLite', Object.assign(failed('ERR_SQLITE_ERROR'), { errcode: 13 }), 'full'],
  ['a broken rule of a table', failed('23505'), undefined],
  ['a wrong statement', failed('42601'), undefined],
  ['a broken rule of a SQLite table', Object.assign(failed('ERR_SQLITE_ERROR'), { errcode: 2067 }), undefined],
])('%s is recognized for what it is', (_, error, kind) => {
  expect(outageOf(error)).toBe(kind)
})

test('an outage is logged once, the next one again', () => {
  const lines: string[] = []
  let now = 0
  const outages = createOutages({ error: (_: unknown, line: string) => void lines.push(line) } as never, () => now)
  for (; now <= 300_000; now += 10_000) expect(outages.errorFor(failed('57P01'))).toBeInstanceOf(DatabaseUnavailable)
  expect(lines).toEqual(['the database isn’t responding: requests get 503 until it is back'])
  now += 60_000
  outages.errorFor(failed('57P01'))
  expect(lines).toHaveLength(2)
})

test('a full disk is said in the log once, fails saves with 503 and readiness until there is room again', async () => {
  const site = await createTestSite('sqlite', { env: { RATE_LIMITS: 'off' } })
  const cookie = await registerUser(site)
  const { db } = site.context
  const save = () =>
    site.request('POST', '/api/resumes', { cookie, body: { title: 'T', content: { summary: 'x'.repeat(5000) } } })
  const pages = await sql<{ page_count: number }>`pragma page_count`.execute(db)
  await sql.raw(`pragma max_page_count = ${pages.rows[0]?.page_count}`).execute(db)
  const answers = []
  for (let i = 0; i < 60; i++) answers.push(await save())
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThan(10)
  expect([refused[0]?.headers.get('retry-after'), await refused[0]?.json()]).toEqual(['10', AWAY])
  expect(answers.every(({ status }) => status === 201 || status === 503)).toBe(true)
  expect((await site.request('GET', '/api/resumes', { cookie })).status).toBe(200)
  expect(await readiness(site)).toMatchObject([503, { reason: 'The database’s disk is full.' }])
  expect(errorsIn(site)).toMatchObject([
    {
      msg: 'the database’s disk is full: nothing can be saved until you free up some space',
      err: { message: 'database or disk is full' },
    },
  ])

  await sql`pragma max_page_count = 1000000`.execute(db)
  expect(await readiness(site)).toMatchObject([200, { status: 'ready' }])
  expect((await save()).status).toBe(201)
  await site.close()
})

const isSkipped = process.env['TEST_ENGINES'] === 'sqlite' || !inject('postgres') || process.env['TEST_DATABASE_URL']

describe.skipIf(isSkipped)('while PostgreSQL is away', () => {
  const undo: (() => unknown)[] = []
  afterEach(async () => {
    for (const step of undo.splice(0).toReversed()) await step()
  })

  /** A signed-in user of a site, and a connection of its own to the same database. */
  async function open(queryTimeout?: string) {
    const { url, drop } = await createDatabase()
    undo.push(drop)
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    undo.push(() => other.end())
    const own = new URL(url)
    if (queryTimeout) own.searchParams.set('query_timeout', queryTimeout)
    const site = await createTestSite('postgres', { databaseUrl: own.href })
    undo.push(() => site.close())
    const cookie = await registerUser(site)
    const save = () => site.request('POST', '/api/resumes', { cookie, body: { title: 'T', content: {} } })
    /** The processes that serve the site. */
    const backends = async (which = 'true') => {
      const { rows } = await other.query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and ${which}`,
      )
      return rows.map(({ pid }) => pid)
    }
    return { site, cookie, save, other, backends }
  }

  test('a save whose connection is cut gets 503, when to retry and what to do; the log has one line', async () => {
    const { site, save, other, backends } = await open()
    await other.query('begin')
    await other.query('lock table resume in access exclusive mode')
    const saved = [save(), save(), save()]
    await expect.poll(() => backends(`wait_event_type = 'Lock'`), { timeout: 20_000 }).not.toHaveLength(0)
    await other.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [await backends()])
    await other.query('commit')
    const answers = await Promise.all(saved)
    expect(answers.every(({ status }) => status === 201 || status === 503)).toBe(true)
    const refused = answers.find(({ status }) => status === 503)
    expect([refused?.headers.get('retry-after'), await refused?.json()]).toEqual(['10', AWAY])
    expect(errorsIn(site)).toMatchObject([{ err: { code: '57P01' } }])
    expect((await save()).status).toBe(201)
  })

  test('a silent server ends no request later than its timeout, and its connections are not used again', async () => {
    const { site, cookie, save, backends } = await open('3000')
    const frozen = await backends()
    for (const pid of frozen) process.kill(pid, 'SIGSTOP')
    undo.push(() => frozen.forEach((pid) => process.kill(pid, 'SIGCONT')))
    const answers = await Promise.all([
      save(),
      site.request('GET', '/api/resumes', { cookie }),
      site.request('GET', '/healthz'),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toContain(503)
    expect(answers[2].status).toBe(200)
    // Every connection that was tried and found silent has been replaced.
    await expect.poll(async () => (await save()).status, { timeout: 30_000 }).toBe(201)
    expect(await readiness(site)).toMatchObject([200, { status: 'ready' }])
    expect(errorsIn(site)).toMatchObject([{ err: { message: 'Query read timeout' } }])
  })

  test('readiness is answered while the database is silent', async () => {
    const { site, backends } = await open()
    const frozen = await backends()
    for (const pid of frozen) process.kill(pid, 'SIGSTOP')
    undo.push(() => frozen.forEach((pid) => process.kill(pid, 'SIGCONT')))
    expect(await readiness(site)).toMatchObject([503, { reason: 'The database isn’t responding.' }])
  })
})

async function readiness(site: TestSite) {
  const answer = await site.request('GET', '/readyz')
  return [answer.status, await answer.json()]
}

type Line = { readonly level: string; readonly msg: string; readonly err?: object }

const errorsIn = ({ lines }: TestSite) =>
  lines.map((line) => JSON.parse(line) as Line).filter(({ level }) => level === 'error' || level === 'fatal')
