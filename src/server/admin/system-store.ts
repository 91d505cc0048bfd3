import { sql } from 'kysely'
import type { Database } from '#server/database/connection.ts'

/** What the database takes on its disk, in bytes. */
export async function databaseSize({ db, engine }: Database): Promise<number> {
  const size =
    engine === 'postgres'
      ? sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
      : sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
  const { rows } = await size.execute(db)
  return rows[0]?.bytes ?? 0
}

/** Its name and version, as its makers write them. */
export async function databaseName({ db, engine }: Database): Promise<string> {
  const version =
    engine === 'postgres'
      ? sql<{ version: string }>`select current_setting('server_version') as version`
      : sql<{ version: string }>`select sqlite_version() as version`
  const { rows } = await version.execute(db)
  // A distribution adds the name of its package in brackets.
  return `${engine === 'postgres' ? 'PostgreSQL' : 'SQLite'} ${rows[0]?.version.split(' ')[0] ?? ''}`
}
