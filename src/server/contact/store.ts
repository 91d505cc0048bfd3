import type { Insertable } from 'kysely'
import type { Db } from '#server/database/connection.ts'
import type { Schema } from '#server/database/schema.ts'
import type { Owner } from '#server/accounts/store.ts'

type NewMessage = Omit<Insertable<Schema['contactMessage']>, 'id' | 'replied'>

/** Keeps a message, and in the same transaction what follows from it. */
export async function insertMessage(
  db: Db,
  message: NewMessage,
  andThen: (within: Db, id: number) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { id } = await trx.insertInto('contactMessage').values(message).returning('id').executeTakeFirstOrThrow()
    await andThen(trx, id)
  })
}

/** Messages that somebody sent: signed in, or from an address that is shown to be theirs; oldest first. */
export function selectMessagesOf(db: Db, { id, email, emailConfirmed }: Owner) {
  return db
    .selectFrom('contactMessage')
    .select(['name', 'email', 'subject', 'category', 'message', 'createdAt', 'replied', 'reply', 'repliedAt'])
    .where((column) => column.or([column('userId', '=', id), ...(emailConfirmed ? [column('email', '=', email)] : [])]))
    .orderBy('contactMessage.id')
    .execute()
}

/** Lists that an address is on; none unless it is shown to be its owner's. */
export async function selectSubscriptionsOf(db: Db, { email, emailConfirmed }: Owner) {
  if (!emailConfirmed) return []
  return db
    .selectFrom('subscriber')
    .select(['topic', 'askedAt', 'confirmedAt'])
    .where('email', '=', email)
    .orderBy('topic')
    .execute()
}

/** Removes what an address sent or asked for without an account, and the mails that went to it. */
export async function deleteOfAddress(db: Db, email: string): Promise<void> {
  await db.deleteFrom('contactMessage').where('email', '=', email).execute()
  await db.deleteFrom('subscriber').where('email', '=', email).execute()
  await db.deleteFrom('mail').where('recipient', '=', email).execute()
}
