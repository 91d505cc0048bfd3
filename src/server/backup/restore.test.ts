import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { connect, type Db } from '#server/database/connection.ts'
import { openDatabase } from '#server/database/open.ts'
import { halves } from '#server/engines/images/testing/pictures.ts'
import { createDatabase, onEachDatabase, createTestSite, registerUser, type TestSite } from '#server/testing/site.ts'
import { readSnapshot } from './dump.ts'
import { restore } from './restore.ts'

type Tables = Record<string, unknown[]>

/** All rows of all tables, in a form that both databases share. */
async function contents(db: Db): Promise<Tables> {
  const tables = (await db.introspection.getTables()).filter(({ name }) => !/^sqlite_|^migration$/.test(name))
  const entries = tables.map(async ({ name, columns }) => {
    const flags = new Set(columns.filter(({ dataType }) => /^bool/i.test(dataType)).map((column) => column.name))
    const told = (column: string, value: unknown) => {
      if (value instanceof Date) return value.toISOString()
      if (value instanceof Uint8Array) return Buffer.from(value).toString('hex')
      return flags.has(column) && value !== null ? Boolean(value) : value
    }
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db)
    const plain = rows.map((row) =>
      JSON.stringify(
        Object.entries(row)
          .map(([key, value]) => [key, told(key, value)])
          .toSorted(),
      ),
    )
    return [name, plain.toSorted()] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

onEachDatabase('a backup', (engine) => {
  let site: TestSite
  let cookie: string
  let file: string
  const folders: string[] = []
  const folder = () => {
    folders.push(mkdtempSync(join(tmpdir(), 'backup-')))
    return folders.at(-1)!
  }

  async function backup(): Promise<string> {
    const made = await site.context.backups.make()
    if (made.state !== 'made') throw new Error(made.state)
    return join(site.context.settings.dataDir, 'backups', made.name)
  }

  beforeAll(async () => {
    site = await createTestSite(engine, { env: { ADMIN_PASSWORD: 'operator and more', RATE_LIMITS: 'off' } })
    cookie = await registerUser(site)
    for (const title of ['First “resume” – żółć', 'Second', 'Third'])
      await site.request('POST', '/api/resumes', { cookie, body: { title, content: { summary: title.repeat(40) } } })
    await site.request('DELETE', '/api/resumes/3', { cookie })
    await site.request('PUT', '/api/resumes/1', { cookie, body: { title: 'First again', content: {}, version: 1 } })
    await site.request('PUT', '/api/settings', { cookie, body: { portfolioViews: true } })
    await site.context.avatars.set(await idOf(site, cookie), await halves(300, 300))
    await site.request('POST', '/api/newsletter', { body: { email: 'reader@example.com' } })
    await site.request('POST', '/api/contact', {
      cookie,
      body: { name: 'Ada', email: 'ada@example.com', subject: 'S', category: 'general', message: 'M' },
    })
    // Scores what was saved, so that nothing changes later.
    await site.request('GET', '/api/resumes', { cookie })
    await site.context.newsletter.idle()
    file = await backup()
  })
  afterAll(async () => {
    await site.close()
    for (const each of folders) rmSync(each, { recursive: true })
  })

  test.each(['sqlite', 'postgres'] as const)('is restored into %s with every value intact', async (into) => {
    if (into === 'postgres' && !inject('postgres')) return
    const place = into === 'postgres' ? await createDatabase() : { url: join(folder(), 'new.db'), drop: () => {} }
    const empty = connect(place.url)
    await restore(empty.db, into, file)
    const before = await contents(site.context.db)
    const after = await contents(empty.db)
    expect(after).toEqual(before)
    expect(before['user']).toHaveLength(1)
    for (const table of ['avatar', 'contactMessage', 'subscriber', 'resumeVersion'])
      expect(before[table]).toHaveLength(1)
    await empty.db.destroy()
    // The site starts normally, and reuses no ID.
    const { db } = await openDatabase(place.url)
    const { id } = await db
      .insertInto('resume')
      .values({
        userId: await idOf(site, cookie),
        title: 'Fourth',
        content: '{}',
        isPublic: false,
        version: 1,
        createdAt: new Date(),
        updatedAt: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(id).toBe(4)
    expect((await db.selectFrom('user').select('resumeCount').executeTakeFirstOrThrow()).resumeCount).toBe(3)
    await db.destroy()
    await place.drop()
  })

  test('the command restores it, and refuses a database that is in use', async () => {
    const dataDir = folder()
    const run = () =>
      promisify(execFile)('node', ['scripts/restore.ts', file], {
        env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
      })
    const { stdout } = await run()
    expect(stdout).toMatch(/^Restored \d+ rows from the backup of \d{4}-/)
    // Emails to confirm the account and newsletter addresses, and the receipt of a message.
    expect(stdout).toContain('Emails waiting in the outbox: 3.')
    const { db } = await openDatabase(join(dataDir, 'curricle.db'))
    expect(await contents(db)).toEqual(await contents(site.context.db))
    await db.destroy()
    await expect(run()).rejects.toMatchObject({
      stderr: expect.stringContaining('This database isn’t empty') as string,
    })
  })

  test.skipIf(!inject('postgres'))(
    'is restored into a PostgreSQL database that contains other views and schemas',
    async () => {
      const place = await createDatabase()
      const empty = connect(place.url)
      await sql
        .raw(
          `create view known as select 1 as one;
        create schema other;
        create table other.thing (i int);
        create table other.migration (name text);
        create table other."user" (id int, "createdAt" boolean);
        create table other.resumes (id int generated always as identity (sequence name other.resume_id_seq));
        insert into other.thing values (1);
        insert into other.migration values ('999_theirs');
        insert into other.resumes default values;`,
        )
        .execute(empty.db)
      const { rows } = await restore(empty.db, 'postgres', file)
      expect(rows).toBeGreaterThan(10)
      const titles = (db: Db) => db.selectFrom('resume').select(['id', 'title']).orderBy('id').execute()
      expect(await titles(empty.db)).toEqual(await titles(site.context.db))
      // A backup of that database leaves out the other schemas.
      const { tables, given } = await readSnapshot(empty, '', async (snapshot) => snapshot)
      for (const names of [tables, Object.keys(given)]) {
        expect(names).toContain('resume')
        expect(names).not.toContain('resumes')
      }
      await empty.db.destroy()
      await place.drop()
    },
  )

  test('a database that contains rows is refused, naming the table', async () => {
    const empty = connect(join(folder(), 'new.db'))
    await sql.raw('create table "guest book" (name text)').execute(empty.db)
    await sql.raw(`insert into "guest book" values ('Eve')`).execute(empty.db)
    await expect(restore(empty.db, 'sqlite', file)).rejects.toThrow(
      'This database isn’t empty: its table “guest book” has rows. Restore into an empty database or a new folder.',
    )
    await empty.db.destroy()
  })

  test('a truncated or foreign file is refused, and nothing of it is stored', async () => {
    const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n')
    const broken = {
      'cut.gz': readFileSync(file).subarray(0, -200),
      'short.gz': gzipSync(lines.slice(0, -3).join('\n')),
      'other.gz': gzipSync('{"format":"other"}\n'),
      'text.gz': Buffer.from('no archive at all'),
    }
    const dir = folder()
    const empty = connect(join(dir, 'new.db'))
    for (const [name, bytes] of Object.entries(broken)) {
      writeFileSync(join(dir, name), bytes)
      await expect(restore(empty.db, 'sqlite', join(dir, name))).rejects.toThrow(/backup/)
    }
    await restore(empty.db, 'sqlite', file)
    expect(await contents(empty.db)).toEqual(await contents(site.context.db))
    await empty.db.destroy()
  })

  test('is a consistent snapshot despite concurrent writes', async () => {
    const body = { title: 'While', content: {} }
    const making = backup()
    const writing = Array.from({ length: 20 }, () => site.request('POST', '/api/resumes', { cookie, body }))
    const [made] = await Promise.all([making, ...writing])
    const lines = gunzipSync(readFileSync(made))
      .toString()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { table?: string; row?: { resumeCount?: number } })
    const resumes = lines.filter(({ table }) => table === 'resume').length
    expect(lines.find(({ table }) => table === 'user')?.row?.resumeCount).toBe(resumes)
  })
})

const idOf = async (site: TestSite, cookie: string) =>
  ((await (await site.request('GET', '/api/user', { cookie })).json()) as { id: string }).id
