import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { migrate } from '#server/database/migrate.ts'
import { migrations } from '#server/database/migrations/migrations.ts'
import { nodeSqlite } from '#server/database/node-sqlite.ts'
import type { Schema } from '#server/database/schema.ts'

export type Engine = 'sqlite' | 'postgres'
export type Db = Kysely<Schema>
export type OpenDb = { readonly db: Db; readonly engine: Engine }

pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Opens the database and brings its tables up to date: PostgreSQL by its URL, else a SQLite file. */
export async function openDb(place: string): Promise<OpenDb> {
  const { db, engine } = openEmpty(place)
  try {
    await migrate(db, engine, migrations(engine))
  } catch (error) {
    await db.destroy()
    throw error
  }
  return { db, engine }
}

/** Opens the database as it is, without laying its tables. */
export function openEmpty(place: string): OpenDb {
  const engine: Engine = /^postgres(ql)?:/.test(place) ? 'postgres' : 'sqlite'
  return { engine, db: new Kysely({ dialect: engine === 'postgres' ? postgres(place) : sqlite(place) }) }
}

function sqlite(file: string) {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  return nodeSqlite(file)
}

function postgres(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 })
  // A connection that breaks fails the query that runs or comes next on it; unheard, its error would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return new PostgresDialect({ pool })
}
