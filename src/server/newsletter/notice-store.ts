import type { ExpressionBuilder } from 'kysely'
import type { Subscriber } from '#server/newsletter/store.ts'
import type { Db } from '#server/database/connection.ts'
import type { Schema } from '#server/database/schema.ts'

export function selectNotices(db: Db) {
  return db.selectFrom('notice').select(['topic', 'sentAt']).execute()
}

/** Notes that the notice of a list was sent, and sends it, both or none; nothing where it was sent before. */
export async function claimNotice<T>(
  db: Db,
  topic: string,
  sentAt: Date,
  andThen: (within: Db) => Promise<T>,
): Promise<T | undefined> {
  return db.transaction().execute(async (trx) => {
    const claimed = await trx
      .insertInto('notice')
      .values({ topic, sentAt })
      .onConflict((conflict) => conflict.column('topic').doNothing())
      .returning('topic')
      .executeTakeFirst()
    return claimed && andThen(trx)
  })
}

/** Who confirmed for a list and has no mail of a kind yet. */
export function selectUntold(db: Db, topic: string, kind: string): Promise<Subscriber[]> {
  return db
    .selectFrom('subscriber')
    .select(['id', 'email'])
    .where('topic', '=', topic)
    .where('confirmedAt', 'is not', null)
    .where((column) => column.not(column.exists(mailsOfKind(column, kind))))
    .orderBy('id')
    .execute()
}

/** Takes those off a list to whom a kind of mail was sent. */
export async function deleteTold(db: Db, topic: string, kind: string): Promise<void> {
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
