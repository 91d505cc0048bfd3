import {
  createWorkerPool,
  spawnWorker,
  type TaskOptions,
  type WorkerPoolOptions,
} from '#server/engines/workers/worker-pool.ts'
import type { WriteRequest, Written } from '#shared/writer/types.ts'

export type Grounding = { readonly written: Written; readonly request: WriteRequest }
/** Removes from the lines whatever the answers do not say, and lists what was said but not written. */
export type Ground = (written: Written, request: WriteRequest, options: TaskOptions) => Promise<Written>

/** For one interview, including the start of the worker; the longest takes three seconds. */
const TIMEOUT_MS = 20_000
const MAX_QUEUE = 50

/** Checks the lines of a language model in a worker of its own. Throws `WorkerError`. */
export function createGrounding(log: WorkerPoolOptions['log']): {
  readonly ground: Ground
  readonly close: () => Promise<void>
} {
  const pool = createWorkerPool<Grounding, Written>({
    log,
    name: 'checks lines',
    threads: 1,
    timeoutMs: TIMEOUT_MS,
    maxQueue: MAX_QUEUE,
    start: () => spawnWorker('grounding-worker', import.meta.url),
  })
  return {
    ground: (written, request, options) => pool.run({ written, request }, options),
    close: pool.close,
  }
}
