import { accessSync, constants, existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { sql } from 'kysely'
import { connect, isPostgres, type ConnectOptions, type Database } from '#server/database/connection.ts'
import { migrate } from '#server/database/migrate.ts'
import { migrations } from '#server/database/migrations/index.ts'
import { fileAdvice, serverAdvice } from '#server/database/start-advice.ts'
import { SettingsError } from '#server/settings-readers.ts'

/**
 * Opens the database and brings its tables up to date: PostgreSQL by its URL, otherwise a SQLite file. Throws a
 * SettingsError where the administrator has to change something first.
 */
export async function openDatabase(location: string, options: ConnectOptions = {}): Promise<Database> {
  if (!isPostgres(location)) return openFile(location, options)
  // Migrations of much data, and waiting for another process that migrates, take longer than any request may.
  const migrating = connect(location, { timeouts: 'none' })
  try {
    await checkConnection(migrating)
    await migrate(migrating, migrations).catch(advise(serverAdvice))
  } finally {
    await migrating.db.destroy()
  }
  return connect(location, options)
}

/** Whatever goes wrong here is the server's, or that of the way to it. */
async function checkConnection({ db }: Database): Promise<void> {
  try {
    await sql`select 1`.execute(db)
  } catch (error) {
    throw new SettingsError(serverAdvice(error) ?? `Can’t use PostgreSQL at DATABASE_URL: ${lineOf(error)}`)
  }
}

async function openFile(file: string, options: ConnectOptions): Promise<Database> {
  try {
    // A file that can only be read is opened without complaint, and fails with the first write.
    if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK)
    const database = connect(file, options)
    await migrate(database, migrations).catch(async (error: unknown) => {
      await database.db.destroy()
      throw error
    })
    return database
  } catch (error) {
    return advise((each) => fileAdvice(each, resolve(file)))(error)
  }
}

/** Throws what helps the administrator where there is such a sentence, otherwise the error as it is. */
const advise =
  (adviceFor: (error: unknown) => string | undefined) =>
  (error: unknown): never => {
    const line = adviceFor(error)
    throw line === undefined ? error : new SettingsError(line)
  }

const lineOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
