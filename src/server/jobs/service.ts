import { claimJob } from '#server/jobs/store.ts'
import type { Db } from '#server/database/connection.ts'
import type { Logger } from '#server/log.ts'

type Work = () => Promise<unknown>
type Options = {
  readonly db: Db
  readonly clock: () => Date
  readonly log: Logger
  /** By name: what one of all processes does once an hour. The names are in the database. */
  readonly hourly: Readonly<Record<string, Work>>
  /** By name: what each process does at every tick, after the hourly jobs. */
  readonly everyTick: Readonly<Record<string, Work>>
}

const TICK_MS = 20_000
const HOUR = 3_600_000

/** Runs background jobs. Of several processes, one runs each hourly job. */
export function createJobs({ db, clock, log, hourly, everyTick }: Options) {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isStopping = false

  async function runDue(): Promise<void> {
    for (const [name, work] of Object.entries(hourly)) await guarded(name, () => runClaimed(name, work))
    for (const [name, work] of Object.entries(everyTick)) await guarded(name, work)
  }

  async function runClaimed(name: string, work: Work): Promise<void> {
    const now = clock()
    if (await claimJob(db, name, now, new Date(now.getTime() + HOUR))) await work()
  }

  /** A job that fails is logged and runs again later; the others still run. */
  async function guarded(job: string, work: Work): Promise<void> {
    if (isStopping) return
    try {
      await work()
    } catch (error) {
      log.error({ job, err: error }, 'job failed')
    }
  }

  function tick(): void {
    running ??= runDue().finally(() => {
      running = undefined
    })
  }

  return {
    runDue,
    /** The timer alone keeps no process alive. */
    start(): void {
      timer ??= setInterval(tick, TICK_MS).unref()
      tick()
    },
    /** Starts no further job, and waits for the one in progress. */
    async stop(): Promise<void> {
      isStopping = true
      clearInterval(timer)
      await running
    },
  }
}
