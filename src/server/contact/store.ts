import type { Insertable } from 'kysely'
import type { Queries } from '#server/database/transaction.ts'
import type { Schema } from '#server/database/schema.ts'
import type { Owner } from '#server/accounts/store.ts'

type NewMessage = Omit<Insertable<Schema['contactMessage']>, 'id' | 'replied'>

/** Stores a message; returns its id. */
export async function insertMessage(db: Queries, message: NewMessage): Promise<number> {
  const { id } = await db.insertInto('contactMessage').values(message).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Messages that somebody sent: signed in, or from an address that is shown to be theirs; oldest first. */
export function selectMessagesOf(db: Queries, { id, email, emailConfirmed }: Owner) {
  return db
    .selectFrom('contactMessage')
    .select(['name', 'email', 'subject', 'category', 'message', 'createdAt', 'replied', 'reply', 'repliedAt'])
    .where((column) => column.or([column('userId', '=', id), ...(emailConfirmed ? [column('email', '=', email)] : [])]))
    .orderBy('contactMessage.id')
    .execute()
}

/** Lists that an address is on; none unless it is shown to be its owner's. */
export async function selectSubscriptionsOf(db: Queries, { email, emailConfirmed }: Owner) {
  if (!emailConfirmed) return []
  return db
    .selectFrom('subscriber')
    .select(['topic', 'askedAt', 'confirmedAt'])
    .where('email', '=', email)
    .orderBy('topic')
    .execute()
}
