import { openThread, startWorker, type ThreadOptions } from '#server/engines/workers/task-worker.ts'
import type { WriteRequest, Written } from '#shared/writer/types.ts'

export type Grounding = { readonly written: Written; readonly request: WriteRequest }
/** Takes out of what was written whatever was not said, and names what was said and not written. */
export type Ground = (written: Written, request: WriteRequest, signal: AbortSignal) => Promise<Written>

/** Milliseconds for one interview, the start of the thread included; the longest talk takes three seconds. */
const GROUND_TIME = 20_000
const QUEUE = 50

/** The check of what a model wrote, in a thread of its own. Throws what threads throw. */
export function openGrounding(log: ThreadOptions['log']): {
  readonly ground: Ground
  readonly close: () => Promise<void>
} {
  const start = () => startWorker('grounding-worker', import.meta.url)
  const thread = openThread<Grounding, Written>({ log, name: 'checks lines', most: GROUND_TIME, queue: QUEUE, start })
  return {
    ground: (written, request, signal) => thread.ask({ written, request }, signal),
    close: thread.close,
  }
}
