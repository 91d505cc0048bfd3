// Commands print errors that the administrator can fix in one line, as the server does at its start.
import { NewerDatabase } from '#server/database/migrate.ts'
import { SettingsError } from '#server/settings-readers.ts'

process.on('uncaughtException', (error) => {
  const isFixable = error instanceof SettingsError || error instanceof NewerDatabase
  console.error(isFixable ? error.message : error)
  process.exit(1)
})
