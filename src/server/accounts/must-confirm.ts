import type { Db } from '#server/database/connection.ts'
import { selectOwner } from '#server/accounts/store.ts'
import type { Outbox } from '#server/emails/outbox.ts'

/** Whether somebody has to confirm their mail address before anything of theirs is shown. */
export type MustConfirm = (userId: string) => Promise<boolean>

/** A site that sends no mail asks nobody: there is no way to answer. */
export const createMustConfirm =
  (db: Db, { sendsEmail }: Pick<Outbox, 'sendsEmail'>): MustConfirm =>
  async (userId) =>
    sendsEmail && !(await selectOwner(db, userId))?.emailConfirmed
