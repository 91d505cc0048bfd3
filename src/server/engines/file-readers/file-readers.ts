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
import type { Layout } from '#shared/template/document.ts'
import type { Counts } from '#shared/template/read-back/read-back.ts'

/** For one file, including the start of the worker; most take a quarter of a second. */
const TIMEOUT_MS = 20_000
const MAX_QUEUE = 100

/** A resume and the PDF that was made of it. */
export type PrintedResume = { readonly content: ResumeContent; readonly bytes: Uint8Array }

/** The same with the template that the file was made with. */
export type MeasuredPrint = PrintedResume & { readonly layout: Layout }

export type FileReaders = {
  /**
   * Reads the PDF with two independent libraries and compares their text with what was typed, in a worker of its own.
   * Throws `UnreadableFileError` for a file that is no readable PDF, and `WorkerError`.
   */
  check(printed: PrintedResume, options?: TaskOptions): Promise<FileCheck>
  /** Counts what the same libraries get of the PDF, to measure its template. Throws the same. */
  count(printed: MeasuredPrint, options?: TaskOptions): Promise<Counts>
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

/** What the worker is to do with one file, and its answer. */
export type Task = { readonly check: PrintedResume } | { readonly count: MeasuredPrint }
export type Answer =
  | { readonly check: FileCheck }
  | { readonly counts: Counts }
  | { readonly refusal: UnreadableReason }

export function createFileReaders({
  log,
  timeoutMs = TIMEOUT_MS,
  maxQueue = MAX_QUEUE,
  start = () => spawnWorker('reading-worker', import.meta.url),
}: FileReadersOptions): FileReaders {
  const pool = createWorkerPool<Task, Answer>({
    log,
    name: 'reads files',
    threads: 1,
    timeoutMs,
    maxQueue,
    start,
  })
  async function answerTo(task: Task, options?: TaskOptions) {
    const answer = await pool.run(task, options)
    if ('refusal' in answer) throw new UnreadableFileError(answer.refusal)
    return answer
  }
  return {
    async check(printed, options) {
      const answer = await answerTo({ check: printed }, options)
      if (!('check' in answer)) throw new Error('The worker answered another question.')
      return answer.check
    },
    async count(printed, options) {
      const answer = await answerTo({ count: printed }, options)
      if (!('counts' in answer)) throw new Error('The worker answered another question.')
      return answer.counts
    },
    close: pool.close,
  }
}
