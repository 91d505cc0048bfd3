import type { Insertable, Selectable } from 'kysely'
import type { Queries } from '#server/database/transaction.ts'
import type { Schema } from '#server/database/schema.ts'

export type UserSettingsRow = Selectable<Schema['userSettings']>
type Row = Insertable<Schema['userSettings']>

/** Nothing for whoever has never saved any: then the defaults hold. */
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
