import { claimJob } from '#server/db/jobs.ts'
import type { Db } from '#server/db/open.ts'
import type { Ai } from '#server/engines/ai/writers.ts'
import type { Logger } from '#server/log.ts'
import type { Billing } from '#server/services/billing.ts'
import type { Notifications } from '#server/services/notifications.ts'
import type { Outbox } from '#server/services/outbox.ts'
import type { Sessions } from '#server/services/sessions.ts'

export type Jobs = ReturnType<typeof openJobs>

type Options = {
  readonly db: Db
  readonly clock: () => Date
  readonly log: Logger
  readonly outbox: Outbox
  readonly notifications: Notifications
  readonly sessions: Pick<Sessions, 'clean'>
  readonly ai: Pick<Ai, 'clean'>
  readonly billing: Pick<Billing, 'follow' | 'tick'>
}

const TICK = 20_000
const HOUR = 3_600_000

/** What is done without being asked: mail is sent, and once an hour one process does the rest for all. */
export function openJobs({ db, clock, log, outbox, notifications, sessions, ai, billing }: Options) {
  const hourly: Readonly<Record<string, () => Promise<void>>> = {
    'resume-reminders': notifications.remind,
    'interview-tips': notifications.giveTips,
    'mail-cleaning': outbox.clean,
    'session-cleaning': sessions.clean,
    'ai-cleaning': ai.clean,
    'billing-follow-up': billing.follow,
  }
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined

  async function runDue(): Promise<void> {
    for (const [name, work] of Object.entries(hourly)) await guarded(name, () => runClaimed(name, work))
    await guarded('billing', billing.tick)
    await guarded('sending', outbox.sendDue)
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
    },
  }
}
