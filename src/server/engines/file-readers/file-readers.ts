import type { Worker } from 'node:worker_threads'
import { openThread, startWorker, type ThreadOptions } from '#server/engines/workers/task-worker.ts'
import type { FileCheck } from '#shared/ats/file-check.ts'
import { Refused, type Refusal } from '#shared/read-file/refusal.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'

/** Milliseconds for one file, the start of the thread included; most take a quarter of a second. */
const READ_TIME = 20_000
const QUEUE = 100

/** A resume and the PDF that was made of it. */
export type PrintedResume = { readonly content: ResumeContent; readonly bytes: Uint8Array }

export type Readers = {
  /**
   * Reads the PDF with two readers of different makers and compares what they got with what was typed, in a thread of
   * its own. Throws `Refused` for what is no readable PDF, and what threads throw.
   */
  check(printed: PrintedResume, signal?: AbortSignal): Promise<FileCheck>
  close(): Promise<void>
}

export type ReadersOptions = {
  readonly log: ThreadOptions['log']
  /** Milliseconds for one file; shorter in tests. */
  readonly readTime?: number
  /** How many files may wait. */
  readonly queue?: number
  readonly start?: () => Worker
}

/** What the thread says of a file. */
export type Answer = { readonly check: FileCheck } | { readonly refusal: Refusal }

export function openReaders({
  log,
  readTime = READ_TIME,
  queue = QUEUE,
  start = () => startWorker('reading-worker', import.meta.url),
}: ReadersOptions): Readers {
  const thread = openThread<PrintedResume, Answer>({ log, name: 'reads files', most: readTime, queue, start })
  return {
    async check(printed, signal) {
      const answer = await thread.ask(printed, signal)
      if ('refusal' in answer) throw new Refused(answer.refusal)
      return answer.check
    },
    close: thread.close,
  }
}
