import type { Competency, Kind } from '#shared/coach/types.ts'
import type { Deed } from '#shared/coach/rubric/verbs.ts'
import type { Word } from '#shared/coach/rubric/sentence.ts'

type Words = ReadonlySet<string>

/**
 * What the criteria look for in the words of one language. The patterns are global and match the words of a sentence,
 * in lower case with single spaces between them.
 */
export type RubricWords = {
  /** Voiced pauses. */
  readonly voiced: Words
  /** Words that fill, words that take back, and words that fill only between commas. */
  readonly fillers: RegExp
  readonly hedges: RegExp
  readonly fillersBetweenCommas: Words
  /** Where a spoken sentence without punctuation is split. Matches one word. */
  readonly step: RegExp
  /** Whether words so far need more to be a sentence, so that none is split there. */
  readonly isOpen: (words: readonly Word[]) => boolean
  /** What links sentences. */
  readonly links: RegExp
  readonly examples: RegExp
  readonly vague: RegExp
  /** The speaker, alone and with others, as the one who acts. */
  readonly i: RegExp
  readonly we: RegExp
  /** When something was; where, in which role, or with whom; and what was wrong or new. */
  readonly when: RegExp
  readonly where: RegExp
  readonly problem: RegExp
  /** A capitalized word after one of these is the name of an employer: 'at Harlow Foods'. */
  readonly nameAfter: Words
  /** Whether nouns are capitalized, so that capitals tell no names. */
  readonly areNounsCapitalized: boolean
  /** What the speaker had to achieve, said explicitly; the same for all together; and its measure. */
  readonly task: RegExp
  readonly sharedTask: RegExp
  readonly goal: RegExp
  /** What announces how it ended, and the clear ones among that. */
  readonly outcome: RegExp
  readonly announcesEnd: RegExp
  /** What changed, as others could check it; and what sounds like an end and says nothing. */
  readonly change: RegExp
  readonly vagueEnd: RegExp
  /** What would be done, instead of what was. */
  readonly hypothetical: RegExp
  readonly insult: RegExp
  /** Whether a sentence addresses the judge instead of answering. */
  readonly isInstruction: (plain: string) => boolean
  readonly numberWords: Words
  /** What 'I' or 'we' did in a sentence. */
  readonly deedsIn: (sentence: readonly Word[]) => readonly Deed[]
  readonly topics: Topics
}

/** What answers speak of, in roots of words. */
export type Topics = {
  readonly rootOf: (plain: string) => string
  /** Whether a root is one of a topic's. */
  readonly isIn: (roots: Words, root: string) => boolean
  /** Whether a word says what a question is about. */
  readonly tellsTopic: (plain: string) => boolean
  /** By the competency that a question asks for, and by words of its own. */
  readonly ofQuestion: (asked: { readonly question: string; readonly competency: Competency }) => readonly Words[]
  /** What an industry's work is about, by its id; empty for an unknown one. */
  readonly ofIndustry: (industry: string | null) => Words
  /** Words that are common in answers about work, whatever the question. */
  readonly isOfWork: (root: string) => boolean
  /** Words that are frequent in answers of a kind but in others too: alone they prove nothing. */
  readonly general: Partial<Readonly<Record<Kind, Words>>>
}
