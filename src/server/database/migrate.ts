import { setTimeout as pause } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import type { Db, Engine } from '#server/database/connection.ts'

/** One step of the tables' history. Once released it is never changed, only followed by another. */
export type Migration = { readonly name: string; readonly up: (db: Kysely<unknown>) => Promise<void> }
type Journal = { migration: { name: string; appliedAt: string } }

/** Any number: it names our lock among those of the PostgreSQL server. */
const LOCK = 5_318_008_114
const PAUSE_MS = 25
const TRIES = 2400

/** The database was made by a later release than this one. */
export class NewerDatabase extends Error {}

/** Applies the missing migrations, all or none; a second process that starts meanwhile waits for the first. */
export async function migrate(db: Db, engine: Engine, migrations: readonly Migration[]): Promise<void> {
  await db.connection().execute(async (connection) => {
    await begin(connection, engine)
    try {
      await applyMissing(connection as unknown as Kysely<Journal>, migrations)
      await sql`commit`.execute(connection)
    } catch (error) {
      await sql`rollback`.execute(connection)
      throw error
    }
  })
}

async function begin(connection: Kysely<unknown> | Db, engine: Engine): Promise<void> {
  if (engine === 'sqlite') return lockFile(connection as Kysely<unknown>)
  await sql`begin`.execute(connection as Kysely<unknown>)
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(connection as Kysely<unknown>)
}

/** Asks again in between sleeps: SQLite's own waiting stands still, and with it whoever holds the lock in this process. */
async function lockFile(connection: Kysely<unknown>): Promise<void> {
  await sql`pragma busy_timeout = 0`.execute(connection)
  for (let tries = 1; ; tries++) {
    try {
      await sql`begin immediate`.execute(connection)
      break
    } catch (error) {
      if (!/locked|busy/i.test(String(error)) || tries === TRIES) throw error
      await pause(PAUSE_MS)
    }
  }
  await sql`pragma busy_timeout = 5000`.execute(connection)
}

async function applyMissing(connection: Kysely<Journal>, migrations: readonly Migration[]): Promise<void> {
  await sql`create table if not exists migration (name text primary key, "appliedAt" text not null)`.execute(connection)
  const rows = await connection.selectFrom('migration').select('name').execute()
  const applied = new Set(rows.map((row) => row.name))
  const known = new Set(migrations.map((migration) => migration.name))
  if (rows.some((row) => !known.has(row.name)))
    throw new NewerDatabase('This data was last used by a newer release. Start that release, or restore a backup.')
  for (const { name, up } of migrations) {
    if (applied.has(name)) continue
    await up(connection as unknown as Kysely<unknown>)
    await connection.insertInto('migration').values({ name, appliedAt: new Date().toISOString() }).execute()
  }
}
