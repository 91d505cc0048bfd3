import type { Unused } from '#shared/writer/types.ts'
import type { Clause } from '#shared/ai/embedded/clauses.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

/** A line in the making, and all that it is made of. */
export type Draft = {
  readonly text: string
  readonly words: readonly Word[]
  readonly kind: 'action' | 'duty' | 'fact'
  /** The sentence that it ends in. */
  readonly sentence: number
  readonly verbatim: boolean
  /** Whole sentences, with nothing left out but fillers. */
  readonly isAsSaid?: boolean
  /** 'We' did it, or one or two others who are named beside whoever speaks. */
  readonly isShared?: 'team' | 'jointly' | undefined
  /** It has no verb. */
  readonly isPhrase?: boolean
  /** A fact that stands after the deed, behind a semicolon, and claims no cause. */
  readonly beside?: Pick<Draft, 'text' | 'words'>
}
export type Left = { readonly words: readonly Word[]; readonly why: Unused['why'] }
export type Drafted = {
  readonly drafts: readonly Draft[]
  readonly left: readonly Left[]
  /** Where words of clauses stand that a later sentence takes back, or gives to others. */
  readonly withdrawn: ReadonlySet<number>
}
/** A clause with its place and all that was said before it. */
export type Part = {
  readonly clause: Clause
  readonly sentence: number
  readonly before: readonly Word[]
  /** The thing that the clause before was about. */
  readonly subjectBefore: readonly Word[]
  /** The next clause goes on without a connector: what tells when belongs to it. */
  readonly isIntroducing: boolean
}

/** A deed and the fact beside it as one line. */
export const whole = ({ beside, ...draft }: Draft): Draft =>
  beside ? { ...draft, text: `${draft.text}; ${beside.text}`, words: [...draft.words, ...beside.words] } : draft
