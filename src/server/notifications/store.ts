import { sql } from 'kysely'
import type { Queries } from '#server/database/transaction.ts'
import { notificationRecipients } from '#server/user-settings/store.ts'
import type { Notification } from '#shared/contract/settings.ts'

export type Recipient = { readonly userId: string; readonly email: string }
export type UntouchedResume = Recipient & {
  readonly id: number
  readonly title: string
  readonly updatedAt: Date | string
}

/** What stands around a person's id in the name of an event. */
export type EventName = readonly [start: string, end: string]

/**
 * Who wants a kind of mail, has confirmed the address, has come before a moment, and has not been told: `event` is what
 * stands around the person's id in the name of the event. To post once more would do nothing, but use up a number.
 */
export function selectConfirmedRecipients(
  db: Queries,
  notification: Notification,
  { before, event }: { before: Date; event: EventName },
): Promise<Recipient[]> {
  return confirmedRecipients(db, notification, event).where('user.createdAt', '<=', before).execute()
}

/** The same, whenever they came, to be asked further. */
export function confirmedRecipients(db: Queries, notification: Notification, [start, end]: EventName) {
  const told = db
    .selectFrom('mail')
    .select('mail.id')
    .where('mail.event', '=', sql<string>`cast(${start} as text) || ${sql.ref('user.id')} || cast(${end} as text)`)
  return notificationRecipients(db, notification)
    .where('user.emailVerified', '=', true)
    .where(({ not, exists }) => not(exists(told)))
}

/** Resumes last touched within a span, of people who want a kind of mail; oldest first. */
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

/** What a person's mails of a kind told of, and when. */
export function selectEvents(db: Queries, userId: string, kind: string) {
  return db
    .selectFrom('mail')
    .select(['event', 'createdAt'])
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .execute()
}
