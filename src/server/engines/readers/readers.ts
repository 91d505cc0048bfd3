import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import { openTurns } from '#server/engines/pdf/turns.ts'
import { closed, crashed, tookTooLong } from '#server/engines/readers/reading-failed.ts'
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
   * Reads the PDF with two readers of different makers and compares what they got with what was typed, away from the
   * thread that answers requests. Throws `Refused` for what is no readable PDF, a `PdfRefusal` when too many wait
   * already, `ReadingFailed` when reading breaks off.
   */
  check(printed: PrintedResume, signal?: AbortSignal): Promise<FileCheck>
  /** Ends the thread; a file that is being read fails. */
  close(): Promise<void>
}

export type ReadersOptions = {
  readonly log: Pick<Logger, 'warn' | 'error'>
  /** Milliseconds for one file; shorter in tests. */
  readonly readTime?: number
  /** How many files may wait. */
  readonly queue?: number
  readonly start?: () => Worker
}

/** What the thread says of a file. */
export type Answer = { readonly check: FileCheck } | { readonly refusal: Refusal }

/** Starts one thread with the first file and keeps it until closed. */
export function openReaders({
  log,
  readTime = READ_TIME,
  queue = QUEUE,
  start = startWorker,
}: ReadersOptions): Readers {
  const turns = openTurns({ atOnce: 1, queue })
  let kept: Worker | undefined
  let isClosed = false

  function begin(): Worker {
    const worker = start()
    // Heard here also between two files: an error that nobody hears would end the server.
    worker.on('error', (err) => {
      forget(worker)
      log.error({ err }, 'The thread that reads files has ended.')
    })
    worker.on('exit', () => forget(worker))
    return worker
  }

  const forget = (worker: Worker) => {
    if (kept === worker) kept = undefined
  }

  async function checkNow(printed: PrintedResume): Promise<FileCheck> {
    if (isClosed) throw closed()
    const worker = (kept ??= begin())
    const answer = await answerOf(worker, printed, readTime).catch(async (error: unknown) => {
      forget(worker)
      await worker.terminate()
      if (!isClosed) log.warn({ err: error }, 'A file was not read back.')
      throw isClosed ? closed() : error
    })
    if ('refusal' in answer) throw new Refused(answer.refusal)
    return answer.check
  }

  return {
    async check(printed, signal) {
      const end = await turns.take(signal)
      return checkNow(printed).finally(end)
    },
    async close() {
      isClosed = true
      await kept?.terminate()
    },
  }
}

/** From source the thread's file stands beside this one; the build puts it beside the server's own file. */
function startWorker(): Worker {
  const source = new URL('./reading-worker.ts', import.meta.url)
  const built = new URL('./reading-worker.js', import.meta.url)
  return new Worker(import.meta.url.endsWith('.ts') ? source : built)
}

/** One file is read at a time, so the next message is about this one. */
function answerOf(worker: Worker, printed: PrintedResume, milliseconds: number): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const timer = setTimeout(() => reject(tookTooLong(milliseconds)), milliseconds)
  const fail = (cause: unknown) => reject(crashed(cause))
  const end = () => reject(crashed())
  worker.once('message', resolve).once('error', fail).once('exit', end)
  worker.postMessage(printed)
  return promise.finally(() => {
    clearTimeout(timer)
    worker.off('message', resolve).off('error', fail).off('exit', end)
  })
}
