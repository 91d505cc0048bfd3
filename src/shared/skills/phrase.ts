import { RESUME_LANGUAGES, type ResumeLanguage } from '#shared/resume/schema.ts'
import type { KnownSkill, Skill } from '#shared/skills/skill.ts'
import { stemOf } from '#shared/text/stems.ts'
import { tokensOf } from '#shared/text/tokens.ts'

/** One spelling of a skill, as the matcher looks for it. */
export type Phrase = {
  readonly skill: KnownSkill
  /** Stems of its words in the language that it belongs to. */
  readonly stems: readonly string[]
  /** The usual spelling, not another one. */
  readonly isLabel: boolean
  /** For a spelling that is a common word as well: exactly so, and near one of these. */
  readonly careful: { readonly words: readonly string[]; readonly near: ReadonlySet<string> } | null
}

/** The spellings of a skill in a language, each once by its stems; those that are common words as well come last. */
export function phrasesOf(skill: Skill, language: ResumeLanguage): readonly Phrase[] {
  const careful = language === 'en' ? (skill.careful ?? {}) : {}
  const forms = language === 'en' ? [skill.label, ...(skill.aliases ?? [])] : (skill[language] ?? [])
  const plain = forms
    .filter((form) => !Object.hasOwn(careful, form))
    .map((form) => ({ skill, stems: stemsIn(form, language), isLabel: form === skill.label, careful: null }))
  const keys = plain.map(({ stems }) => stems.join(' '))
  return [
    // Of two that are found alike the first one counts.
    ...plain.filter((_, at) => keys.indexOf(keys[at] ?? '') === at),
    ...Object.entries(careful).map(([form, near]) => carefulPhrase(skill, form, nearStems(near.flatMap(foldedIn)))),
  ]
}

/** An English spelling that counts only as written, and near one of these stems. */
export function carefulPhrase(skill: KnownSkill, form: string, near: ReadonlySet<string>): Phrase {
  const words = tokensOf(form).map(({ text }) => text)
  return { skill, stems: stemsIn(form, 'en'), isLabel: form === skill.label, careful: { words, near } }
}

/** Stems of folded words in all languages: a neighbour is met in any of them. */
export const nearStems = (folded: readonly string[]): ReadonlySet<string> =>
  new Set(folded.flatMap((word) => RESUME_LANGUAGES.map((language) => stemOf(word, language))))

export const foldedIn = (text: string): readonly string[] => tokensOf(text).map(({ folded }) => folded)

export const stemsIn = (text: string, language: ResumeLanguage): readonly string[] =>
  foldedIn(text).map((folded) => stemOf(folded, language))
