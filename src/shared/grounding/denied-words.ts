import type { Denied, Word } from '#shared/grounding/types.ts'
import { oncePer } from '#shared/text/once-per.ts'

/** Whether a denial of the same passage covers a word. */
export const isCovered = (word: Word, denials: readonly Denied[]): boolean => covered(denials).has(word)

/** The first denial of the same passage that is about a word. */
export const denialOf = (word: Word, denials: readonly Denied[]): Denied | undefined => byCore(denials).get(word)

/** Whether a word is what a denial is about, other than one that names what was done instead. */
export const isNotDone = (word: Word, denials: readonly Denied[]): boolean => notDone(denials).has(word)

/** The distinct words that denials cover, folded. */
export const coveredLowers = oncePer(
  (denials: readonly Denied[]): ReadonlySet<string> => new Set([...covered(denials)].map(({ lower }) => lower)),
)

// An answer may have thousands of denials, so no word is compared with all of them.
const covered = oncePer(
  (denials: readonly Denied[]): ReadonlySet<Word> => new Set(denials.flatMap(({ reach }) => reach)),
)

const byCore = oncePer(
  (denials: readonly Denied[]): ReadonlyMap<Word, Denied> =>
    new Map(denials.toReversed().flatMap((denied) => denied.core.map((word) => [word, denied] as const))),
)

const notDone = oncePer(
  (denials: readonly Denied[]): ReadonlySet<Word> =>
    new Set(denials.flatMap(({ kind, core }) => (kind === 'contrast' ? [] : core))),
)
