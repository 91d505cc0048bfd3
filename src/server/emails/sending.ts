import { claimEmail, deleteEmail, markSent, markUnsent, type EmailRow } from '#server/emails/store.ts'
import { selectLanguage, wantsNotification } from '#server/user-settings/store.ts'
import type { Db, Engine } from '#server/database/connection.ts'
import type { Delivery, EmailEngine } from '#server/engines/email/engine.ts'
import type { Logger } from '#server/log.ts'
import type { EmailKind } from '#server/emails/facts.ts'
import { LIST_KINDS, emailOf, notificationOf, type EmailSettings } from '#server/emails/outbox-emails.ts'

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
/** Longer than the mail server may take: after this, the process that claimed the email is gone. */
const TURN = 5 * MINUTE
/** The delay after each failed attempt; after the last one, the email has failed. */
const WAITS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 8 * HOUR, DAY]
/** How long each kind is worth sending: until its link expires, or its week is over. */
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
/** How long an email in progress is waited for at the end; another process takes it when its claim expires. */
const CLOSE_MS = 5000

/** Claims due emails one at a time and sends them; several processes may do so at once. */
export function createSender({ db, engine, email, clock, log, writing }: Options) {
  let running: Promise<number> = Promise.resolve(0)
  let isQueued = false
  let isClosed = false
  /** Goes on without the email in progress. */
  let abandon = (): void => {}

  /** Runs never overlap: a run requested during another one starts after it. */
  function run(): Promise<number> {
    running = running.then(sendAll, sendAll)
    return running
  }

  async function sendAll(): Promise<number> {
    isQueued = false
    let sent = 0
    while (email.name === 'smtp' && !isClosed) {
      const now = clock()
      const until = new Date(now.getTime() + TURN)
      const row = await claimEmail(db, engine, {
        now,
        until,
        bulk: LIST_KINDS,
        takesBulk: writing.sender !== undefined,
      })
      if (!row) break
      const delivery = await new Promise<Delivery | undefined>((resolve, reject) => {
        abandon = () => resolve(undefined)
        deliver(row, email).then(resolve, reject)
      })
      if (!delivery) break
      if (delivery.state === 'sent') sent += 1
      await settle(row, delivery)
      // While the server is unreachable, the others would fail as well.
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
      const language = row.userId === null ? undefined : await selectLanguage(db, row.userId)
      return await send(emailOf(row, writing, language))
    } catch (error) {
      log.error({ mail: row.id, kind: row.kind, err: error }, 'could not build email')
      return { state: 'delayed', code: 'fault' }
    }
  }

  async function settle(row: EmailRow, delivery: Delivery): Promise<void> {
    const now = clock()
    if (delivery.state !== 'sent') return settleUnsent(row, delivery, now)
    log.info({ mail: row.id, kind: row.kind }, 'email sent')
    if (row.kind === 'account-deleted') await deleteEmail(db, row.id)
    else await markSent(db, row.id, now)
  }

  async function settleUnsent(
    row: EmailRow,
    { state, code }: Exclude<Delivery, { state: 'sent' }>,
    now: Date,
  ): Promise<void> {
    log.warn({ mail: row.id, kind: row.kind, attempts: row.attempts, code }, 'email not sent')
    const wait = state === 'refused' ? undefined : WAITS[row.attempts - 1]
    // The address of a deleted account is not kept for an email that will never be sent.
    if (wait === undefined && row.kind === 'account-deleted') return deleteEmail(db, row.id)
    const nextAt = new Date(now.getTime() + (wait ?? 0))
    return markUnsent(db, row, { state: wait === undefined ? 'failed' : 'waiting', nextAt, lastError: code }, now)
  }

  return {
    run,
    soon(): void {
      if (isQueued || isClosed || email.name !== 'smtp') return
      isQueued = true
      run().catch((error: unknown) => log.error({ err: error }, 'could not send emails'))
    },
    /** Resolves after the email in progress, or when that takes too long. */
    async close(): Promise<void> {
      isClosed = true
      const timer = setTimeout(() => abandon(), CLOSE_MS)
      // Errors are logged already, or were returned to the caller of the run.
      await running.catch(() => {})
      clearTimeout(timer)
    },
  }
}
