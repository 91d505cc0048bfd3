import { taskOptions } from '#server/engines/ai/model/asker.ts'
import type { Worker } from 'node:worker_threads'
import type { AiWriter } from '#server/engines/ai/writing/writer.ts'
import { createWorkerPool, spawnWorker, type WorkerPoolOptions } from '#server/engines/workers/worker-pool.ts'
import type { WriteRequest, Written } from '#shared/writer/types.ts'

type Options = { readonly log: WorkerPoolOptions['log']; readonly start?: () => Worker }

/** For one interview, including the start of its thread; most take milliseconds. */
const TIMEOUT_MS = 30_000
const MAX_QUEUE = 50
const THREADS = 2

/** The embedded writer in worker threads, away from the event loop. Throws `WorkerError`. */
export function createEmbeddedWriter({
  log,
  start = () => spawnWorker('writing-worker', import.meta.url),
}: Options): AiWriter {
  const pool = createWorkerPool<WriteRequest, Written>({
    log,
    name: 'writes',
    threads: THREADS,
    timeoutMs: TIMEOUT_MS,
    maxQueue: MAX_QUEUE,
    start,
  })
  return {
    write: async (request, asker) => ({
      written: await pool.run(request, taskOptions(asker)),
      engine: 'embedded',
      fellBack: null,
    }),
    close: pool.close,
  }
}
