import type { ResumeLanguage } from '#shared/resume/schema.ts'

/** What a line says without ground. */
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
  /** A change is claimed as one's own work though nobody said what caused it. */
  | 'cause'
  /** Praise or reach that nobody spoke of: 'award-winning', 'national'. */
  | 'praise'
  /** A deed or thing of which no word was said: 'Negotiated contracts' for 'I worked at the till'. */
  | 'claim'
  /** The place that it is said to come from is in no answer. */
  | 'source'

/** A kind of invention and the words of the line that hold it. */
export type Violation = { readonly kind: ViolationKind; readonly what: string }

/** What a line may rest on, all of it as it was typed or spoken. */
export type Said = {
  /** The place that the line is said to come from, word for word. */
  readonly quote?: string
  readonly answers: readonly string[]
  /** Names of the resume at hand: employers, projects, skills, positions. */
  readonly known: readonly string[]
}

/** What a text is: a line of a resume, the name of a skill, or something that is said to the person about an answer. */
export type TextKind = 'line' | 'skill' | 'remark'

/** A line and all that was said, read once for all checks. */
export type Reading = {
  readonly kind: TextKind
  readonly line: Passage
  readonly said: Passage
  readonly known: Passage
  readonly language: ResumeLanguage
  readonly denied: { readonly line: readonly Denied[]; readonly said: readonly Denied[] }
}

/** How something is said not to have been done: denied, only wished for, tried or planned, or something else instead. */
export type Denial = 'negation' | 'hedge' | 'contrast'

/** A denial in a passage: what it is about, and what else stands in its reach. */
export type Denied = {
  readonly sort: Denial
  /** The deed or thing itself: 'missed' in 'never missed a deadline'. */
  readonly core: readonly Word[]
  /** Whatever follows in its clause. */
  readonly reach: readonly Word[]
  /** It denies a thing ('no complaints') rather than a deed. */
  readonly isThing: boolean
}

/** A text and its words. */
export type Passage = { readonly text: string; readonly words: readonly Word[] }

/** One word of a text. */
export type Word = {
  readonly text: string
  /** Lower case, without accents, with straight apostrophes. */
  readonly lower: string
  readonly start: number
  readonly end: number
  /** Its place among the words of its passage. */
  readonly at: number
  /** Which sentence and which clause of the text it stands in, from 0. */
  readonly sentence: number
  readonly clause: number
  /** It begins its sentence, so that its capital says nothing. */
  readonly isFirst: boolean
}
