import { RESUME_LANGUAGES, type ResumeLanguage } from '#shared/resume/schema.ts'
import type { Skill } from '#shared/skills/skill.ts'
import { skills } from '#shared/skills/skills.ts'
import { stemOf } from '#shared/text/stems.ts'
import { tokensOf } from '#shared/text/tokens.ts'

/** One spelling of a skill, as the matcher looks for it. */
export type Phrase = {
  readonly skill: Skill
  /** Stems of its words in the language that it belongs to. */
  readonly stems: readonly string[]
  /** The usual spelling, not another one. */
  readonly isLabel: boolean
  /** For a spelling that is a common word as well: exactly so, and near one of these. */
  readonly careful: { readonly words: readonly string[]; readonly near: ReadonlySet<string> } | null
}
/** Phrases by the stem of their first word, the longest first. */
export type Phrases = ReadonlyMap<string, readonly Phrase[]>

/** All spellings of a language; English ones, names among them, count in every language. */
export function phrasesIn(language: ResumeLanguage): Phrases {
  ALL[language] ??= indexed(skills.flatMap((skill) => phrasesOf(skill, language)))
  return ALL[language]
}

// Made when first asked for: a page that scores nothing should not wait for it.
const ALL: Partial<Record<ResumeLanguage, Phrases>> = {}

function phrasesOf(skill: Skill, language: ResumeLanguage): Phrase[] {
  const careful = skill.careful ?? {}
  if (language !== 'en')
    return (skill[language] ?? []).map((form) => phraseOf(skill, form, language, form === skill.label))
  const plain = [skill.label, ...(skill.aliases ?? [])].filter((form) => !Object.hasOwn(careful, form))
  return [
    ...plain.map((form) => phraseOf(skill, form, 'en', form === skill.label)),
    ...Object.entries(careful).map(([form, near]) => phraseOf(skill, form, 'en', form === skill.label, near)),
  ]
}

function phraseOf(
  skill: Skill,
  form: string,
  language: ResumeLanguage,
  isLabel: boolean,
  near?: readonly string[],
): Phrase {
  const tokens = tokensOf(form)
  const careful = near && { words: tokens.map(({ text }) => text), near: new Set(near.flatMap(stemsOfAll)) }
  return { skill, stems: tokens.map(({ folded }) => stemOf(folded, language)), isLabel, careful: careful ?? null }
}

/** A neighbour is met in any language. */
const stemsOfAll = (words: string): string[] =>
  tokensOf(words).flatMap(({ folded }) => RESUME_LANGUAGES.map((language) => stemOf(folded, language)))

function indexed(phrases: readonly Phrase[]): Phrases {
  const index = new Map<string, Phrase[]>()
  for (const phrase of phrases.toSorted((a, b) => b.stems.length - a.stems.length)) {
    const [first] = phrase.stems
    if (first === undefined) continue
    const same = index.get(first)
    if (same) same.push(phrase)
    else index.set(first, [phrase])
  }
  return index
}
