import type { Db } from '#server/database/connection.ts'
import { deleteUsageOf } from '#server/usage/store.ts'
import { selectUserSettings, upsertUserSettings, type UserSettingsRow } from '#server/user-settings/store.ts'
import type { Body } from '#shared/contract/endpoint.ts'
import { UserSettings, type saveSettings } from '#shared/contract/settings.ts'

export type UserSettingsService = ReturnType<typeof createUserSettings>

const DEFAULTS = UserSettings.parse({})

/** What people have decided about the product. Who has decided nothing has the defaults, and no row. */
export function createUserSettings({ db }: { db: Db }) {
  return {
    async find(userId: string): Promise<UserSettings> {
      const row = await selectUserSettings(db, userId)
      return row ? settingsOf(row) : DEFAULTS
    },

    /** Changes what is given. Whoever turns the collection of data off has nothing of it kept. */
    async save(userId: string, changes: Body<typeof saveSettings>): Promise<UserSettings> {
      const row = await upsertUserSettings(db, { userId, ...DEFAULTS }, given(changes))
      const settings = settingsOf(row)
      if (!settings.dataCollection) await deleteUsageOf(db, userId)
      return settings
    },
  }
}

/** A field that is there but undefined was not given. */
const given = (changes: Body<typeof saveSettings>): Partial<UserSettings> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))

/** SQLite gives 0 and 1 for what the contract calls true and false. */
function settingsOf(row: UserSettingsRow): UserSettings {
  const values = Object.entries(row).map(([name, value]) => [name, typeof value === 'number' ? value === 1 : value])
  return UserSettings.parse(Object.fromEntries(values))
}
