import type { ResumeLanguage } from '#shared/resume/schema.ts'

/** What a question of the interview is about; the wire's names. */
export const CATEGORIES = ['career_goals', 'achievements', 'projects', 'skills', 'values'] as const
export type Category = (typeof CATEGORIES)[number]

/** How far somebody has come; the wire's names. */
export const LEVELS = ['Entry-level', 'Mid-level', 'Senior', 'Lead', 'Executive'] as const
export type Level = (typeof LEVELS)[number]

/** What an answer should hold, so that a line of a resume can be made of it without inventing anything. */
export const PIECES = ['number', 'tool', 'own-part', 'result'] as const
export type Piece = (typeof PIECES)[number]

/** The same words in every language of a resume. */
export type InLanguages = Readonly<Record<ResumeLanguage, string>>

/** One question of a bank. */
export type BankQuestion = {
  /** Unique in its bank and stable for ever, since kept answers name it: 'mid-achievements-1'. */
  readonly id: string
  readonly category: Category
  readonly question: InLanguages
  /** Helps on when the mind is empty: asks for the piece that is most often missing. */
  readonly followUp: InLanguages
  /** Pieces that an answer to it should hold, the most telling first. */
  readonly asks: readonly Piece[]
}

/** A question for those who have come as far as its level. */
export type LevelQuestion = BankQuestion & { readonly level: Level }

/** A field of work with questions of its own. */
export type Industry = {
  /** 'healthcare' */
  readonly id: string
  /** The English one is the wire's name: 'Healthcare'. */
  readonly label: InLanguages
  /** Other names that it is asked for by, in any language, lower case: 'nursing', 'pflege'. */
  readonly aliases: readonly string[]
  readonly questions: readonly LevelQuestion[]
}

/** A kind of work that is done in many fields, with questions for every level. */
export type Role = {
  /** 'role-software' */
  readonly id: string
  /** The industry whose questions fit all who do this work, by its id; absent where they are about other work as well. */
  readonly industry?: string
  /** Words in titles that name it, parted by commas. '…arzt' names every word that ends so, 'pflege…' every one that begins so. */
  readonly names: InLanguages
  /** Words of any language that name it only where the title names no other: 'engineer'. */
  readonly looseNames?: string
  /** Words for a place in a company: they name it only where the title tells no occupation either: 'manager'. */
  readonly vagueNames?: string
  /** One about an achievement, one about skills. */
  readonly questions: readonly BankQuestion[]
}
