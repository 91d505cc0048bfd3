import type { Answered } from '#shared/writer/placed.ts'
import type { Span } from '#shared/writer/sentences.ts'
import type { Told, Unused } from '#shared/writer/types.ts'

/** Why words became no line. */
export type Why = Unused['why']
/** What became of a piece of an answer. */
export type Worded = { readonly line: string } | { readonly why: Why }

/** How the sentences of one language become lines. */
export type LanguageRules = {
  /** Whether the sentence after it takes a sentence back or gives its credit to others. */
  readonly isTakenBack: (next: string) => boolean
  /** A sentence parted where a new clause of the first person begins. */
  readonly clausesOf: (answer: string, sentence: Span) => readonly Span[]
  /** A clause as a line; `around` is the clause with its neighbors in the sentence. */
  readonly lineOf: (clause: string, around: string) => Worded
  /** A whole sentence as a sentence of a summary. */
  readonly summaryOf: (sentence: string) => Worded
  /** The skills that an answer names. */
  readonly skillsOf: (told: Told) => Pick<Answered, 'lines' | 'unused'>
}
