import { sql, type Insertable, type Selectable } from 'kysely'
import type { Engine } from '#server/database/connection.ts'
import type { Queries } from '#server/database/transaction.ts'
import type { Schema } from '#server/database/schema.ts'

export type EmailRow = Selectable<Schema['mail']>
export type EmailState = EmailRow['state']
type NewEmailRow = Pick<
  Insertable<Schema['mail']>,
  'event' | 'kind' | 'userId' | 'subscriberId' | 'recipient' | 'facts'
>

/** The value of `lastError` while a process sends the email. */
export const SENDING = 'sending'

/** Rows per statement: both databases limit the number of values, and SQLite keeps all requests waiting meanwhile. */
const AT_ONCE = 250

/** Stores emails, except those of events that were emailed before; returns how many are new. */
export async function insertEmails(db: Queries, mails: readonly NewEmailRow[], at: Date): Promise<number> {
  const fresh = { state: 'waiting', attempts: 0, nextAt: at, lastError: null, createdAt: at, updatedAt: at } as const
  let kept = 0
  for (let from = 0; from < mails.length; from += AT_ONCE) {
    const made = await db
      .insertInto('mail')
      .values(mails.slice(from, from + AT_ONCE).map((mail) => ({ ...mail, ...fresh })))
      .onConflict((conflict) => conflict.column('event').doNothing())
      .executeTakeFirst()
    kept += Number(made.numInsertedOrUpdatedRows ?? 0n)
  }
  return kept
}

/**
 * Claims the next email that is due, in one statement, so that only one of several processes sends it; until the claim
 * expires, no other process takes it. Bulk emails wait behind those that a person is waiting for.
 */
export function claimEmail(
  db: Queries,
  engine: Engine,
  { now, until, bulk, takesBulk }: { now: Date; until: Date; bulk: readonly string[]; takesBulk: boolean },
): Promise<EmailRow | undefined> {
  const next = db
    .selectFrom('mail')
    .select('id')
    .where('state', '=', 'waiting')
    .where('nextAt', '<=', now)
    .$if(!takesBulk, (query) => query.where('kind', 'not in', bulk))
    .orderBy((column) => column.case().when('kind', 'in', bulk).then(1).else(0).end())
    .orderBy('nextAt')
    .orderBy('id')
    .limit(1)
    // SQLite writes one at a time anyway.
    .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked())
  return db
    .updateTable('mail')
    .set((column) => ({ nextAt: until, updatedAt: now, lastError: SENDING, attempts: column('attempts', '+', 1) }))
    .where('id', '=', next)
    .returningAll()
    .executeTakeFirst()
}

/** Marks an email as sent and clears its content, which is no longer needed. */
export async function markSent(db: Queries, id: number, at: Date): Promise<void> {
  await db
    .updateTable('mail')
    .set({ state: 'sent', sentAt: at, updatedAt: at, lastError: null, facts: '{}' })
    .where('id', '=', id)
    .execute()
}

/** Records a failed attempt; does nothing where another process has claimed the email meanwhile. */
export async function markUnsent(
  db: Queries,
  { id, attempts }: Pick<EmailRow, 'id' | 'attempts'>,
  end: { state: 'waiting' | 'failed'; nextAt: Date; lastError: string },
  at: Date,
): Promise<void> {
  await db
    .updateTable('mail')
    .set({ ...end, updatedAt: at })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('state', '=', 'waiting')
    .execute()
}

/** Makes an email due at once, unless it is sent or being sent. */
export async function makeDue(db: Queries, id: number, now: Date): Promise<void> {
  await db
    .updateTable('mail')
    .set({ state: 'waiting', nextAt: now, updatedAt: now })
    .where('id', '=', id)
    .where('state', '!=', 'sent')
    .where((column) =>
      column.or([column('lastError', 'is', null), column('lastError', '!=', SENDING), column('nextAt', '<=', now)]),
    )
    .execute()
}

export async function selectEmailState(db: Queries, id: number): Promise<EmailState | undefined> {
  const row = await db.selectFrom('mail').select('state').where('id', '=', id).executeTakeFirst()
  return row?.state
}

export function selectNewestEmails(db: Queries, limit: number): Promise<EmailRow[]> {
  return db.selectFrom('mail').selectAll().orderBy('id', 'desc').limit(limit).execute()
}

export async function countEmails(db: Queries): Promise<Record<EmailState, number>> {
  const rows = await db
    .selectFrom('mail')
    .select(['state', sql<number>`count(*)`.as('count')])
    .groupBy('state')
    .execute()
  const counts = Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]))
  return { waiting: 0, sent: 0, failed: 0, ...counts }
}

export async function deleteEmail(db: Queries, id: number): Promise<void> {
  await db.deleteFrom('mail').where('id', '=', id).execute()
}

export async function deleteEmailsBefore(db: Queries, before: Date, kind?: string): Promise<void> {
  await db
    .deleteFrom('mail')
    .where('createdAt', '<', before)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .execute()
}
