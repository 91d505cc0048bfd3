import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#server/database/connection.ts'
import type { Schema } from '#server/database/schema.ts'

export type AvatarRow = Selectable<Schema['avatar']>

export function selectAvatar(db: Db, userId: string): Promise<AvatarRow | undefined> {
  return db.selectFrom('avatar').selectAll().where('userId', '=', userId).executeTakeFirst()
}

/** Keeps the picture, and with the person the address under which it is found. */
export function saveAvatar(db: Db, avatar: Insertable<Schema['avatar']>, address: string): Promise<void> {
  return db.transaction().execute(async (inside) => {
    await inside
      .insertInto('avatar')
      .values(avatar)
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(avatar))
      .execute()
    await inside.updateTable('user').set({ image: address }).where('id', '=', avatar.userId).execute()
  })
}

export function deleteAvatar(db: Db, userId: string): Promise<void> {
  return db.transaction().execute(async (inside) => {
    await inside.deleteFrom('avatar').where('userId', '=', userId).execute()
    await inside.updateTable('user').set({ image: null }).where('id', '=', userId).execute()
  })
}
