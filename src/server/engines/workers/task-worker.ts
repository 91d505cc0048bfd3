import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import { createSemaphore } from '#server/engines/semaphore.ts'
import { withTimeout } from '#server/engines/timeout.ts'
import { busy, canceled, closed, crashed, timedOut } from '#server/engines/workers/worker-error.ts'

/** A worker thread that does one kind of task, one at a time, away from the event loop that answers requests. */
export type TaskWorker<Task, Answer> = {
  /** Throws `WorkerError` when the task fails or times out, too many wait, or the signal is aborted while it waits. */
  run(task: Task, signal?: AbortSignal): Promise<Answer>
  /** Ends the thread; the task at hand fails. */
  close(): Promise<void>
}

export type TaskWorkerOptions = {
  readonly log: Pick<Logger, 'warn' | 'error'>
  /** What it does, for the log: 'reads files'. */
  readonly name: string
  /** For one task, including the start of the thread. */
  readonly timeoutMs: number
  /** How many tasks may wait. */
  readonly maxQueue: number
  readonly start: () => Worker
}

/**
 * Starts the thread with the first task and keeps it until closed; after a crash or a timeout the next task starts
 * another. Not tinypool: there a task whose thread exits never ends (2.2), time also runs while a task waits, and its
 * entry file must lie beside it, which a bundle has no room for.
 */
export function createTaskWorker<Task, Answer>(options: TaskWorkerOptions): TaskWorker<Task, Answer> {
  const { log, name, timeoutMs, maxQueue, start } = options
  const semaphore = createSemaphore({
    permits: 1,
    maxQueue,
    busy: () => busy(name),
    canceled: () => canceled(name),
  })
  let current: Worker | undefined
  let isClosed = false

  function launch(): Worker {
    const worker = start()
    // Also between two tasks: an error without a listener would end the server.
    worker.on('error', (err) => {
      forget(worker)
      log.error({ err }, `The worker that ${name} has ended.`)
    })
    worker.on('exit', () => forget(worker))
    return worker
  }

  const forget = (worker: Worker) => {
    if (current === worker) current = undefined
  }

  async function runNow(task: Task): Promise<Answer> {
    if (isClosed) throw closed(name)
    const worker = (current ??= launch())
    const answer = withTimeout(answerOf<Answer>(worker, task, name), timeoutMs, {
      onTimeout: () => {
        throw timedOut(name, timeoutMs)
      },
    })
    return answer.catch(async (error: unknown) => {
      forget(worker)
      await worker.terminate()
      if (!isClosed) log.warn({ err: error }, `The worker that ${name} failed at a task.`)
      throw isClosed ? closed(name) : error
    })
  }

  return {
    async run(task, signal) {
      const release = await semaphore.acquire(signal)
      return runNow(task).finally(release)
    },
    async close() {
      isClosed = true
      await current?.terminate()
    },
  }
}

/** From source a worker's file is beside its engine's; the build puts it beside the server's own file. */
export const spawnWorker = (file: string, here: string): Worker =>
  new Worker(new URL(here.endsWith('.ts') ? `.//${file}.ts` : `.//${file}.js`, here))

/** Tasks run one at a time, so the next message is the answer to this one. */
function answerOf<Answer>(worker: Worker, task: unknown, name: string): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const fail = (cause: unknown) => reject(crashed(name, cause))
  const end = () => reject(crashed(name))
  worker.once('message', resolve).once('error', fail).once('exit', end)
  worker.postMessage(task)
  return promise.finally(() => worker.off('message', resolve).off('error', fail).off('exit', end))
}
