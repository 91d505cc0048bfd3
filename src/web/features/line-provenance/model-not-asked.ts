import type { FallbackReason } from '#shared/interview/schemas.ts'

/** Reasons for which nothing was sent to a language model: only then may we say that none has seen the answers. */
export const MODEL_NOT_ASKED: ReadonlySet<FallbackReason> = new Set(['budget', 'too-long'])
