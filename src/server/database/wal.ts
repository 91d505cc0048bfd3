import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Outages } from '#server/database/outages.ts'

/**
 * Moves what is in SQLite's write-ahead log into its file, and empties the log, in which deleted rows stand as they were.
 * Does nothing while another connection reads an earlier state or writes; the next call tries again.
 */
export async function truncateWal(file: string, { errorFor }: Pick<Outages, 'errorFor'>): Promise<void> {
  if (!statSync(`${file}-wal`, { throwIfNoEntry: false })?.size) return
  // A connection of its own, which does not wait: waiting would block this thread, and with it what is waited for.
  const db = new DatabaseSync(file, { timeout: 0 })
  try {
    db.prepare('pragma wal_checkpoint(truncate)').get()
  } catch (error) {
    throw errorFor(error)
  } finally {
    db.close()
  }
}
