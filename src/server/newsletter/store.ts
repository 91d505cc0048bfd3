import type { Queries } from '#server/database/transaction.ts'

export type Subscriber = { readonly id: string; readonly email: string }
type Asked = { readonly id: string; readonly email: string; readonly topic: string; readonly askedAt: Date }
type Confirmed = { readonly email: string; readonly topic: string }

/**
 * Stores a request for a list, in one statement. Returns the id of the subscriber where a confirmation email is due: not
 * for an address that has confirmed, nor for one that was requested after `quietSince`.
 */
export async function requestSubscription(db: Queries, asked: Asked, quietSince: Date): Promise<string | undefined> {
  const due = await db
    .insertInto('subscriber')
    .values({ ...asked, confirmedAt: null })
    .onConflict((conflict) =>
      conflict
        .columns(['email', 'topic'])
        .doUpdateSet({ askedAt: asked.askedAt })
        .where('subscriber.confirmedAt', 'is', null)
        .where('subscriber.askedAt', '<=', quietSince),
    )
    .returning('id')
    .executeTakeFirst()
  return due?.id
}

/** Confirms who asked after a moment, once; nothing for whoever is on no list any more, or asked before. */
export async function confirmSubscriber(
  db: Queries,
  id: string,
  { now, after }: { now: Date; after: Date },
): Promise<Confirmed | undefined> {
  await db
    .updateTable('subscriber')
    .set({ confirmedAt: now })
    .where('id', '=', id)
    .where('confirmedAt', 'is', null)
    .where('askedAt', '>', after)
    .execute()
  return db
    .selectFrom('subscriber')
    .select(['email', 'topic'])
    .where('id', '=', id)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst()
}

/** Takes an address off a list, and with it the mails that wait; answers what was taken. */
export function deleteSubscriber(db: Queries, id: string): Promise<Confirmed | undefined> {
  return db.deleteFrom('subscriber').where('id', '=', id).returning(['email', 'topic']).executeTakeFirst()
}

/** Removes who was asked to confirm before a moment and never did. */
export async function deleteUnconfirmed(db: Queries, before: Date): Promise<void> {
  await db.deleteFrom('subscriber').where('confirmedAt', 'is', null).where('askedAt', '<=', before).execute()
}

export function selectConfirmed(db: Queries, topic: string): Promise<Subscriber[]> {
  return confirmed(db).select(['id', 'email']).where('topic', '=', topic).orderBy('id').execute()
}

/** Who confirmed, with the lists, by list and time. */
export function selectAllConfirmed(db: Queries, topics: readonly string[]) {
  return confirmed(db)
    .select(['email', 'topic', 'confirmedAt'])
    .where('topic', 'in', topics)
    .orderBy('topic')
    .orderBy('confirmedAt')
    .orderBy('email')
    .execute()
}

/** Addresses by list, those that confirmed and all. */
export async function countSubscribers(db: Queries) {
  const rows = await db
    .selectFrom('subscriber')
    .select(['topic', ({ fn }) => fn.count('confirmedAt').as('confirmed'), ({ fn }) => fn.countAll().as('all')])
    .groupBy('topic')
    .execute()
  return rows.map(({ topic, ...counts }) => ({
    topic,
    confirmed: Number(counts.confirmed),
    waiting: Number(counts.all) - Number(counts.confirmed),
  }))
}

const confirmed = (db: Queries) => db.selectFrom('subscriber').where('confirmedAt', 'is not', null)
