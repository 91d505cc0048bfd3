/** Work in a worker thread that failed through no fault of its input. */
export class WorkerError extends Error {
  readonly code: 'timeout' | 'crashed' | 'closed' | 'busy' | 'canceled'

  constructor(code: WorkerError['code'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'WorkerError'
    this.code = code
  }
}

/** `name` is what the worker does: 'reads files'. */
export const timedOut = (name: string, ms: number) =>
  new WorkerError('timeout', `The worker that ${name} did not finish within ${ms} ms.`)

export const crashed = (name: string, cause?: unknown) =>
  new WorkerError('crashed', `The worker that ${name} ended during a task.`, { cause })

export const closed = (name: string) =>
  new WorkerError('closed', `The worker that ${name} is closed: the server is stopping.`)

export const busy = (name: string) => new WorkerError('busy', `Too many tasks are waiting for the worker that ${name}.`)

export const canceled = (name: string) => new WorkerError('canceled', `A task of the worker that ${name} was canceled.`)
