import type { ResumeLanguage } from '#shared/resume/schema.ts'
import { knownPhrases } from '#shared/skills/known-phrases.ts'
import type { Phrase } from '#shared/skills/phrase.ts'

/** Phrases by the stem of their first word, the longest first. */
export type Phrases = ReadonlyMap<string, readonly Phrase[]>

/** All spellings of a language; English ones, names among them, count in every language. */
export function phrasesIn(language: ResumeLanguage): Phrases {
  ALL[language] ??= indexed(knownPhrases(language))
  return ALL[language]
}

// Made when first asked for: a page that scores nothing should not wait for it.
const ALL: Partial<Record<ResumeLanguage, Phrases>> = {}

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
