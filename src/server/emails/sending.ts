import { claimEmail, deleteEmail, markSent, markUnsent, type EmailRow } from '#server/emails/store.ts'
import { wantsNotification } from '#server/user-settings/store.ts'
import type { Db, Engine } from '#server/database/connection.ts'
import type { Delivery, EmailEngine } from '#server/engines/email/engine.ts'
import type { Logger } from '#server/log.ts'
import type { EmailKind } from '#server/emails/facts.ts'
import {
  LIST_KINDS,
  emailOf,
  NOTIFICATION_OF,
  notificationOf,
  type EmailSettings,
} from '#server/emails/outbox-emails.ts'

type Options = {
  readonly db: Db
  readonly engine: Engine
  readonly email: EmailEngine
  readonly clock: () => Date
  readonly log: Logger
  readonly writing: EmailSettings
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Longer than the mail server may take: when it is over, the process that had the turn is gone. */
const TURN = 5 * MINUTE
/** How long a mail waits after each try that failed; after the last one it is given up. */
const WAITS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 8 * HOUR, DAY]
/** When a letter has nothing more to say: its link has expired, or its week is over. */
const LIVES: Partial<Record<EmailKind, number>> = {
  'password-reset': HOUR,
  'email-confirmation': 7 * DAY,
  'email-change': 7 * DAY,
  'interview-tip': 7 * DAY,
  'portfolio-views': 7 * DAY,
  'resume-reminder': 30 * DAY,
  'subscription-confirmation': 7 * DAY,
  'new-articles': 30 * DAY,
  'article-digest': 30 * DAY,
}
const BULK = [...Object.keys(NOTIFICATION_OF), ...LIST_KINDS]

/** Takes due mails out of the outbox, one at a time, and sends them; several processes may do so at once. */
export function createSender({ db, engine, email, clock, log, writing }: Options) {
  let running: Promise<number> = Promise.resolve(0)
  let isQueued = false
  let isClosed = false

  /** One run after the other: a run that is asked for during another begins when that one is over. */
  function run(): Promise<number> {
    running = running.then(sendAll, sendAll)
    return running
  }

  async function sendAll(): Promise<number> {
    isQueued = false
    let sent = 0
    while (email.name === 'smtp' && !isClosed) {
      const now = clock()
      const row = await claimEmail(db, engine, { now, until: new Date(now.getTime() + TURN), bulk: BULK })
      if (!row) break
      const delivery = await deliver(row, email)
      if (delivery.state === 'sent') sent += 1
      await settle(row, delivery)
      // While the server is away, each of the others would wait for it in vain.
      if (delivery.state === 'unreachable') break
    }
    return sent
  }

  async function deliver(row: EmailRow, { send }: Extract<EmailEngine, { name: 'smtp' }>): Promise<Delivery> {
    const age = clock().getTime() - new Date(row.createdAt).getTime()
    if (age > (LIVES[row.kind as EmailKind] ?? Infinity)) return { state: 'refused', code: 'too_old' }
    const notification = notificationOf(row.kind)
    if (notification && !(await wantsNotification(db, row.userId ?? '', notification)))
      return { state: 'refused', code: 'unwanted' }
    try {
      return await send(emailOf(row, writing))
    } catch (error) {
      log.error({ mail: row.id, kind: row.kind, err: error }, 'mail fault')
      return { state: 'delayed', code: 'fault' }
    }
  }

  async function settle(row: EmailRow, delivery: Delivery): Promise<void> {
    const now = clock()
    if (delivery.state !== 'sent') return settleUnsent(row, delivery, now)
    log.info({ mail: row.id, kind: row.kind }, 'mail sent')
    if (row.kind === 'account-deleted') await deleteEmail(db, row.id)
    else await markSent(db, row.id, now)
  }

  async function settleUnsent(
    row: EmailRow,
    { state, code }: Exclude<Delivery, { state: 'sent' }>,
    now: Date,
  ): Promise<void> {
    log.warn({ mail: row.id, kind: row.kind, attempts: row.attempts, code }, 'mail not sent')
    const wait = state === 'refused' ? undefined : WAITS[row.attempts - 1]
    // Who has left is not kept for a mail that will never go.
    if (wait === undefined && row.kind === 'account-deleted') return deleteEmail(db, row.id)
    const nextAt = new Date(now.getTime() + (wait ?? 0))
    return markUnsent(db, row, { state: wait === undefined ? 'failed' : 'waiting', nextAt, lastError: code }, now)
  }

  return {
    run,
    soon(): void {
      if (isQueued || isClosed || email.name !== 'smtp') return
      isQueued = true
      run().catch((error: unknown) => log.error({ err: error }, 'outbox fault'))
    },
    async close(): Promise<void> {
      isClosed = true
      // What it threw is in the log already, or with whoever asked for the run.
      await running.catch(() => {})
    },
  }
}
