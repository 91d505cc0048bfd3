import type { Language } from '#shared/text/languages.ts'
import type { Piece } from '#shared/writer/types.ts'

/** What a question of the interview is about; the names of the API. */
export const CATEGORIES = ['career_goals', 'achievements', 'projects', 'skills', 'values'] as const
export type Category = (typeof CATEGORIES)[number]

/** How experienced a person is; the names of the API. */
export const LEVELS = ['Entry-level', 'Mid-level', 'Senior', 'Lead', 'Executive'] as const
export type Level = (typeof LEVELS)[number]

/** The same text in every language of a resume. */
export type InLanguages<T = string> = Readonly<Record<Language, T>>

/** One question of a bank; its texts are in `question-texts.ts`. */
export type BankQuestion = {
  /** Unique in its bank and never changed, since saved answers refer to it: 'mid-achievements-1'. */
  readonly id: string
  readonly category: Category
  /** Pieces that an answer should contain, the most important first. */
  readonly asks: readonly Piece[]
}

/** A question for people of one level. */
type LevelQuestion = BankQuestion & { readonly level: Level }

/** A field of work with questions of its own. */
export type Industry = {
  /** 'healthcare' */
  readonly id: string
  /** The English one is the name in the API: 'Healthcare'. */
  readonly label: InLanguages
  /** Other names for it in any language, in lower case: 'nursing', 'pflege'. */
  readonly aliases: readonly string[]
  readonly questions: readonly LevelQuestion[]
}

/** A kind of work that is done in many fields, with questions for every level. */
export type Role = {
  /** 'role-software' */
  readonly id: string
  /** Id of the industry whose questions fit everyone who does this work; absent where they are about other work as well. */
  readonly industry?: string
  /** Words in titles that name it. '…arzt' matches every word with this ending, 'pflege…' every one with this beginning. */
  readonly names: InLanguages<readonly string[]>
  /** Words of any language that name it only where the title names no other: 'engineer'. */
  readonly looseNames?: readonly string[]
  /** Words for a position in a company: they name it only where the title names no occupation either: 'manager'. */
  readonly vagueNames?: readonly string[]
  /** One about an achievement, one about skills. */
  readonly questions: readonly BankQuestion[]
}
