import { MAX_FILE_BYTES, UnreadableFileError } from '#shared/read-file/unreadable-file.ts'
import type { Answer, Asks, FileRead } from '#web/features/read-file/worker-messages.ts'
import { isUnreadable } from '#web/features/read-file/is-unreadable.ts'

/** A file that was read in this browser. `close` frees its memory. */
export type OpenFile = {
  /** Distinguishes opened files, even if they have the same name. */
  readonly id: number
  readonly read: FileRead
  /** An image of a page (the first is 1) with the given width. */
  readonly draw: (page: number, width: number) => Promise<ImageBitmap>
  readonly close: () => void
}

let opened = 0

/**
 * Reads a PDF or DOCX in a worker of this browser; it never leaves the device.
 * Throws `UnreadableFileError` if the file can't be read, and an ordinary error if the readers can't be loaded.
 */
export async function openFile(file: Pick<File, 'size' | 'arrayBuffer'>): Promise<OpenFile> {
  if (file.size > MAX_FILE_BYTES)
    throw new UnreadableFileError({ code: 'too-large', megabytes: MAX_FILE_BYTES / 1024 / 1024 })
  const { ask, close } = startReader()
  try {
    const read = await ask('read', await bytesOf(file))
    opened += 1
    return { id: opened, read, draw: (page, width) => ask('draw', { page, width }), close }
  } catch (error) {
    close()
    throw error
  }
}

async function bytesOf(file: Pick<File, 'arrayBuffer'>): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch (error) {
    throw isUnreadable(error) ? new UnreadableFileError({ code: 'unreadable' }) : error
  }
}

type Waiting = { readonly resolve: (value: never) => void; readonly reject: (error: unknown) => void }

function startReader() {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, Waiting>()
  let last = 0
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const { resolve, reject } = waiting.get(data.id) ?? {}
    waiting.delete(data.id)
    // An answer has the type of its question: the worker gives it the same id.
    if ('value' in data) resolve?.(data.value as never)
    else reject?.('refusal' in data ? new UnreadableFileError(data.refusal) : new Error(data.fault))
  })
  worker.addEventListener('error', ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message || 'The reader could not be started'))
    waiting.clear()
  })
  const ask = <K extends keyof Asks>(kind: K, question: Asks[K]['ask']): Promise<Asks[K]['answer']> =>
    new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve, reject })
      worker.postMessage({ id: last, kind, ask: question })
    })
  return { ask, close: () => worker.terminate() }
}
