import type { Language } from '#shared/text/languages.ts'

/** What an answer should contain, so that a line of a resume can be made of it without inventing anything. */
export const PIECES = ['number', 'tool', 'own-part', 'result'] as const
export type Piece = (typeof PIECES)[number]

/** A section or entry of a resume; indexes refer to the resume in the request. */
export type Target =
  | { readonly part: 'summary' }
  | { readonly part: 'experience'; readonly index: number }
  | { readonly part: 'projects'; readonly index: number }
  | { readonly part: 'skills' }

/** One answer of the interview with the facts about its question. */
export type AnsweredQuestion = {
  readonly questionId: string
  readonly question: string
  readonly answer: string
  readonly target: Target
  /** The job is ongoing, so it is described in the present. */
  readonly current: boolean
  readonly asks: readonly Piece[]
}

/** What the resume already contains: it isn't repeated, and its names count as known. */
export type ResumeContext = {
  readonly experience: readonly { readonly company: string; readonly position: string; readonly current: boolean }[]
  readonly projects: readonly { readonly name: string }[]
  readonly skills: readonly string[]
}

export type WriteRequest = {
  readonly told: readonly AnsweredQuestion[]
  readonly atHand: ResumeContext
  /** The target job as typed; may be empty. A wish, never a fact about the person. */
  readonly targetRole: string
  readonly language: Language
}

/** The passage of an answer that a line was made from, word for word. */
type Source = { readonly questionId: string; readonly quote: string }

/** One generated line and its source. */
export type Line = {
  readonly text: string
  readonly source: Source
  /** Copied from the answer with only cleanup: nothing better could be written truthfully. */
  readonly verbatim: boolean
}

/**
 * Why text became no line. 'enough': stronger lines were written already; 'no-skill': it is in an answer about skills
 * but names none; 'maybe-skill': a name that only the person can confirm as a skill; 'untold': a language model used it
 * in no line and gave no reason.
 */
export const UNUSED_REASONS = [
  'negative',
  'unclear',
  'too-short',
  'ungrounded',
  // No longer produced, but stored reviews may contain it.
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

/** What an engine wrote; an entry without lines is absent. */
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

/** Writes from answers without a network. Always available, also when a model fails. */
export type AiEngine = {
  readonly name: 'embedded'
  readonly write: (request: WriteRequest) => Promise<Written>
}
