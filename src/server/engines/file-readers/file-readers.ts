import type { Worker } from 'node:worker_threads'
import {
  createWorkerPool,
  spawnWorker,
  type TaskOptions,
  type WorkerPoolOptions,
} from '#server/engines/workers/worker-pool.ts'
import type { FileCheck } from '#shared/ats/file-check.ts'
import { UnreadableFileError, type UnreadableReason } from '#shared/read-file/unreadable-file.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'

/** For one file, including the start of the worker; most take a quarter of a second. */
const TIMEOUT_MS = 20_000
const MAX_QUEUE = 100

/** A resume and the PDF that was made of it. */
export type PrintedResume = { readonly content: ResumeContent; readonly bytes: Uint8Array }

export type FileReaders = {
  /**
   * Reads the PDF with two independent libraries and compares their text with what was typed, in a worker of its own.
   * Throws `UnreadableFileError` for a file that is no readable PDF, and `WorkerError`.
   */
  check(printed: PrintedResume, options?: TaskOptions): Promise<FileCheck>
  close(): Promise<void>
}

export type FileReadersOptions = {
  readonly log: WorkerPoolOptions['log']
  /** For one file; shorter in tests. */
  readonly timeoutMs?: number
  /** How many files may wait. */
  readonly maxQueue?: number
  readonly start?: () => Worker
}

/** The worker's answer about one file. */
export type Answer = { readonly check: FileCheck } | { readonly refusal: UnreadableReason }

export function createFileReaders({
  log,
  timeoutMs = TIMEOUT_MS,
  maxQueue = MAX_QUEUE,
  start = () => spawnWorker('reading-worker', import.meta.url),
}: FileReadersOptions): FileReaders {
  const pool = createWorkerPool<PrintedResume, Answer>({
    log,
    name: 'reads files',
    threads: 1,
    timeoutMs,
    maxQueue,
    start,
  })
  return {
    async check(printed, options) {
      const answer = await pool.run(printed, options)
      if ('refusal' in answer) throw new UnreadableFileError(answer.refusal)
      return answer.check
    },
    close: pool.close,
  }
}
