import { type Insertable, type Selectable } from 'kysely'
import type { Queries } from '#server/database/transaction.ts'
import type { Schema } from '#server/database/schema.ts'
import { interfaceLanguage, type InterfaceLanguage } from '#shared/text/interface-languages.ts'
import { UserSettings, type Notification } from '#shared/contract/settings.ts'

export type UserSettingsRow = Selectable<Schema['userSettings']>
type Row = Insertable<Schema['userSettings']>

const { emailsAgreed: _unset, ...DEFAULTS } = UserSettings.parse({})

/** Undefined where the user has never saved settings: the defaults apply. */
export function selectUserSettings(db: Queries, userId: string): Promise<UserSettingsRow | undefined> {
  return db.selectFrom('userSettings').selectAll().where('userId', '=', userId).executeTakeFirst()
}

/** Changes some settings in one statement; a first save keeps the `defaults` of the others. */
export function upsertUserSettings(
  db: Queries,
  defaults: Row,
  changes: Partial<Omit<Row, 'userId'>>,
): Promise<UserSettingsRow> {
  return db
    .insertInto('userSettings')
    .values({ ...defaults, ...changes })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ ...changes, userId: defaults.userId }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Users who have said yes to emails, want this kind, have confirmed their address and are not suspended. */
export const notificationRecipients = (db: Queries, notification: Notification) =>
  db
    .selectFrom('user')
    .innerJoin('userSettings', 'userSettings.userId', 'user.id')
    .select(['user.id as userId', 'user.email'])
    .where(`userSettings.${notification}`, '=', true)
    .where('userSettings.emailsAgreedAt', 'is not', null)
    .where('user.emailVerified', '=', true)
    .where('user.suspendedAt', 'is', null)

/** Users whose ids are greater than `after`, up to `last`. */
export type IdRange = { readonly after: string; readonly last: string }

/** All users in ranges of at most `size`: one query over everybody would keep SQLite, and all requests, waiting. */
export async function* userRanges(db: Queries, size = 500): AsyncGenerator<IdRange, void> {
  for (let after = ''; ;) {
    const page = db.selectFrom('user').select('id').where('id', '>', after).orderBy('id').limit(size)
    const { last } = await db
      .selectFrom(page.as('page'))
      .select(({ fn }) => fn.max('page.id').as('last'))
      .executeTakeFirstOrThrow()
    if (last === null) return
    yield { after, last }
    after = last
  }
}

/** Whether a user wants a kind of email; false where there is no such user. */
export async function wantsNotification(db: Queries, userId: string, notification: Notification): Promise<boolean> {
  const row = await notificationRecipients(db, notification).where('user.id', '=', userId).executeTakeFirst()
  return row !== undefined
}

/** The language that an account has chosen; undefined where it has never chosen anything. */
export async function selectLanguage(db: Queries, userId: string): Promise<InterfaceLanguage | undefined> {
  const row = await db.selectFrom('userSettings').select('language').where('userId', '=', userId).executeTakeFirst()
  return interfaceLanguage(row?.language)
}

/** Turns one kind of email off; false where there is no such user. */
export async function turnOffNotification(db: Queries, userId: string, notification: Notification): Promise<boolean> {
  const user = await db.selectFrom('user').select('id').where('id', '=', userId).executeTakeFirst()
  if (!user) return false
  await upsertUserSettings(db, { ...DEFAULTS, userId }, { [notification]: false })
  return true
}
