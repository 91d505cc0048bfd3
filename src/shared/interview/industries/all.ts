import type { Industry } from '#shared/interview/types.ts'

/** Every field of work that has questions of its own, in the order in which they are offered. */
export const INDUSTRIES: readonly Industry[] = []
