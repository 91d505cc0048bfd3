import type { Logger } from '#server/log.ts'

/** Runs work after the response, so that its duration reveals nothing to the client. */
export function createBackgroundTasks(log: Logger) {
  const running = new Set<Promise<void>>()
  return {
    /** `fault` is the log message if the work fails. */
    run(work: Promise<void>, fault: string): void {
      const task = work.catch((error: unknown) => log.error({ err: error }, fault)).finally(() => running.delete(task))
      running.add(task)
    },

    /** Resolves when no work is running. */
    async idle(): Promise<void> {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
