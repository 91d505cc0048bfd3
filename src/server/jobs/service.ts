import { claimJob } from '#server/jobs/store.ts'
import type { Db } from '#server/database/connection.ts'
import type { Ai } from '#server/engines/ai/create-ai.ts'
import type { Logger } from '#server/log.ts'
import type { Audit } from '#server/admin/audit.ts'
import type { AdminMessages } from '#server/admin/messages.ts'
import type { Billing } from '#server/billing/service.ts'
import type { Faults } from '#server/admin/error-counts.ts'
import type { ArticleNews } from '#server/newsletter/article-news.ts'
import type { Notices } from '#server/newsletter/notices.ts'
import type { Newsletter } from '#server/newsletter/service.ts'
import type { Notifications } from '#server/notifications/service.ts'
import type { Outbox } from '#server/emails/outbox.ts'
import type { Sessions } from '#server/accounts/sessions.ts'
import type { ViewNews } from '#server/portfolio/weekly-views-email.ts'
import type { ViewCounts } from '#server/public-pages/view-counts.ts'

export type Jobs = ReturnType<typeof openJobs>

type Options = {
  readonly db: Db
  readonly clock: () => Date
  readonly log: Logger
  readonly outbox: Outbox
  readonly notifications: Notifications
  readonly articleNews: ArticleNews
  readonly viewNews: ViewNews
  readonly notices: Pick<Notices, 'follow'>
  readonly newsletter: Pick<Newsletter, 'clean'>
  readonly sessions: Pick<Sessions, 'clean'>
  readonly ai: Pick<Ai, 'clean'>
  readonly billing: Pick<Billing, 'follow' | 'tick'>
  readonly viewCounts: Pick<ViewCounts, 'clean' | 'close'>
  readonly faults: Pick<Faults, 'flush' | 'clean'>
  readonly adminMessages: Pick<AdminMessages, 'clean'>
  readonly audit: Pick<Audit, 'clean'>
}

const TICK = 20_000
const HOUR = 3_600_000

/** What is done without being asked: mail is sent, and once an hour one process does the rest for all. */
export function openJobs(options: Options) {
  const { db, clock, log, outbox, notifications, articleNews, notices, newsletter, sessions, ai, billing, faults } =
    options
  const hourly: Readonly<Record<string, () => Promise<void>>> = {
    'resume-reminders': notifications.remind,
    'interview-tips': notifications.giveTips,
    'article-news': articleNews.tell,
    'view-news': options.viewNews.tell,
    'topic-notices': notices.follow,
    'subscriber-cleaning': newsletter.clean,
    'mail-cleaning': outbox.clean,
    'session-cleaning': sessions.clean,
    'ai-cleaning': ai.clean,
    'billing-follow-up': billing.follow,
    'fault-cleaning': faults.clean,
    'view-cleaning': options.viewCounts.clean,
    'message-cleaning': options.adminMessages.clean,
    'audit-cleaning': options.audit.clean,
  }
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined

  async function runDue(): Promise<void> {
    for (const [name, work] of Object.entries(hourly)) await guarded(name, () => runClaimed(name, work))
    await guarded('billing', billing.tick)
    await guarded('sending', outbox.sendDue)
    await faults.flush()
  }

  async function runClaimed(name: string, work: () => Promise<void>): Promise<void> {
    const now = clock()
    if (await claimJob(db, name, now, new Date(now.getTime() + HOUR))) await work()
  }

  /** One that fails is logged and comes again; the others are done all the same. */
  async function guarded(job: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (error) {
      log.error({ job, err: error }, 'job fault')
    }
  }

  function tick(): void {
    running ??= runDue().finally(() => {
      running = undefined
    })
  }

  return {
    runDue,
    /** Keeps no process alive: who serves decides how long. */
    start(): void {
      timer ??= setInterval(tick, TICK).unref()
      tick()
    },
    /** Waits for the work that is under way. */
    async close(): Promise<void> {
      clearInterval(timer)
      await outbox.close()
      await running
      await options.viewCounts.close()
      await faults.flush()
    },
  }
}
