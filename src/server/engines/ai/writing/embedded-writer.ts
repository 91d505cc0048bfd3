import type { Worker } from 'node:worker_threads'
import type { AiWriter } from '#server/engines/ai/writing/writer.ts'
import { createTaskWorker, spawnWorker, type TaskWorkerOptions } from '#server/engines/workers/task-worker.ts'
import type { WriteRequest, Written } from '#shared/writer/types.ts'

type Options = { readonly log: TaskWorkerOptions['log']; readonly start?: () => Worker }

/** For one interview, including the start of the worker; most take milliseconds. */
const TIMEOUT_MS = 30_000
const MAX_QUEUE = 50

/** The embedded writer in a worker of its own, away from the event loop. Throws `WorkerError`. */
export function createEmbeddedWriter({
  log,
  start = () => spawnWorker('writing-worker', import.meta.url),
}: Options): AiWriter {
  const worker = createTaskWorker<WriteRequest, Written>({
    log,
    name: 'writes',
    timeoutMs: TIMEOUT_MS,
    maxQueue: MAX_QUEUE,
    start,
  })
  return {
    write: async (request, { signal }) => ({
      written: await worker.run(request, signal),
      engine: 'embedded',
      fellBack: null,
    }),
    close: worker.close,
  }
}
