import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, inject, test } from 'vitest'
import { openDatabase } from '#server/database/open.ts'
import { createDatabase, onEachDatabase } from '#server/testing/site.ts'

onEachDatabase('the database', (engine) => {
  const undo: (() => unknown)[] = []
  afterAll(async () => {
    for (const step of undo.toReversed()) await step()
  })

  async function place(): Promise<string> {
    const { url, drop } = engine === 'postgres' ? await createDatabase() : folder()
    undo.push(drop)
    return url
  }

  test('opens twice at once with one set of tables', async () => {
    const where = await place()
    const opened = await Promise.all([openDatabase(where), openDatabase(where), openDatabase(where)])
    expect(await stepsIn(where)).toEqual([
      '001_accounts',
      '002_resumes',
      '003_tries',
      '004_operator_templates',
      '005_resume_versions',
      '006_mail',
      '007_proofs',
      '008_profile',
      '009_operator',
      '010_scores',
      '011_coach',
      '012_ai',
      '013_billing',
      '014_contact',
      '015_changes_of_plans',
      '016_portfolio',
      '017_operator_area',
      '018_leads_in_turn',
      '019_stored_scores',
      '020_email_consent',
      '021_user_templates',
      '022_shared_templates',
    ])
    for (const { db } of opened) await db.destroy()
  })

  test('opens in three processes at once', async () => {
    const where = await place()
    expect(await Promise.all([opensElsewhere(where), opensElsewhere(where), opensElsewhere(where)])).toEqual([0, 0, 0])
    expect(await stepsIn(where)).toHaveLength(22)
  })

  test('refuses data of a newer release with an error, and leaves it unchanged', async () => {
    const where = await place()
    const { db } = await openDatabase(where)
    await sql`insert into migration (name, "appliedAt") values ('999_later', 'then')`.execute(db)
    await db.destroy()
    await expect(openDatabase(where)).rejects.toThrow(
      'This data was last used by a newer release. Start that release, or restore a backup made before the upgrade.',
    )
  })

  test('keeps all simultaneous writes of two connections', async () => {
    const where = await place()
    const [one, two] = await Promise.all([openDatabase(where), openDatabase(where)])
    const write = (db: typeof one.db, name: string) =>
      db.insertInto('tries').values({ key: name, count: 1, endsAt: 1 }).execute()
    await Promise.all(Array.from({ length: 40 }, (_, i) => write(i % 2 ? one.db : two.db, `k${i}`)))
    expect(await one.db.selectFrom('tries').select('key').execute()).toHaveLength(40)
    await one.db.destroy()
    await two.db.destroy()
  })
})

test.skipIf(process.env['TEST_ENGINES'] === 'sqlite' || !inject('postgres'))(
  'fails only the running query when PostgreSQL closes a connection',
  async () => {
    const { url, drop } = await createDatabase()
    const [{ db }, other] = [await openDatabase(url), await openDatabase(url)]
    const cut = () =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(other.db)
    const asked = sql`select pg_sleep(20)`.execute(db).then(() => 'answered', causeOf)
    await new Promise((resolve) => setTimeout(resolve, 200))
    await cut()
    expect(await asked).toMatch(/terminat/)
    const between = db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx)
      await cut()
      await new Promise((resolve) => setTimeout(resolve, 200))
      await sql`select 1`.execute(trx)
    })
    expect(await between.catch(causeOf)).toMatch(/terminat|not queryable/)
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
    await db.destroy()
    await other.db.destroy()
    await drop()
  },
)

test('keeps acknowledged SQLite writes after a power failure, and enforces foreign keys', async () => {
  const { url, drop } = folder()
  const { db } = await openDatabase(url)
  const pragma = async (name: string) =>
    Object.values((await sql.raw(`pragma ${name}`).execute(db)).rows[0] as object)[0]
  expect(await pragma('journal_mode')).toBe('wal')
  expect(await pragma('synchronous')).toBe(2)
  expect(await pragma('foreign_keys')).toBe(1)
  expect(await pragma('busy_timeout')).toBe(5000)
  await db.destroy()
  drop()
})

const causeOf = (error: unknown): string => String(error instanceof Error ? error.cause : error)

function folder() {
  const made = mkdtempSync(join(tmpdir(), 'db-'))
  return { url: join(made, 'deep', 'curricle.db'), drop: () => rmSync(made, { recursive: true }) }
}

async function stepsIn(where: string): Promise<string[]> {
  const { db } = await openDatabase(where)
  const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(db)
  await db.destroy()
  return rows.map((row) => row.name)
}

function opensElsewhere(where: string): Promise<number | null> {
  const script = `const { openDatabase } = await import('#server/database/open.ts'); const { db } = await openDatabase(process.argv[1]); await db.destroy()`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, where], { stdio: 'inherit' })
  return new Promise((resolve) => child.on('exit', resolve))
}
