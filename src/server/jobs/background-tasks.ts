import type { Logger } from '#server/log.ts'

/** Work that goes on after an answer, so that its time tells the asker nothing. */
export function createBackgroundTasks(log: Logger) {
  const running = new Set<Promise<void>>()
  return {
    /** `fault` is what the log says if it fails. */
    run(work: Promise<void>, fault: string): void {
      const task = work.catch((error: unknown) => log.error({ err: error }, fault)).finally(() => running.delete(task))
      running.add(task)
    },

    /** Ends when nothing goes on any more. */
    async idle(): Promise<void> {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
