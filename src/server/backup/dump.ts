import { setImmediate as pause } from 'node:timers/promises'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { Db, Database } from '#server/database/connection.ts'
import { withTransaction, type Tx } from '#server/database/transaction.ts'

export type Row = Readonly<Record<string, unknown>>
/** What an identity has given out so far: ids are not given out twice after a restore. */
export type Given = Readonly<Record<string, number>>
export type Snapshot = {
  readonly migrations: readonly string[]
  readonly tables: readonly string[]
  readonly given: Given
  readonly rowsOf: (table: string) => AsyncIterable<readonly Row[]>
}

const BATCH = 500

/**
 * Reads all tables as they are at one moment, while others go on writing: on SQLite through a connection of its own to
 * `file`, on PostgreSQL in a transaction that sees no change. What `use` does not read is not read.
 */
export function readSnapshot<T>(
  { db, engine }: Database,
  file: string,
  use: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  return engine === 'sqlite' ? ofFile(file, use) : ofServer(db, use)
}

async function ofFile<T>(file: string, use: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const reader = new DatabaseSync(file, { readOnly: true })
  try {
    reader.exec('begin')
    const names = (query: string) =>
      reader
        .prepare(query)
        .all()
        .map(({ name }) => String(name))
    return await use({
      migrations: names('select name from migration order by name'),
      tables: names(`select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name`),
      given: Object.fromEntries(
        reader
          .prepare('select name, seq from sqlite_sequence')
          .all()
          .map(({ name, seq }) => [name, Number(seq)]),
      ),
      async *rowsOf(table) {
        let batch: Row[] = []
        for (const row of reader.prepare(`select * from "${table}"`).iterate()) {
          batch.push(row)
          if (batch.length < BATCH) continue
          yield batch
          batch = []
          // Reading a file does not wait by itself; the others are served in between.
          await pause()
        }
        yield batch
      },
    })
  } finally {
    reader.close()
  }
}

function ofServer<T>(db: Db, use: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const read = async (tx: Tx) => {
    const names = async (query: string) =>
      (await sql.raw<{ name: string }>(query).execute(tx)).rows.map((row) => row.name)
    const tables = await names(
      `select tablename as name from pg_tables where schemaname = current_schema() order by tablename`,
    )
    const given = await sql<{ name: string; last: number }>`
      select c.relname as name, s.last_value as last
      from pg_sequences s
      join pg_namespace n on n.nspname = s.schemaname
      join pg_class q on q.relname = s.sequencename and q.relnamespace = n.oid and q.relkind = 'S'
      join pg_depend d on d.objid = q.oid and d.deptype = 'i'
      join pg_class c on c.oid = d.refobjid
      where s.schemaname = current_schema() and s.last_value is not null`.execute(tx)
    return use({
      migrations: await names('select name from migration order by name'),
      tables,
      given: Object.fromEntries(given.rows.map(({ name, last }) => [name, Number(last)])),
      async *rowsOf(table) {
        await sql`declare dumped no scroll cursor for select * from ${sql.table(table)}`.execute(tx)
        for (;;) {
          const { rows } = await sql<Row>`fetch ${sql.lit(BATCH)} from dumped`.execute(tx)
          yield rows
          if (rows.length < BATCH) break
        }
        await sql`close dumped`.execute(tx)
      },
    })
  }
  return withTransaction(db, read, 'repeatable read')
}
