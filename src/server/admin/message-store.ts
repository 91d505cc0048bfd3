import { sql } from 'kysely'
import type { Queries } from '#server/database/transaction.ts'
import { containsText } from '#server/admin/people-search-store.ts'

export type MessageRow = Awaited<ReturnType<typeof selectMessages>>['rows'][number]
type Reply = { readonly reply: string; readonly repliedAt: Date }

const COLUMNS = [
  'id',
  'userId',
  'name',
  'email',
  'subject',
  'category',
  'message',
  'createdAt',
  'isPriority',
  'replied',
  'reply',
  'repliedAt',
] as const

/** Unanswered before answered, priority first, newest first; deleted ones are in no list. */
export async function selectMessages(db: Queries, asked: { search: string; limit: number; offset: number }) {
  const { search, limit, offset } = asked
  const match = containsText(['email', 'lower(name)', 'lower(subject)', 'lower(message)'], search)
  const found = db
    .selectFrom('contactMessage')
    .where('deletedAt', 'is', null)
    .$if(search !== '', (query) => query.where(match))
  const rows = await found
    .select(COLUMNS)
    .orderBy('replied')
    .orderBy('isPriority', 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { count } = await found.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()
  return { rows, total: Number(count) }
}

/** A message that is not deleted. */
export function selectMessage(db: Queries, id: number): Promise<MessageRow | undefined> {
  return db
    .selectFrom('contactMessage')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}

/** Appends a reply to earlier ones; false where there is no such message. */
export async function addReply(db: Queries, id: number, { reply, repliedAt }: Reply): Promise<boolean> {
  const updated = await db
    .updateTable('contactMessage')
    .set({
      replied: true,
      repliedAt,
      // PostgreSQL cannot infer the type of these values by itself.
      reply: sql<string>`case when reply is null then cast(${reply} as text) else reply || cast(${`\n\n${reply}`} as text) end`,
    })
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}

/** Answers whether there was such a message. */
export async function softDeleteMessage(db: Queries, id: number, at: Date): Promise<boolean> {
  const hidden = await db
    .updateTable('contactMessage')
    .set({ deletedAt: at })
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return hidden.numUpdatedRows > 0n
}

/** Brings back what was deleted after a moment; answers whether there was such a message. */
export async function restoreDeletedMessage(db: Queries, id: number, after: Date): Promise<boolean> {
  const shown = await db
    .updateTable('contactMessage')
    .set({ deletedAt: null })
    .where('id', '=', id)
    .where('deletedAt', '>', after)
    .executeTakeFirst()
  return shown.numUpdatedRows > 0n
}

/** Erases what was deleted by a moment. */
export async function purgeDeletedMessages(db: Queries, until: Date): Promise<void> {
  await db.deleteFrom('contactMessage').where('deletedAt', '<=', until).execute()
}
