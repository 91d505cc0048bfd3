import type { Db } from '#server/database/connection.ts'

export type Subscriber = { readonly id: string; readonly email: string }
type Asked = { readonly id: string; readonly email: string; readonly topic: string; readonly askedAt: Date }
type Confirmed = { readonly email: string; readonly topic: string }

/**
 * Notes in one statement that somebody asks for a list, and does what follows where a mail is due: not for an address that
 * has confirmed, nor for one that asked after `quietSince`. Answers whether one was.
 */
export async function askFor(
  db: Db,
  asked: Asked,
  quietSince: Date,
  andThen: (within: Db, id: string) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const due = await trx
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
    if (due) await andThen(trx, due.id)
    return due !== undefined
  })
}

/** Confirms who asked after a moment, once; nothing for whoever is on no list any more, or asked before. */
export async function confirmSubscriber(
  db: Db,
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
export function deleteSubscriber(db: Db, id: string): Promise<Confirmed | undefined> {
  return db.deleteFrom('subscriber').where('id', '=', id).returning(['email', 'topic']).executeTakeFirst()
}

/** Removes who was asked to confirm before a moment and never did. */
export async function deleteUnconfirmed(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('subscriber').where('confirmedAt', 'is', null).where('askedAt', '<=', before).execute()
}

export function selectConfirmed(db: Db, topic: string): Promise<Subscriber[]> {
  return confirmed(db).select(['id', 'email']).where('topic', '=', topic).orderBy('id').execute()
}

/** Who confirmed, with the lists, by list and time. */
export function selectAllConfirmed(db: Db, topics: readonly string[]) {
  return confirmed(db)
    .select(['email', 'topic', 'confirmedAt'])
    .where('topic', 'in', topics)
    .orderBy('topic')
    .orderBy('confirmedAt')
    .orderBy('email')
    .execute()
}

/** Addresses by list, those that confirmed and all. */
export async function countSubscribers(db: Db) {
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

const confirmed = (db: Db) => db.selectFrom('subscriber').where('confirmedAt', 'is not', null)
