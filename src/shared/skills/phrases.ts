import { packedSkills } from '#shared/packed/skills.ts'
import type { Phrase } from '#shared/skills/phrase.ts'
import { unpackPhrases } from '#shared/skills/unpack-phrases.ts'
import type { Language } from '#shared/text/languages.ts'

/** Phrases by the stem of their first word, the longest first. */
export type Phrases = ReadonlyMap<string, readonly Phrase[]>

/** All spellings of a language; English ones, names among them, count in every language. */
export function phrasesIn(language: Language): Phrases {
  phrasesOf ??= unpackPhrases(packedSkills)
  ALL[language] ??= indexed(phrasesOf(language))
  return ALL[language]
}

// Unpacked on first use, so that a page that scores nothing does not wait for it.
let phrasesOf: ReturnType<typeof unpackPhrases> | undefined
const ALL: Partial<Record<Language, Phrases>> = {}

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
