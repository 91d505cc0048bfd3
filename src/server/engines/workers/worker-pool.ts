import { Worker, type ResourceLimits } from 'node:worker_threads'
import type { Logger } from 'pino'
import { createSemaphore } from '#server/engines/semaphore.ts'
import { withTimeout } from '#server/engines/timeout.ts'
import { busy, canceled, closed, crashed, timedOut } from '#server/engines/workers/worker-error.ts'

/** Who a task is for, and what ends it early. */
export type TaskOptions = {
  /** Account or network: one of its tasks runs at a time, and owners take turns. */
  readonly owner?: string | undefined
  /** Ends the task also while it runs: nobody waits for its answer. */
  readonly signal?: AbortSignal | undefined
}

/** Worker threads that do one kind of task, away from the event loop that answers requests. */
export type WorkerPool<Task, Answer> = {
  /** Throws `WorkerError` when the task fails, takes too long or is aborted, or too many wait. */
  run(task: Task, options?: TaskOptions): Promise<Answer>
  /** Ends the threads; tasks at hand fail. */
  close(): Promise<void>
}

export type WorkerPoolOptions = {
  readonly log: Pick<Logger, 'warn' | 'error'>
  /** What it does, for the log: 'reads files'. */
  readonly name: string
  /** How many tasks run at once. */
  readonly threads: number
  /** For one task, including the start of its thread. */
  readonly timeoutMs: number
  /** How many tasks may wait. */
  readonly maxQueue: number
  readonly start: () => Worker
}

/** A thread that has had nothing to do for so long ends, and gives its memory back. */
const IDLE_MS = 120_000
/** How many tasks of one owner may wait. */
const MAX_PER_OWNER = 10
/** Of one thread: the largest task allowed takes a third of it. */
const MAX_HEAP_MB = 384

/**
 * Starts a thread when a task finds none free. Ends it after a crash, a timeout or an abort, because it cannot be told
 * to stop. Not tinypool: there a task whose thread exits never ends (2.2), time also runs while a task waits, and its
 * entry file must lie beside it, which a bundle has no room for.
 */
export function createWorkerPool<Task, Answer>(options: WorkerPoolOptions): WorkerPool<Task, Answer> {
  const { log, name, threads, timeoutMs, maxQueue, start } = options
  const semaphore = createSemaphore({
    permits: threads,
    maxQueue,
    maxPerOwner: Math.min(MAX_PER_OWNER, maxQueue),
    busy: () => busy(name),
    canceled: () => canceled(name),
  })
  const workers = new Set<Worker>()
  /** Threads without a task, the last used last, each with the timer that ends it. */
  const idle = new Map<Worker, NodeJS.Timeout>()
  let isClosed = false

  function launch(): Worker {
    const worker = start()
    workers.add(worker)
    // Also between two tasks: an error without a listener would end the server.
    worker.on('error', (err) => {
      forget(worker)
      log.error({ err }, `A worker that ${name} stopped unexpectedly.`)
    })
    worker.on('exit', () => forget(worker))
    return worker
  }

  function forget(worker: Worker): void {
    workers.delete(worker)
    clearTimeout(idle.get(worker))
    idle.delete(worker)
  }

  function take(): Worker {
    const [worker, timer] = [...idle].at(-1) ?? []
    if (!worker) return launch()
    clearTimeout(timer)
    idle.delete(worker)
    return worker
  }

  function putBack(worker: Worker): void {
    if (workers.has(worker)) idle.set(worker, setTimeout(() => void worker.terminate(), IDLE_MS).unref())
  }

  async function runNow(task: Task, signal?: AbortSignal): Promise<Answer> {
    if (isClosed) throw closed(name)
    const worker = take()
    try {
      const answer = await withTimeout(answerOf<Answer>(worker, task, { name, signal }), timeoutMs, {
        onTimeout: () => {
          throw timedOut(name, timeoutMs)
        },
      })
      putBack(worker)
      return answer
    } catch (error) {
      await worker.terminate()
      if (isClosed) throw closed(name)
      if (!signal?.aborted) log.warn({ err: error }, `A worker that ${name} couldn’t finish a task.`)
      throw error
    }
  }

  return {
    async run(task, { owner, signal } = {}) {
      const release = await semaphore.acquire({ owner, signal })
      return runNow(task, signal).finally(release)
    },
    async close() {
      isClosed = true
      await Promise.all([...workers].map((worker) => worker.terminate()))
    },
  }
}

/** From source a worker's file is beside its engine's; the build puts it beside the server's own file. */
export const spawnWorker = (file: string, here: string, limits: ResourceLimits = {}): Worker =>
  new Worker(new URL(here.endsWith('.ts') ? `.//${file}.ts` : `.//${file}.js`, here), {
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB, ...limits },
  })

/** A thread has one task at a time, so its next message is the answer to this one. */
function answerOf<Answer>(
  worker: Worker,
  task: unknown,
  { name, signal }: { name: string; signal: AbortSignal | undefined },
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const fail = (cause: unknown) => reject(crashed(name, cause))
  const end = () => reject(crashed(name))
  const cancel = () => reject(canceled(name))
  worker.once('message', resolve).once('error', fail).once('exit', end)
  signal?.addEventListener('abort', cancel, { once: true })
  worker.postMessage(task)
  return promise.finally(() => {
    worker.off('message', resolve).off('error', fail).off('exit', end)
    signal?.removeEventListener('abort', cancel)
  })
}
