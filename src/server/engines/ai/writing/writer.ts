import type { Asker } from '#server/engines/ai/model/asker.ts'
import type { FallbackReason } from '#shared/interview/schemas.ts'
import type { WriteRequest, Written } from '#shared/writer/types.ts'

export type Writing = {
  readonly written: Written
  readonly engine: 'embedded' | 'llm'
  /** Why the embedded writer answered although a model is configured; null otherwise. */
  readonly fellBack: FallbackReason | null
}

/** Writes resume lines from interview answers. */
export type AiWriter = {
  readonly write: (request: WriteRequest, asker: Asker) => Promise<Writing>
  readonly close: () => Promise<void>
}
