import { dirname } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { makeFolder } from '#server/make-folder.ts'
import { nodeSqlite } from '#server/database/node-sqlite.ts'
import { unloggedOutages, type Outages } from '#server/database/outages.ts'
import type { Schema } from '#server/database/schema.ts'
import { watched } from '#server/database/watched-driver.ts'

export type Engine = 'sqlite' | 'postgres'
/** The pool of connections. */
export type Db = Kysely<Schema>
export type Database = { readonly db: Db; readonly engine: Engine }

export type ConnectOptions = {
  readonly outages?: Outages
  /** 'none' lets a statement take as long as it needs: for migrations and restores. PostgreSQL only. */
  readonly timeouts?: 'usual' | 'none'
}

pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Connects to the database as it is, without creating or changing tables. */
export function connect(
  location: string,
  { outages = unloggedOutages(), timeouts = 'usual' }: ConnectOptions = {},
): Database {
  if (isPostgres(location))
    return { engine: 'postgres', db: new Kysely({ dialect: postgres(location, outages, timeouts) }) }
  makeFolder(dirname(location))
  return { engine: 'sqlite', db: new Kysely({ dialect: nodeSqlite(location, outages) }) }
}

export const isPostgres = (location: string): boolean => /^postgres(ql)?:/.test(location)

/** For a connection to be made, or for one of the pool to be free. */
const CONNECT_MS = 10_000
/**
 * The server gives up a statement first, so that its answer says why; a server that is silent is left a little later. No
 * statement of a request takes a second. `DATABASE_URL` may set others, as in `?statement_timeout=60000`.
 */
const TIMEOUTS = {
  statement_timeout: 15_000,
  query_timeout: 20_000,
  /** A process that is gone without a word keeps no row locked for longer. */
  idle_in_transaction_session_timeout: 60_000,
}

function postgres(url: string, outages: Outages, timeouts: 'usual' | 'none') {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    Client: ImpatientClient,
    ...(timeouts === 'usual' && TIMEOUTS),
  })
  // A broken connection fails its current or next query; an unhandled error event would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return watched(new PostgresDialect({ pool }), outages)
}

/**
 * After a query without an answer the library would go on using the connection, and each later query on it would wait
 * for the same answer.
 */
class ImpatientClient extends pg.Client {
  // The library has a dozen signatures; all are passed on as they are.
  override query(...query: unknown[]): never {
    const asked: unknown = (super.query as (...args: unknown[]) => unknown)(...query)
    if (asked instanceof Promise)
      asked.catch((error: unknown) => {
        if (error instanceof Error && error.message === 'Query read timeout') void this.end()
      })
    return asked as never
  }
}
