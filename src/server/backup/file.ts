import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import * as z from 'zod/mini'
import type { Row, Snapshot } from '#server/backup/dump.ts'

const FORMAT = 'curricle-backup'
/** Tables that others refer to; they are read first. */
const FIRST = ['user', 'resume', 'subscriber', 'coachSession']
/** Tables that triggers fill while the others are restored. */
const DERIVED = ['visitorLead']
/** A generated column, which cannot be inserted. */
const isMade = (table: string, column: string) => table === 'user' && column === 'search'

const Head = z.object({
  format: z.literal(FORMAT),
  version: z.literal(1),
  madeAt: z.string(),
  migrations: z.array(z.string()),
  given: z.record(z.string(), z.number()),
})
export type Head = z.infer<typeof Head>

/** The file is not a complete backup. The message is shown to the administrator. */
export class BrokenBackup extends Error {}

/** Compressed JSON lines: a header, then each row with its table, then the number of rows. */
export async function writeBackup(file: string, snapshot: Snapshot, madeAt: Date): Promise<void> {
  // Only the owner may read it, and an existing file is never overwritten.
  const target = createWriteStream(file, { mode: 0o600, flags: 'wx' })
  await pipeline(linesOf(snapshot, madeAt), createGzip(), target)
}

async function* linesOf({ migrations, given, tables, rowsOf }: Snapshot, madeAt: Date): AsyncGenerator<string, void> {
  const head: Head = { format: FORMAT, version: 1, madeAt: madeAt.toISOString(), migrations: [...migrations], given }
  yield lineOf(head)
  let rows = 0
  for (const table of inOrder(tables))
    for await (const batch of rowsOf(table)) {
      yield batch.map((row) => lineOf({ table, row: plainRow(table, row) })).join('')
      rows += batch.length
    }
  yield lineOf({ rows })
}

const lineOf = (value: object) => `${JSON.stringify(value)}\n`

function plainRow(table: string, row: Row): Row {
  const kept = Object.entries(row).filter(([name]) => !isMade(table, name))
  return Object.fromEntries(kept.map(([name, value]) => [name, plain(value)]))
}

function inOrder(tables: readonly string[]): string[] {
  const others = tables.filter((name) => name !== 'migration' && ![...FIRST, ...DERIVED].includes(name))
  return [...FIRST.filter((name) => tables.includes(name)), ...others]
}

/** Rows of one table that stand together in the file. */
export type Batch = { readonly table: string; readonly rows: readonly Row[] }
const BATCH = 200

/** The head, then the rows in batches; throws BrokenBackup where the file is not whole. */
export async function* readBackup(file: string): AsyncGenerator<Head | Batch, void> {
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()), crlfDelay: Infinity })
  let batch: { table: string; rows: Row[] } | undefined
  let [count, promised, isFirst] = [0, -1, true]
  try {
    for await (const line of lines) {
      const parsed = JSON.parse(line) as { table: string; row: Row; rows?: number }
      if (isFirst) {
        yield headOf(parsed)
        isFirst = false
      } else if (parsed.rows !== undefined) promised = parsed.rows
      else {
        if (batch && (batch.table !== parsed.table || batch.rows.length >= BATCH)) {
          yield batch
          batch = undefined
        }
        batch ??= { table: parsed.table, rows: [] }
        batch.rows.push(parsed.row)
        count++
      }
    }
  } catch (error) {
    if (error instanceof SyntaxError || isZlib(error))
      throw new BrokenBackup('This backup is damaged or isn’t a backup file. Use another copy.')
    throw error
  }
  if (batch) yield batch
  if (promised !== count) throw new BrokenBackup('This backup is incomplete. Use another copy.')
}

function headOf(value: unknown): Head {
  const parsed = z.safeParse(Head, value)
  if (!parsed.success) throw new BrokenBackup('This file isn’t a backup made by this app.')
  return parsed.data
}

const isZlib = (error: unknown) =>
  error instanceof Error && 'code' in error && /^Z_|ERR_STREAM_PREMATURE/.test(String(error.code))

/** Bytes are the only values that JSON cannot say; moments become text. */
const plain = (value: unknown) =>
  value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value
