import { connect, type Database } from '#server/database/connection.ts'
import { migrate } from '#server/database/migrate.ts'
import { migrations } from '#server/database/migrations/index.ts'

/** Opens the database and brings its tables up to date: PostgreSQL by its URL, otherwise a SQLite file. */
export async function openDatabase(location: string): Promise<Database> {
  const database = connect(location)
  try {
    await migrate(database, migrations)
  } catch (error) {
    await database.db.destroy()
    throw error
  }
  return database
}
