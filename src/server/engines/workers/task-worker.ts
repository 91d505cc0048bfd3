import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import { openTurns } from '#server/engines/semaphore.ts'
import { closed, crashed, tookTooLong } from '#server/engines/workers/worker-error.ts'

/** One thread that does one thing, one task at a time, away from the thread that answers requests. */
export type Thread<Task, Answer> = {
  /** Throws `ThreadFailed` when the work breaks off, a `PdfRefusal` when too many wait or the visitor has left. */
  ask(task: Task, signal?: AbortSignal): Promise<Answer>
  /** Ends the thread; what it works on fails. */
  close(): Promise<void>
}

export type ThreadOptions = {
  readonly log: Pick<Logger, 'warn' | 'error'>
  /** What it does, for the log: 'reads files'. */
  readonly name: string
  /** Milliseconds for one task, the start of the thread included. */
  readonly most: number
  /** How many tasks may wait. */
  readonly queue: number
  readonly start: () => Worker
}

/** Starts the thread with the first task and keeps it until closed; after a crash the next task starts another. */
export function openThread<Task, Answer>({ log, name, most, queue, start }: ThreadOptions): Thread<Task, Answer> {
  const turns = openTurns({ atOnce: 1, queue })
  let kept: Worker | undefined
  let isClosed = false

  function begin(): Worker {
    const worker = start()
    // Heard here also between two tasks: an error that nobody hears would end the server.
    worker.on('error', (err) => {
      forget(worker)
      log.error({ err }, `The thread that ${name} has ended.`)
    })
    worker.on('exit', () => forget(worker))
    return worker
  }

  const forget = (worker: Worker) => {
    if (kept === worker) kept = undefined
  }

  async function askNow(task: Task): Promise<Answer> {
    if (isClosed) throw closed(name)
    const worker = (kept ??= begin())
    return answerOf<Answer>(worker, task, { name, most }).catch(async (error: unknown) => {
      forget(worker)
      await worker.terminate()
      if (!isClosed) log.warn({ err: error }, `The thread that ${name} failed at a task.`)
      throw isClosed ? closed(name) : error
    })
  }

  return {
    async ask(task, signal) {
      const end = await turns.take(signal)
      return askNow(task).finally(end)
    },
    async close() {
      isClosed = true
      await kept?.terminate()
    },
  }
}

/** From source a thread's file stands beside its engine's; the build puts it beside the server's own file. */
export const startWorker = (file: string, here: string): Worker =>
  new Worker(new URL(here.endsWith('.ts') ? `.//${file}.ts` : `.//${file}.js`, here))

/** One task at a time, so the next message is about this one. */
function answerOf<Answer>(
  worker: Worker,
  task: unknown,
  { name, most }: Pick<ThreadOptions, 'name' | 'most'>,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const timer = setTimeout(() => reject(tookTooLong(name, most)), most)
  const fail = (cause: unknown) => reject(crashed(name, cause))
  const end = () => reject(crashed(name))
  worker.once('message', resolve).once('error', fail).once('exit', end)
  worker.postMessage(task)
  return promise.finally(() => {
    clearTimeout(timer)
    worker.off('message', resolve).off('error', fail).off('exit', end)
  })
}
