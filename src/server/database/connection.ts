import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { nodeSqlite } from '#server/database/node-sqlite.ts'
import type { Schema } from '#server/database/schema.ts'

export type Engine = 'sqlite' | 'postgres'
/** The pool of connections. */
export type Db = Kysely<Schema>
export type Database = { readonly db: Db; readonly engine: Engine }

pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Connects to the database as it is, without creating or changing tables. */
export function connect(location: string): Database {
  const engine: Engine = /^postgres(ql)?:/.test(location) ? 'postgres' : 'sqlite'
  return { engine, db: new Kysely({ dialect: engine === 'postgres' ? postgres(location) : sqlite(location) }) }
}

function sqlite(file: string) {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  return nodeSqlite(file)
}

function postgres(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 })
  // A broken connection fails its current or next query; an unhandled error event would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return new PostgresDialect({ pool })
}
