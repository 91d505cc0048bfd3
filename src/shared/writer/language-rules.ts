import type { AnswerResult } from '#shared/writer/assign-lines.ts'
import type { Span } from '#shared/writer/sentences.ts'
import type { AnsweredQuestion, Unused } from '#shared/writer/types.ts'

/** Why text couldn't become a line. */
export type RejectionReason = Unused['why']
/** The result for a piece of an answer. */
export type LineResult = { readonly line: string } | { readonly why: RejectionReason }

/** How the sentences of one language become lines. */
export type LanguageRules = {
  /** Whether the next sentence retracts a sentence or gives its credit to others. */
  readonly isRetracted: (next: string) => boolean
  /** Splits a sentence where a new first-person clause begins. */
  readonly clausesOf: (answer: string, sentence: Span) => readonly Span[]
  /** A clause as a line; `around` is the clause with its neighbors in the sentence. */
  readonly lineOf: (clause: string, around: string) => LineResult
  /** A whole sentence as a sentence of a summary. */
  readonly summaryOf: (sentence: string) => LineResult
  /** The skills that an answer names. */
  readonly skillsOf: (answered: AnsweredQuestion) => Pick<AnswerResult, 'lines' | 'unused'>
}
