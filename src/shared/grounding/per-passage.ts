import type { Passage } from '#shared/grounding/types.ts'
import { oncePer } from '#shared/text/once-per.ts'

/** Computes something from a passage once, however many lines are checked against it. */
export const perPassage = <T>(compute: (passage: Passage) => T): ((passage: Passage) => T) => oncePer(compute)
