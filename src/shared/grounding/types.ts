import type { Language } from '#shared/text/languages.ts'

/** How a line goes beyond its source. */
type ViolationKind =
  | 'number'
  | 'range'
  | 'unit'
  | 'currency'
  | 'date'
  | 'name'
  | 'tool'
  | 'employer'
  | 'title'
  | 'polarity'
  | 'ownership'
  /** A change is claimed as the person's own work, but the source names no cause. */
  | 'cause'
  /** Praise or reach that the source doesn't mention: 'award-winning', 'national'. */
  | 'praise'
  /** An action or thing that the source doesn't mention at all: 'Negotiated contracts' for 'I worked at the till'. */
  | 'claim'
  /** The quote is in none of the answers. */
  | 'source'

/** A kind of invention and the words of the line that contain it. */
export type Violation = { readonly kind: ViolationKind; readonly what: string }

/** Everything a line may rest on, as it was typed or spoken. */
export type Evidence = {
  /** The passage that the line cites, word for word. */
  readonly quote?: string
  readonly answers: readonly string[]
  /** Names in the resume: employers, projects, skills, positions. */
  readonly known: readonly string[]
}

/** What a text is: a line of a resume, the name of a skill, or a comment to the person about an answer. */
export type TextKind = 'line' | 'skill' | 'remark'

/** A line and its source, parsed once for all checks. */
export type Reading = {
  readonly kind: TextKind
  readonly line: Passage
  readonly source: Passage
  readonly known: Passage
  readonly language: Language
  readonly denied: { readonly line: readonly Denied[]; readonly source: readonly Denied[] }
}

/** Why something wasn't done: denied, only hoped for, tried or planned, or replaced by something else. */
export type Denial = 'negation' | 'hedge' | 'contrast'

/** A denial in a passage: what it is about, and the words it covers. */
export type Denied = {
  readonly kind: Denial
  /** The action or thing itself: 'missed' in 'never missed a deadline'. */
  readonly core: readonly Word[]
  /** The rest of its clause. */
  readonly reach: readonly Word[]
  /** It denies a thing ('no complaints') rather than an action. */
  readonly isThing: boolean
}

/** A text and its words. */
export type Passage = { readonly text: string; readonly words: readonly Word[] }

export type Word = {
  readonly text: string
  /** Lowercase, without accents, with straight apostrophes. */
  readonly lower: string
  readonly start: number
  readonly end: number
  /** Index among the words of the passage. */
  readonly index: number
  /** The sentence and clause of the text that contain it, from 0. */
  readonly sentence: number
  readonly clause: number
  /** It begins its sentence, so its capital letter means nothing. */
  readonly isFirst: boolean
}
