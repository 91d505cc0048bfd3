import type { Db } from '#server/database/connection.ts'
import { selectOwner } from '#server/accounts/store.ts'
import type { Outbox } from '#server/emails/outbox.ts'

/** Whether a user must confirm the email address before publishing anything. */
export type MustConfirm = (userId: string) => Promise<boolean>

/** Sites without a mail server require no confirmation, because none is possible. */
export const createMustConfirm =
  (db: Db, { sendsEmail }: Pick<Outbox, 'sendsEmail'>): MustConfirm =>
  async (userId) =>
    sendsEmail && !(await selectOwner(db, userId))?.emailConfirmed
