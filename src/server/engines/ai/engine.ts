import { embeddedEngine } from '#shared/ai/embedded/engine.ts'
import type { WriteRequest, Written } from '#shared/ai/types.ts'
import type { FellBack } from '#shared/contract/ai.ts'
import type { PersonalInfo } from '#shared/resume/schema.ts'

/** For whom something is written, and what of theirs must not leave the process. */
export type Asker = {
  /** Null for visitors without an account: they get the embedded engine only. */
  readonly userId: string | null
  readonly personalInfo: PersonalInfo
  /** Aborted when the visitor has gone away. */
  readonly signal: AbortSignal
}
export type Writing = {
  readonly written: Written
  readonly engine: 'embedded' | 'llm'
  /** Why the embedded engine answered where a model was set; null otherwise. */
  readonly fellBack: FellBack | null
}

/** Whatever writes from answers; it always answers, for the embedded engine is always there. */
export type AiWriters = {
  readonly name: 'embedded' | 'llm'
  readonly write: (request: WriteRequest, asker: Asker) => Promise<Writing>
}

export function embeddedWriters(): AiWriters {
  const embedded = embeddedEngine()
  return {
    name: 'embedded',
    write: async (request) => ({ written: await embedded.write(request), engine: 'embedded', fellBack: null }),
  }
}
