import { randomUUID } from 'node:crypto'
import {
  addReply,
  purgeDeletedMessages,
  softDeleteMessage,
  selectMessage,
  selectMessages,
  restoreDeletedMessage,
  type MessageRow,
} from '#server/admin/message-store.ts'
import type { Db } from '#server/database/connection.ts'
import { withTransaction } from '#server/database/transaction.ts'
import { isoOf } from '#server/database/schema.ts'
import type { Outbox } from '#server/emails/outbox.ts'
import { pageRange, type Paged } from '#server/admin/paging.ts'
import type { AdminMessage, listMessages } from '#shared/contract/admin-lists.ts'
import type { Query } from '#shared/contract/endpoint.ts'

export type AdminMessages = ReturnType<typeof createAdminMessages>

type Options = {
  readonly db: Db
  readonly clock: () => Date
  readonly outbox: Pick<Outbox, 'enqueue' | 'sendSoon'>
}

/** How long a deleted message can be brought back. */
const UNDO = 3_600_000

/** Messages of the contact form, and the answers to them. */
export function createAdminMessages({ db, clock, outbox }: Options) {
  const undoable = () => new Date(clock().getTime() - UNDO)
  const find = async (id: number): Promise<AdminMessage | undefined> => {
    const row = await selectMessage(db, id)
    return row && shown(row)
  }

  return {
    async list({ search, page }: Query<typeof listMessages>): Promise<Paged<AdminMessage>> {
      const { rows, total } = await selectMessages(db, { search, ...pageRange(page) })
      return { items: rows.map(shown), total, page }
    },

    /** Emails a reply to the sender and stores it below earlier ones. Undefined where there is no such message. */
    async reply(id: number, reply: string): Promise<AdminMessage | undefined> {
      const row = await selectMessage(db, id)
      if (!row) return undefined
      const { userId, email: recipient, subject, message } = row
      const email = {
        event: `contact-reply:${randomUUID()}`,
        userId,
        recipient,
        kind: 'contact-reply',
        facts: { subject, message, reply },
      } as const
      await withTransaction(db, async (tx) => {
        if (await addReply(tx, id, { reply, repliedAt: clock() })) await outbox.enqueue(tx, email)
      })
      outbox.sendSoon()
      return find(id)
    },

    /** Answers whether there was such a message. */
    remove: (id: number): Promise<boolean> => softDeleteMessage(db, id, clock()),
    restore: async (id: number): Promise<AdminMessage | undefined> =>
      (await restoreDeletedMessage(db, id, undoable())) ? find(id) : undefined,
    clean: (): Promise<void> => purgeDeletedMessages(db, undoable()),
  }
}

const shown = (row: MessageRow): AdminMessage => ({
  id: row.id,
  name: row.name,
  email: row.email,
  subject: row.subject,
  category: row.category,
  message: row.message,
  reply: row.reply,
  createdAt: isoOf(row.createdAt),
  isPriority: Boolean(row.isPriority),
  replied: Boolean(row.replied),
  repliedAt: row.repliedAt && isoOf(row.repliedAt),
})
