import type { Skill } from '#shared/skills/skill.ts'
import { LANGUAGES, type Language } from '#shared/text/languages.ts'
import { stemOf } from '#shared/text/stems.ts'
import { tokensOf } from '#shared/text/tokens.ts'

/** One spelling of a skill, as the matcher looks for it. */
export type Phrase = {
  readonly skill: Skill
  /** Stems of its words in the language that it belongs to. */
  readonly stems: readonly string[]
  /** The usual spelling, not another one. */
  readonly isLabel: boolean
  /** For a spelling that is a common word as well: exactly these words, and near one of these stems. */
  readonly careful: { readonly words: readonly string[]; readonly near: ReadonlySet<string> } | null
}

/** An English spelling that counts only as written, and near one of these stems. */
export function carefulPhrase(skill: Skill, form: string, near: ReadonlySet<string>): Phrase {
  const words = tokensOf(form).map(({ text }) => text)
  return { skill, stems: stemsIn(form, 'en'), isLabel: form === skill.label, careful: { words, near } }
}

/** Stems of folded words in all languages, since a neighbor may be in any of them. */
export const nearStems = (folded: readonly string[]): ReadonlySet<string> =>
  new Set(folded.flatMap((word) => LANGUAGES.map((language) => stemOf(word, language))))

export const foldedIn = (text: string): readonly string[] => tokensOf(text).map(({ folded }) => folded)

export const stemsIn = (text: string, language: Language): readonly string[] =>
  foldedIn(text).map((folded) => stemOf(folded, language))
