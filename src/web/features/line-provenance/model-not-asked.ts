import type { FallbackReason } from '#shared/interview/schemas.ts'

/** Why nothing was sent to a language model: of no other reason may it be said that none has seen an answer. */
export const MODEL_NOT_ASKED: ReadonlySet<FallbackReason> = new Set(['budget', 'too-long'])
