export type LatestOnlyQueue = {
  /** Does this next; whatever was still waiting is forgotten. */
  put(task: () => Promise<void>): void
  /** Resolves when nothing runs or waits any more. */
  settled(): Promise<void>
}

/** Runs one task at a time and, of those that come meanwhile, the last one: writes never overtake each other. */
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
