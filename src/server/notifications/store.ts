import { sql } from 'kysely'
import type { Queries } from '#server/database/transaction.ts'
import { upsertUserSettings } from '#server/user-settings/store.ts'
import { UserSettings, type Notification } from '#shared/contract/settings.ts'

export type Reader = { readonly userId: string; readonly email: string }
export type Untouched = Reader & { readonly id: number; readonly title: string; readonly updatedAt: Date | string }

/** What stands around a person's id in the name of an event. */
export type EventName = readonly [start: string, end: string]

const DEFAULTS = UserSettings.parse({})

/** Whether a person wants a kind of mail; nobody of that id wants none. */
export async function wantsNotification(db: Queries, userId: string, notification: Notification): Promise<boolean> {
  const row = await readers(db, notification).where('user.id', '=', userId).executeTakeFirst()
  return row !== undefined
}

/**
 * Who wants a kind of mail, has confirmed the address, has come before a moment, and has not been told: `event` is what
 * stands around the person's id in the name of the event. To post once more would do nothing, but use up a number.
 */
export function selectConfirmedReaders(
  db: Queries,
  notification: Notification,
  { before, event }: { before: Date; event: EventName },
): Promise<Reader[]> {
  return confirmedReaders(db, notification, event).where('user.createdAt', '<=', before).execute()
}

/** The same, whenever they came, to be asked further. */
export function confirmedReaders(db: Queries, notification: Notification, [start, end]: EventName) {
  const told = db
    .selectFrom('mail')
    .select('mail.id')
    .where('mail.event', '=', sql<string>`cast(${start} as text) || ${sql.ref('user.id')} || cast(${end} as text)`)
  return readers(db, notification)
    .where('user.emailVerified', '=', true)
    .where(({ not, exists }) => not(exists(told)))
}

/** Resumes last touched within a span, of people who want a kind of mail; oldest first. */
export function selectUntouched(
  db: Queries,
  notification: Notification,
  { after, before }: { after: Date; before: Date },
): Promise<Untouched[]> {
  return readers(db, notification)
    .innerJoin('resume', 'resume.userId', 'user.id')
    .select(['resume.id', 'resume.title', 'resume.updatedAt'])
    .where('resume.updatedAt', '>', after)
    .where('resume.updatedAt', '<=', before)
    .orderBy('resume.updatedAt')
    .orderBy('resume.id')
    .execute()
}

/** What a person's mails of a kind told of, and when. */
export function selectEvents(db: Queries, userId: string, kind: string) {
  return db
    .selectFrom('mail')
    .select(['event', 'createdAt'])
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .execute()
}

/** Turns one kind of mail off; answers whether there is such a person. */
export async function stopNotification(db: Queries, userId: string, notification: Notification): Promise<boolean> {
  const person = await db.selectFrom('user').select('id').where('id', '=', userId).executeTakeFirst()
  if (!person) return false
  await upsertUserSettings(db, { ...DEFAULTS, userId }, { [notification]: false })
  return true
}

/** People who want a kind of mail, but those whose account is suspended. */
export const readers = (db: Queries, notification: Notification) =>
  db
    .selectFrom('user')
    .leftJoin('userSettings', 'userSettings.userId', 'user.id')
    .select(['user.id as userId', 'user.email'])
    .where(sql<boolean>`coalesce(${sql.ref(`userSettings.${notification}`)}, ${DEFAULTS[notification]})`)
    .where('user.suspendedAt', 'is', null)
