/** A file that could not be read for no fault of its own. */
export class ReadingFailed extends Error {
  readonly code: 'timeout' | 'crashed' | 'closed'

  constructor(code: ReadingFailed['code'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ReadingFailed'
    this.code = code
  }
}

export const tookTooLong = (milliseconds: number) =>
  new ReadingFailed('timeout', `The file was not read within ${milliseconds} ms.`)

export const crashed = (cause?: unknown) =>
  new ReadingFailed('crashed', 'The thread that reads files ended while reading this one.', { cause })

export const closed = () => new ReadingFailed('closed', 'No more files are read: the server is stopping.')
