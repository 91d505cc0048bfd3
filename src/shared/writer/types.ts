import type { Piece } from '#shared/interview/types.ts'
import type { ResumeLanguage } from '#shared/resume/schema.ts'

/** Where in a resume something belongs; indexes count in the resume at hand. */
export type Target =
  | { readonly part: 'summary' }
  | { readonly part: 'experience'; readonly index: number }
  | { readonly part: 'projects'; readonly index: number }
  | { readonly part: 'skills' }

/** One answer of the interview with what is known of its question. */
export type Told = {
  readonly questionId: string
  readonly question: string
  readonly answer: string
  readonly target: Target
  /** The work it is about goes on: it is told in the present. */
  readonly current: boolean
  readonly asks: readonly Piece[]
}

/** What the resume at hand says already, so that nothing is said twice and its names count as said. */
export type AtHand = {
  readonly experience: readonly { readonly company: string; readonly position: string; readonly current: boolean }[]
  readonly projects: readonly { readonly name: string }[]
  readonly skills: readonly string[]
}

export type WriteRequest = {
  readonly told: readonly Told[]
  readonly atHand: AtHand
  /** The job that the person is after, as typed; may be empty. It is a wish, never said of the person as a fact. */
  readonly targetRole: string
  readonly language: ResumeLanguage
}

/** The place in the answers that a line was made from, word for word. */
type Source = { readonly questionId: string; readonly quote: string }

/** One generated line and what it rests on. */
export type Line = {
  readonly text: string
  readonly source: Source
  /** It stands as it was said, only cleaned of what is no word of it: nothing better could be written truthfully. */
  readonly verbatim: boolean
}

/**
 * Why something that was said became no line; 'enough': stronger lines were written already; 'no-skill': it stands in an
 * answer about skills, and names none; 'maybe-skill': it is a name, and whether it is a skill only its owner knows;
 * 'untold': a language model made no line of it and did not say why.
 */
export const UNUSED_REASONS = [
  'negative',
  'unclear',
  'too-short',
  'ungrounded',
  // No writer gives it now; reviews that browsers keep still hold it.
  'repeated',
  'enough',
  'no-skill',
  'maybe-skill',
  'untold',
] as const
export type Unused = {
  readonly source: Source
  readonly why: (typeof UNUSED_REASONS)[number]
}

/** What an engine wrote; an entry that nothing was said of is absent. */
export type Written = {
  readonly summary: readonly Line[]
  readonly experience: readonly {
    readonly index: number
    readonly description: readonly Line[]
    readonly achievements: readonly Line[]
  }[]
  readonly skills: readonly Line[]
  readonly projects: readonly { readonly index: number; readonly description: readonly Line[] }[]
  readonly unused: readonly Unused[]
}

/** Something that writes from answers without a network; it is always there, and answers where a model fails. */
export type AiEngine = {
  readonly name: 'embedded'
  readonly write: (request: WriteRequest) => Promise<Written>
}
