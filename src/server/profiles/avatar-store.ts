import type { Insertable, Selectable } from 'kysely'
import type { Queries, Tx } from '#server/database/transaction.ts'
import type { Schema } from '#server/database/schema.ts'

export type AvatarRow = Selectable<Schema['avatar']>

export function selectAvatar(db: Queries, userId: string): Promise<AvatarRow | undefined> {
  return db.selectFrom('avatar').selectAll().where('userId', '=', userId).executeTakeFirst()
}

/** Stores the picture, and its URL with the user. */
export async function saveAvatar(tx: Tx, avatar: Insertable<Schema['avatar']>, url: string): Promise<void> {
  await tx
    .insertInto('avatar')
    .values(avatar)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(avatar))
    .execute()
  await tx.updateTable('user').set({ image: url }).where('id', '=', avatar.userId).execute()
}

export async function deleteAvatar(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('avatar').where('userId', '=', userId).execute()
  await tx.updateTable('user').set({ image: null }).where('id', '=', userId).execute()
}
