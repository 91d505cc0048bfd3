import {
  countEmails,
  deleteEmailsBefore,
  insertEmails,
  makeDue,
  SENDING,
  selectEmailState,
  selectNewestEmails,
  type EmailRow,
} from '#server/emails/store.ts'
import type { Db, Engine } from '#server/database/connection.ts'
import type { Queries, Tx } from '#server/database/transaction.ts'
import { isoOf } from '#server/database/schema.ts'
import type { EmailEngine } from '#server/engines/email/engine.ts'
import type { Logger } from '#server/log.ts'
import type { EmailFacts } from '#server/emails/facts.ts'
import { LIST_KINDS, previewOf, type EmailSettings } from '#server/emails/outbox-emails.ts'
import { createSender } from '#server/emails/sending.ts'
import type { OutboxEmail, System } from '#shared/contract/admin.ts'

/** `event` names what has happened: an event is emailed once, however often it is sent. */
export type NewEmail = {
  readonly event: string
  readonly userId: string | null
  /** For emails of a list: the subscriber, with whom the email is deleted. */
  readonly subscriberId?: string
  readonly recipient: string
} & EmailFacts
export type Outbox = ReturnType<typeof createOutbox>

type Options = {
  readonly db: Db
  readonly engine: Engine
  readonly email: EmailEngine
  readonly clock: () => Date
  readonly log: Logger
  readonly writing: EmailSettings
}

const DAY = 86_400_000
const KEPT_DAYS = 180
/** How long the last email to a deleted account is kept: longer than it is retried, or briefly without a mail server. */
const LAST_MAIL_DAYS = { smtp: 7, outbox: 1 }

/** All emails go through here: stored first, then sent, retried while the server does not accept them, and sent once. */
export function createOutbox({ db, engine, email, clock, log, writing }: Options) {
  const sendsLists = writing.sender !== undefined
  const mayBeSent = ({ kind }: NewEmail) => sendsLists || !LIST_KINDS.includes(kind)
  const sending = createSender({ db, engine, email, clock, log, writing })
  return {
    /** Whether emails are sent: without a mail server they are only stored. */
    sendsEmail: email.name === 'smtp',
    /** Whether list emails are taken: without the postal address that they must carry, none is stored. */
    sendsLists,

    /** Stores an email and sends it soon, without waiting for the mail server. */
    async send(email: NewEmail): Promise<void> {
      if (mayBeSent(email) && (await insertEmails(db, [rowOf(email)], clock()))) sending.soon()
    },

    /** Stores an email in the transaction of the caller: it is sent if that commits. */
    async enqueue(tx: Tx, email: NewEmail): Promise<void> {
      await insertEmails(tx, [rowOf(email)], clock())
    },

    /** Stores emails to many; returns how many are of new events. */
    enqueueAll: (queries: Queries, emails: readonly NewEmail[]): Promise<number> =>
      insertEmails(queries, emails.filter(mayBeSent).map(rowOf), clock()),

    sendSoon: (): void => sending.soon(),

    /** Sends due emails one by one; returns how many were sent. Does nothing without a mail server. */
    sendDue: (): Promise<number> => sending.run(),

    /** Retries an email at once. */
    async retry(id: number): Promise<'waiting' | 'sent' | 'not_found'> {
      await makeDue(db, id, clock())
      const state = await selectEmailState(db, id)
      if (state === undefined) return 'not_found'
      if (state === 'sent') return 'sent'
      sending.soon()
      return 'waiting'
    },

    /** The newest emails, as the admin area shows them. */
    async list(limit: number): Promise<OutboxEmail[]> {
      const rows = await selectNewestEmails(db, limit)
      return rows.map((row) => ({ ...outlineOf(row), ...previewOf(row, writing) }))
    },

    counts: (): Promise<System['counts']> => countEmails(db),

    /** Deletes old emails; the address of a deleted account is not kept because its email cannot be sent. */
    async clean(): Promise<void> {
      const now = clock().getTime()
      await deleteEmailsBefore(db, new Date(now - KEPT_DAYS * DAY))
      await deleteEmailsBefore(db, new Date(now - LAST_MAIL_DAYS[email.name] * DAY), 'account-deleted')
    },

    /** Sends nothing more; resolves after the email in progress, or when that takes too long. */
    close: (): Promise<void> => sending.close(),
  }
}

const rowOf = ({ event, kind, userId, subscriberId, recipient, facts }: NewEmail) => ({
  event,
  kind,
  userId,
  subscriberId: subscriberId ?? null,
  recipient,
  facts: JSON.stringify(facts),
})

const outlineOf = (row: EmailRow) => ({
  id: row.id,
  kind: row.kind,
  recipient: row.recipient,
  state: row.state,
  attempts: row.attempts,
  lastError: row.lastError === SENDING ? null : row.lastError,
  createdAt: isoOf(row.createdAt),
  nextAt: row.state === 'waiting' ? isoOf(row.nextAt) : null,
  sentAt: row.sentAt && isoOf(row.sentAt),
})
