import { sql } from 'kysely'
import { countEmails } from '#server/emails/store.ts'
import { migrate } from '#server/database/migrate.ts'
import { migrations } from '#server/database/migrations/index.ts'
import type { Db, Engine } from '#server/database/connection.ts'
import { withTransaction, type Queries } from '#server/database/transaction.ts'
import type { Given, Row } from '#server/backup/dump.ts'
import { BrokenBackup, readBackup } from '#server/backup/file.ts'
import { ownTables } from '#server/backup/tables.ts'

/** PostgreSQL takes 65,535 values in a statement, SQLite half of that. */
const MAX_VALUES = 16_000

export type Restored = { readonly madeAt: string; readonly rows: number; readonly waitingMails: number }

/**
 * Reads a backup, of SQLite or PostgreSQL alike, into an empty database: the tables are laid as they were when
 * it was made, filled, and then brought up to date. All or nothing; throws BrokenBackup with a sentence.
 */
export async function restore(db: Db, engine: Engine, file: string): Promise<Restored> {
  const lines = readBackup(file)
  const { value: head } = await lines.next()
  if (!head || !('migrations' in head)) throw new BrokenBackup('This file isn’t a backup made by this app.')
  const known = new Set(migrations.map(({ name }) => name))
  if (head.migrations.some((name) => !known.has(name)))
    throw new BrokenBackup('This backup was made by a newer release. Restore it with that release.')
  await refuseData(db, head.migrations)
  await migrate(
    { db, engine },
    migrations.filter(({ name }) => head.migrations.includes(name)),
  )
  const rows = await withTransaction(db, async (tx) => {
    const kinds = await kindsOf(tx)
    let count = 0
    for await (const part of lines) {
      if (!('table' in part)) continue
      await insert(tx, engine, kinds, part.table, part.rows)
      count += part.rows.length
    }
    await recount(tx)
    await giveOn(tx, engine, head.given)
    return count
  })
  await migrate({ db, engine }, migrations)
  return { madeAt: head.madeAt, rows, waitingMails: (await countEmails(db)).waiting }
}

/** Empty tables of a failed restore are allowed; any rows are data that must not be overwritten. */
async function refuseData(queries: Queries, wanted: readonly string[]): Promise<void> {
  for (const { name: table } of await ownTables(queries)) {
    const { rows } = await sql<{ name?: string }>`select * from ${sql.id(table)} limit 1000`.execute(queries)
    const isOurs = table === 'migration' && rows.every(({ name = '' }) => wanted.includes(name))
    if (rows.length > 0 && !isOurs)
      throw new BrokenBackup(
        `This database isn’t empty: its table “${table}” has rows. Restore into an empty database or a new folder.`,
      )
  }
}

type Kinds = ReadonlyMap<string, ReadonlyMap<string, 'flag' | 'other'>>

async function kindsOf(queries: Queries): Promise<Kinds> {
  const tables = await ownTables(queries)
  return new Map(
    tables.map(({ name, columns }) => [
      name,
      new Map(
        columns.map((column) => [column.name, /^bool/i.test(column.dataType) ? ('flag' as const) : ('other' as const)]),
      ),
    ]),
  )
}

async function insert(queries: Queries, engine: Engine, kinds: Kinds, table: string, rows: readonly Row[]) {
  const columns = kinds.get(table)
  const names = Object.keys(rows[0] ?? {})
  if (!columns || names.some((name) => !columns.has(name)))
    throw new BrokenBackup(
      `This backup contains “${table}”, which this release doesn’t know. Restore it with the release that made it.`,
    )
  const most = Math.max(1, Math.floor(MAX_VALUES / names.length))
  const into = sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})`
  // Ids are as they were, also where the database would give them itself.
  const overriding = engine === 'postgres' ? sql`overriding system value` : sql``
  for (let at = 0; at < rows.length; at += most) {
    const values = rows
      .slice(at, at + most)
      .map((row) => sql`(${sql.join(names.map((name) => valueOf(row[name], columns.get(name) === 'flag')))})`)
    await sql`${into} ${overriding} values ${sql.join(values)}`.execute(queries)
  }
}

function valueOf(value: unknown, isFlag: boolean): unknown {
  if (isFlag && value !== null) return Boolean(value)
  if (typeof value === 'object' && value !== null && 'base64' in value)
    return Buffer.from(String(value.base64), 'base64')
  return value
}

/** Triggers count restored resumes on top of the counts in the backup, so they are recomputed. */
async function recount(queries: Queries): Promise<void> {
  const tables = await ownTables(queries)
  const isCounted = tables.some(
    ({ name, columns }) => name === 'user' && columns.some((column) => column.name === 'resumeCount'),
  )
  if (!isCounted) return
  await sql`update "user" set "resumeCount" = (select count(*) from resume where resume."userId" = "user".id)`.execute(
    queries,
  )
}

async function giveOn(queries: Queries, engine: Engine, given: Given): Promise<void> {
  for (const [table, last] of Object.entries(given))
    await (
      engine === 'postgres'
        ? sql`select setval(pg_get_serial_sequence(${`"${table}"`}, 'id'), ${last})`
        : sql`update sqlite_sequence set seq = ${last} where name = ${table}`
    ).execute(queries)
  if (engine !== 'sqlite') return
  // A table whose rows are all gone has no entry yet.
  for (const [table, last] of Object.entries(given))
    await sql`insert into sqlite_sequence (name, seq) select ${table}, ${last}
      where not exists (select 1 from sqlite_sequence where name = ${table})`.execute(queries)
}
