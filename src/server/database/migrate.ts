import { setTimeout as pause } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import type { Database, Engine } from '#server/database/connection.ts'
import { targetOf, type Migration } from '#server/database/migrations/migration.ts'

type Journal = { migration: { name: string; appliedAt: string } }

/** Any number: it names our lock among those of the PostgreSQL server. */
const LOCK = 5_318_008_114
const PAUSE_MS = 25
const MAX_ATTEMPTS = 2400

/** The database was created by a later release than this one. */
export class NewerDatabase extends Error {}

/** Applies the missing migrations, all or none; a second process that starts meanwhile waits for the first. */
export async function migrate({ db, engine }: Database, migrations: readonly Migration[]): Promise<void> {
  await db.connection().execute(async (pooled) => {
    // Migrations know only the tables as they were at their time.
    const connection = pooled as unknown as Kysely<unknown>
    await begin(connection, engine)
    try {
      await applyMissing(connection, engine, migrations)
      await sql`commit`.execute(connection)
    } catch (error) {
      // A lost connection cannot be rolled back, and does not need to be.
      await sql`rollback`.execute(connection).catch(() => {})
      throw error
    }
  })
}

async function begin(connection: Kysely<unknown>, engine: Engine): Promise<void> {
  if (engine === 'sqlite') return lockFile(connection)
  await sql`begin`.execute(connection)
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(connection)
}

/** Retries between sleeps: SQLite's own waiting would block this thread, which may be the one that holds the lock. */
async function lockFile(connection: Kysely<unknown>): Promise<void> {
  await sql`pragma busy_timeout = 0`.execute(connection)
  for (let attempt = 1; ; attempt++) {
    try {
      await sql`begin immediate`.execute(connection)
      break
    } catch (error) {
      if (!/locked|busy/i.test(String(error)) || attempt === MAX_ATTEMPTS) throw error
      await pause(PAUSE_MS)
    }
  }
  await sql`pragma busy_timeout = 5000`.execute(connection)
}

async function applyMissing(
  connection: Kysely<unknown>,
  engine: Engine,
  migrations: readonly Migration[],
): Promise<void> {
  await sql`create table if not exists migration (name text primary key, "appliedAt" text not null)`.execute(connection)
  const journal = connection as Kysely<Journal>
  const rows = await journal.selectFrom('migration').select('name').execute()
  const applied = new Set(rows.map((row) => row.name))
  const known = new Set(migrations.map((migration) => migration.name))
  if (rows.some((row) => !known.has(row.name)))
    throw new NewerDatabase(
      'This data was last used by a newer release. Start that release, or restore a backup made before the upgrade.',
    )
  for (const { name, up } of migrations) {
    if (applied.has(name)) continue
    await up(connection, targetOf(engine))
    await journal.insertInto('migration').values({ name, appliedAt: new Date().toISOString() }).execute()
  }
}
