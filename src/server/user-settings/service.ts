import type { Db } from '#server/database/connection.ts'
import { deleteUsageOf } from '#server/usage/store.ts'
import { selectUserSettings, upsertUserSettings, type UserSettingsRow } from '#server/user-settings/store.ts'
import type { Body } from '#shared/contract/endpoint.ts'
import { NOTIFICATIONS, UserSettings, type saveSettings } from '#shared/contract/settings.ts'

export type UserSettingsService = ReturnType<typeof createUserSettings>

/** What is stored where nothing was chosen; no row says that nobody has agreed to emails. */
const { emailsAgreed: _unset, ...DEFAULTS } = UserSettings.parse({})

/** Settings of users. Users who have changed nothing have the defaults, and no row. */
export function createUserSettings({ db, clock }: { db: Db; clock: () => Date }) {
  return {
    async find(userId: string): Promise<UserSettings> {
      const row = await selectUserSettings(db, userId)
      return row ? settingsOf(row) : UserSettings.parse({})
    },

    /** Changes the given fields. Turning data collection off deletes what was collected. */
    async save(userId: string, changes: Body<typeof saveSettings>): Promise<UserSettings> {
      const { emailsAgreed = hasSwitchedOn(changes) || undefined, ...others } = changes
      const before = emailsAgreed && (await selectUserSettings(db, userId))
      const row = await upsertUserSettings(
        db,
        { userId, ...DEFAULTS },
        {
          ...given(others),
          // The first yes is the one that counts, if someone asks when it was given.
          ...(emailsAgreed && !(before && before.emailsAgreedAt) && { emailsAgreedAt: clock() }),
          ...(emailsAgreed === false && { emailsAgreedAt: null }),
        },
      )
      const settings = settingsOf(row)
      if (!settings.dataCollection) await deleteUsageOf(db, userId)
      return settings
    },
  }
}

const hasSwitchedOn = (changes: Body<typeof saveSettings>): boolean =>
  NOTIFICATIONS.some((notification) => changes[notification] === true)

/** A field that is there but undefined was not given. */
const given = (changes: Body<typeof saveSettings>): Partial<Omit<UserSettings, 'emailsAgreed'>> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))

/** SQLite gives 0 and 1 for what the contract calls true and false. */
function settingsOf({ emailsAgreedAt, ...row }: UserSettingsRow): UserSettings {
  const values = Object.entries(row).map(([name, value]) => [name, typeof value === 'number' ? value === 1 : value])
  return UserSettings.parse({ ...Object.fromEntries(values), emailsAgreed: emailsAgreedAt !== null })
}
