import type { Worker } from 'node:worker_threads'
import { openThread, startWorker, type ThreadOptions } from '#server/engines/workers/task-worker.ts'
import type { WriteRequest, Written } from '#shared/writer/types.ts'
import type { FellBack, WritingStage } from '#shared/contract/ai.ts'
import type { PersonalInfo } from '#shared/resume/schema.ts'

/** For whom something is written, and what of theirs must not leave the process. */
export type Asker = {
  /** Null for visitors without an account: they get the embedded engine only. */
  readonly userId: string | null
  /** Several where it is not known which resume is meant. */
  readonly personalInfo: PersonalInfo | readonly PersonalInfo[]
  /** Aborted when the visitor has gone away. */
  readonly signal: AbortSignal
  /** Hears how far writing has come. */
  readonly onStage?: ((stage: WritingStage) => void) | undefined
}
export type Writing = {
  readonly written: Written
  readonly engine: 'embedded' | 'llm'
  /** Why the embedded engine answered where a model was set; null otherwise. */
  readonly fellBack: FellBack | null
}

/** Whatever writes from answers. */
export type AiWriters = {
  readonly write: (request: WriteRequest, asker: Asker) => Promise<Writing>
  readonly close: () => Promise<void>
}

type EmbeddedOptions = { readonly log: ThreadOptions['log']; readonly start?: () => Worker }

/** The embedded writer in a thread of its own, away from the event loop. Throws what threads throw. */
export function embeddedWriters({
  log,
  start = () => startWorker('writing-worker', import.meta.url),
}: EmbeddedOptions): AiWriters {
  const thread = openThread<WriteRequest, Written>({ log, name: 'writes', most: WRITE_TIME, queue: QUEUE, start })
  return {
    write: async (request, { signal }) => ({
      written: await thread.ask(request, signal),
      engine: 'embedded',
      fellBack: null,
    }),
    close: thread.close,
  }
}

/** Milliseconds for one interview, the start of the thread included; most take milliseconds. */
const WRITE_TIME = 30_000
const QUEUE = 50
