import type { Competency } from '#shared/coach/types.ts'
import type { Phrases } from '#shared/text/phrases.ts'

type Words = readonly string[]

/** The verbs that say what the speaker did, as patterns of single words. */
export type DeedForms = {
  readonly subjects: { readonly i: Words; readonly we: Words; readonly others: Words }
  /** Those of `any` tell their person only by the nearest subject. */
  readonly auxiliaries: { readonly i: Words; readonly we: Words; readonly others: Words; readonly any: Words }
  /** Finite past forms. */
  readonly past: { readonly i: Words; readonly we: Words }
  /** Whether a past form tells its person only together with a subject. */
  readonly needsSubject: boolean
  readonly participles: Words
  /** What was done to the speaker is no deed. */
  readonly passive: Words
  /** States and wishes. */
  readonly notDeeds: Words
}

/** `RubricWords` of a language as data/coach-rubric has them. */
export type PackedRubric = Readonly<Record<PhraseKey, Phrases>> & {
  readonly hesitations: Words
  readonly fillersBetweenCommas: Words
  readonly steps: Words
  readonly nameAfter: Words
  readonly areNounsCapitalized: boolean
  readonly numberWords: Words
  readonly deeds: DeedForms
  /** Words that are in any question. */
  readonly asking: Words
  readonly topics: Readonly<Record<Competency, Words>>
  readonly strengths: Words
  readonly changesOfJob: Words
  readonly general: { readonly role: Words; readonly curveball: Words }
  readonly industries: Readonly<Record<string, Words>>
}

export const PHRASE_KEYS = [
  'fillers',
  'hedges',
  'links',
  'examples',
  'vague',
  'i',
  'we',
  'when',
  'where',
  'problem',
  'task',
  'sharedTask',
  'goal',
  'outcome',
  'announcesEnd',
  'change',
  'vagueEnd',
  'hypothetical',
  'insult',
  'instructions',
] as const
type PhraseKey = (typeof PHRASE_KEYS)[number]
