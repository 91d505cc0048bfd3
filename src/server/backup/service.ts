import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readSnapshot } from '#server/backup/dump.ts'
import { writeBackup } from '#server/backup/file.ts'
import type { Database } from '#server/database/connection.ts'
import type { Maintenance } from '#shared/contract/admin.ts'

export type Backups = ReturnType<typeof createBackups>
type Options = Database & {
  readonly dataDir: string
  /** Where SQLite keeps the database. */
  readonly file: string
  readonly clock: () => Date
}

/** Older ones make room, so that a button does not fill the disk. */
const KEPT = 10
const NAME = /^backup-\d{8}T\d{6}Z\.ndjson\.gz$/

export type Made =
  | { readonly state: 'made'; readonly name: string; readonly size: number }
  | { readonly state: 'running' }
  /** `why` is the word of the file system, as ENOSPC. */
  | { readonly state: 'unwritable'; readonly folder: string; readonly why: string }

/** Everything in the database as one file in DATA_DIR/backups, made while the product runs. */
export function createBackups({ db, engine, dataDir, file, clock }: Options) {
  const folder = join(dataDir, 'backups')
  let isRunning = false

  function list(): Maintenance['backups'] {
    return namesIn(folder).map((name) => {
      const { size, mtime } = statSync(join(folder, name))
      return { name, size, madeAt: mtime.toISOString() }
    })
  }

  dropAbandoned(folder, clock())
  return {
    list: async (): Promise<Maintenance['backups']> => list(),

    async make(): Promise<Made> {
      if (isRunning) return { state: 'running' }
      isRunning = true
      const now = clock()
      const name = `backup-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.ndjson.gz`
      const [half, whole] = [join(folder, `${name}.part`), join(folder, name)]
      try {
        mkdirSync(folder, { recursive: true, mode: 0o700 })
        dropAbandoned(folder, now)
        await readSnapshot({ db, engine }, file, (snapshot) => writeBackup(half, snapshot, now))
        renameSync(half, whole)
        for (const old of namesIn(folder).slice(KEPT)) rmSync(join(folder, old), { force: true })
        return { state: 'made', name, size: statSync(whole).size }
      } catch (error) {
        const why = wordOfDisk(error)
        if (why) return { state: 'unwritable', folder, why }
        throw error
      } finally {
        isRunning = false
        dropHalf(half)
      }
    },
  }
}

const OF_DISK = /^E(ACCES|DQUOT|EXIST|FBIG|IO|ISDIR|LOOP|NOENT|NOSPC|NOTDIR|PERM|ROFS)$/

/** Why no file can be written; undefined where the fault is another, as a database that cannot be reached. */
function wordOfDisk(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return undefined
  return error.syscall !== 'connect' && OF_DISK.test(String(error.code)) ? String(error.code) : undefined
}

function dropHalf(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {
    // Where nothing can be removed, a later start or backup tries again.
  }
}

/** Another process writes to its own file all the time; one that was not touched for so long has no process any more. */
const ABANDONED_MS = 10 * 60_000

/** Removes what a backup left that was killed. */
function dropAbandoned(folder: string, now: Date): void {
  for (const name of filesIn(folder).filter((each) => each.endsWith('.part'))) {
    const file = join(folder, name)
    if (now.getTime() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > ABANDONED_MS) dropHalf(file)
  }
}

/** Newest first: the names begin with their moment. */
const namesIn = (folder: string): string[] =>
  filesIn(folder)
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed()

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return [] // none was made yet
  }
}
