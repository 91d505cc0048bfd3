/** Work in a thread that broke off for no fault of what was given to it. */
export class ThreadFailed extends Error {
  readonly code: 'timeout' | 'crashed' | 'closed'

  constructor(code: ThreadFailed['code'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ThreadFailed'
    this.code = code
  }
}

/** `name` is what the thread does: 'reads files'. */
export const tookTooLong = (name: string, milliseconds: number) =>
  new ThreadFailed('timeout', `The thread that ${name} was not done within ${milliseconds} ms.`)

export const crashed = (name: string, cause?: unknown) =>
  new ThreadFailed('crashed', `The thread that ${name} ended at its work.`, { cause })

export const closed = (name: string) =>
  new ThreadFailed('closed', `The thread that ${name} is closed: the server is stopping.`)
