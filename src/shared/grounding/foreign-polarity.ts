import { isContentWord, type Foreign } from '#shared/grounding/foreign-actors.ts'
import { perPassage } from '#shared/grounding/per-passage.ts'
import type { Reading, Violation, Word } from '#shared/grounding/types.ts'

/**
 * In German, French and Spanish: words of the line that the source has only in negated clauses, while the line negates
 * nothing. Coarser than in English, because the negation may come before or after the verb.
 */
export function foreignPolarityViolations({ line, source, language }: Reading): readonly Violation[] {
  if (language === 'en') return []
  const denies = DENIALS[language]
  if (line.words.some(({ lower }) => denies.test(lower))) return []
  const { affirmed, mentioned } = SAID[language](source)
  const content = line.words.filter(isContentWord)
  if (content.some(({ lower }) => affirmed.has(lower))) return []
  return content
    .filter(({ lower }) => mentioned.has(lower))
    .map(({ text }) => ({ kind: 'polarity' as const, what: text }))
}

/** All words of a passage, and those in clauses that deny nothing. */
const saidIn = (language: Foreign) =>
  perPassage(({ words }): { readonly mentioned: ReadonlySet<string>; readonly affirmed: ReadonlySet<string> } => {
    const denied = deniedClauses(words, DENIALS[language])
    return {
      mentioned: new Set(words.map(({ lower }) => lower)),
      affirmed: new Set(words.filter(({ clause }) => !denied.has(clause)).map(({ lower }) => lower)),
    }
  })

/** 'Nicht nur', 'pas seulement' and 'no solo' are not denials. */
const deniedClauses = (words: readonly Word[], denies: RegExp): ReadonlySet<number> =>
  new Set(
    words.filter((word, at) => denies.test(word.lower) && !isOnly(word, words[at + 1])).map(({ clause }) => clause),
  )

const isOnly = ({ clause }: Word, after: Word | undefined): boolean =>
  after?.clause === clause && /^(?:nur|seulement|solo|solamente)$/.test(after.lower)

const DENIALS = {
  de: /^(?:nicht|nie|niemals|kein|keine|keinen|keinem|keiner|keines|ohne|niemand|nichts|kaum|weder|fast|beinahe|wollte|sollte|mochte|will)$/,
  fr: /^(?:ne|pas|jamais|aucun|aucune|sans|personne|rien|ni|presque|plus|voulais|devais|aimerais|voudrais|n'.*)$/,
  es: /^(?:no|nunca|jamas|ningun|ninguna|ninguno|sin|nadie|nada|ni|tampoco|casi|queria|quiero|debia|gustaria)$/,
} as const

const SAID = { de: saidIn('de'), fr: saidIn('fr'), es: saidIn('es') } as const
