import { sql } from 'kysely'
import type { Queries } from '#server/database/transaction.ts'
import { notificationRecipients, type IdRange } from '#server/user-settings/store.ts'
import type { Notification } from '#shared/contract/settings.ts'

export type Recipient = { readonly userId: string; readonly email: string }
export type UntouchedResume = Recipient & {
  readonly id: number
  readonly title: string
  readonly updatedAt: Date | string
}

/** The parts of an event's name around the user's id. */
export type EventName = readonly [start: string, end: string]

/**
 * Who wants a kind of mail, has confirmed the address, has come before a moment, and has not been told: `event` is what
 * stands around the person's id in the name of the event. Of a range of users. To post once more would do nothing, but use up a number.
 */
export function selectConfirmedRecipients(
  db: Queries,
  notification: Notification,
  { before, event, users }: { before: Date; event: EventName; users: IdRange },
): Promise<Recipient[]> {
  return confirmedRecipients(db, notification, event)
    .where('user.createdAt', '<=', before)
    .where('user.id', '>', users.after)
    .where('user.id', '<=', users.last)
    .execute()
}

/** The same as a query, regardless of when they signed up. */
export function confirmedRecipients(db: Queries, notification: Notification, [start, end]: EventName) {
  const told = db
    .selectFrom('mail')
    .select('mail.id')
    .where('mail.event', '=', sql<string>`cast(${start} as text) || ${sql.ref('user.id')} || cast(${end} as text)`)
  return notificationRecipients(db, notification).where(({ not, exists }) => not(exists(told)))
}

/** Resumes last edited within a span, of users who want a kind of email; oldest first. */
export function selectUntouched(
  db: Queries,
  notification: Notification,
  { after, before }: { after: Date; before: Date },
): Promise<UntouchedResume[]> {
  return notificationRecipients(db, notification)
    .innerJoin('resume', 'resume.userId', 'user.id')
    .select(['resume.id', 'resume.title', 'resume.updatedAt'])
    .where('resume.updatedAt', '>', after)
    .where('resume.updatedAt', '<=', before)
    .orderBy('resume.updatedAt')
    .orderBy('resume.id')
    .execute()
}

/** The events of a user's emails of a kind, and when they were sent. */
export function selectEvents(db: Queries, userId: string, kind: string) {
  return db
    .selectFrom('mail')
    .select(['event', 'createdAt'])
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .execute()
}
