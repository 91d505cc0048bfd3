import type { Db } from '#server/db/open.ts'
import { selectOwner } from '#server/db/users.ts'
import type { Outbox } from '#server/services/outbox.ts'

/** Whether somebody has to confirm their mail address before anything of theirs is shown. */
export type MustConfirm = (userId: string) => Promise<boolean>

/** A site that sends no mail asks nobody: there is no way to answer. */
export const openMustConfirm =
  (db: Db, { sendsMail }: Pick<Outbox, 'sendsMail'>): MustConfirm =>
  async (userId) =>
    sendsMail && !(await selectOwner(db, userId))?.emailConfirmed
