import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BrokenBackup } from '#server/backup/file.ts'
import { restore } from '#server/backup/restore.ts'
import { connect } from '#server/database/connection.ts'
import { readSettings } from '#server/settings.ts'
import './command-errors.ts'

const USAGE = `Usage: npm run restore -- <file>
Reads a backup into the database that DATABASE_URL or DATA_DIR names. It must be empty.
Backups work with both SQLite and PostgreSQL, so you can also use this to move from one to the other.`

const [file] = process.argv.slice(2)
if (!file || !existsSync(file)) {
  console.error(file ? `Can’t find the file ${file}.` : USAGE)
  process.exit(1)
}
const settings = readSettings(process.env)
const place = settings.databaseUrl ?? join(settings.dataDir, 'curricle.db')
if (!settings.databaseUrl) mkdirSync(dirname(place), { recursive: true, mode: 0o700 })
const { db, engine } = connect(place, { timeouts: 'none' })
try {
  const { madeAt, rows, waitingMails } = await restore(db, engine, file)
  console.log(`Restored ${rows.toLocaleString('en')} rows from the backup of ${madeAt}.`)
  if (waitingMails > 0)
    console.log(
      `Emails waiting in the outbox: ${waitingMails}. Any that were sent after the backup was made are sent again at the next start. See docs/operating.md for how to hold them back.`,
    )
  console.log('Keep the same SECRET, or the file named secret in DATA_DIR. Otherwise everyone has to sign in again.')
} catch (error) {
  if (!(error instanceof BrokenBackup)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  await db.destroy()
}
