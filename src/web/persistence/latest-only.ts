export type LatestOnlyQueue = {
  /** Runs this task next and drops one that was still waiting. */
  put(task: () => Promise<void>): void
  /** Resolves when nothing runs or waits any more. */
  settled(): Promise<void>
}

/** Runs one task at a time and, of those added meanwhile, only the last, so that writes never overtake each other. */
export function createLatestOnlyQueue(): LatestOnlyQueue {
  let waiting: (() => Promise<void>) | undefined
  let running: Promise<void> | undefined
  async function run() {
    while (waiting) {
      const task = waiting
      waiting = undefined
      await task()
    }
    running = undefined
  }
  return {
    put(task) {
      waiting = task
      running ??= run()
    },
    settled: () => running ?? Promise.resolve(),
  }
}
