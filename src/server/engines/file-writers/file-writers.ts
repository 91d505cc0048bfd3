import type { Worker } from 'node:worker_threads'
import type { DocxJob } from '#server/engines/docx/docx.ts'
import {
  createWorkerPool,
  spawnWorker,
  type TaskOptions,
  type WorkerPoolOptions,
} from '#server/engines/workers/worker-pool.ts'

/** Of one file, including the start of its thread; a Word file of twenty pages takes a third of a second. */
const TIMEOUT_MS = 10_000
const MAX_QUEUE = 100
const THREADS = 2

/** A laid-out resume as HTML, and the file to make of it. */
export type FileTask = { readonly html: string } & (
  | { readonly format: 'docx'; readonly docx: Omit<DocxJob, 'html'> }
  | { readonly format: 'txt' | 'md' }
)

/** Writes Word and text files in worker threads. */
export type FileWriters = {
  /** Throws `WorkerError`. */
  write(task: FileTask, options?: TaskOptions): Promise<Uint8Array>
  close(): Promise<void>
}

type Options = { readonly log: WorkerPoolOptions['log']; readonly start?: () => Worker }

export function createFileWriters({
  log,
  start = () => spawnWorker('file-writing-worker', import.meta.url),
}: Options): FileWriters {
  const pool = createWorkerPool<FileTask, Uint8Array>({
    log,
    name: 'writes files',
    threads: THREADS,
    timeoutMs: TIMEOUT_MS,
    maxQueue: MAX_QUEUE,
    start,
  })
  return { write: (task, options) => pool.run(task, options), close: pool.close }
}
