import type { ExpressionBuilder } from 'kysely'
import type { Subscriber } from '#server/newsletter/store.ts'
import type { Queries } from '#server/database/transaction.ts'
import type { Schema } from '#server/database/schema.ts'

export function selectNotices(db: Queries) {
  return db.selectFrom('notice').select(['topic', 'sentAt']).execute()
}

/** Records that the notice of a list is sent; false where it was sent before. */
export async function claimNotice(db: Queries, topic: string, sentAt: Date): Promise<boolean> {
  const claimed = await db
    .insertInto('notice')
    .values({ topic, sentAt })
    .onConflict((conflict) => conflict.column('topic').doNothing())
    .returning('topic')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Confirmed subscribers of a list without an email of a kind yet. */
export function selectUnnotified(db: Queries, topic: string, kind: string): Promise<Subscriber[]> {
  return db
    .selectFrom('subscriber')
    .select(['id', 'email'])
    .where('topic', '=', topic)
    .where('confirmedAt', 'is not', null)
    .where((column) => column.not(column.exists(mailsOfKind(column, kind))))
    .orderBy('id')
    .execute()
}

/** Removes subscribers from a list who were sent an email of a kind. */
export async function deleteNotified(db: Queries, topic: string, kind: string): Promise<void> {
  await db
    .deleteFrom('subscriber')
    .where('topic', '=', topic)
    .where((column) => column.exists(mailsOfKind(column, kind).where('mail.state', '=', 'sent')))
    .execute()
}

const mailsOfKind = (column: ExpressionBuilder<Schema, 'subscriber'>, kind: string) =>
  column
    .selectFrom('mail')
    .select('mail.id')
    .whereRef('mail.subscriberId', '=', 'subscriber.id')
    .where('mail.kind', '=', kind)
