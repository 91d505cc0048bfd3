import { isContentWord } from '#shared/grounding/foreign-actors.ts'
import type { Passage, Reading, Violation, Word } from '#shared/grounding/types.ts'

/**
 * In German, French and Spanish: words of the line that the source has only in negated clauses, while the line negates
 * nothing. Coarser than in English, because the negation may come before or after the verb.
 */
export function foreignPolarityViolations({ line, source, language }: Reading): readonly Violation[] {
  if (language === 'en') return []
  const denies = DENIALS[language]
  const clauses = new Map(source.words.map((word) => [word.clause, isDenying(source, word, denies)]))
  if (line.words.some(({ lower }) => denies.test(lower))) return []
  return line.words.filter(isContentWord).flatMap((word) => {
    const mentions = source.words.filter(({ lower }) => lower === word.lower)
    const isDenied = mentions.length > 0 && mentions.every(({ clause }) => clauses.get(clause))
    const isUnsupported = line.words.every((word) => !source.words.some((other) => isAffirmed(word, other, clauses)))
    return isDenied && isUnsupported ? [{ kind: 'polarity' as const, what: word.text }] : []
  })
}

/** 'Nicht nur', 'pas seulement' and 'no solo' are not denials. */
function isDenying({ words }: Passage, { clause }: Word, denies: RegExp): boolean {
  const own = words.filter((word) => word.clause === clause).map(({ lower }) => lower)
  return own.some((lower, at) => denies.test(lower) && !/^(?:nur|seulement|solo|solamente)$/.test(own[at + 1] ?? ''))
}

/** A word of the line that the source also has in a clause without a denial. */
const isAffirmed = (word: Word, other: Word, clauses: ReadonlyMap<number, boolean>): boolean =>
  isContentWord(word) && word.lower === other.lower && !clauses.get(other.clause)

const DENIALS = {
  de: /^(?:nicht|nie|niemals|kein|keine|keinen|keinem|keiner|keines|ohne|niemand|nichts|kaum|weder|fast|beinahe|wollte|sollte|mochte|will)$/,
  fr: /^(?:ne|pas|jamais|aucun|aucune|sans|personne|rien|ni|presque|plus|voulais|devais|aimerais|voudrais|n'.*)$/,
  es: /^(?:no|nunca|jamas|ningun|ninguna|ninguno|sin|nadie|nada|ni|tampoco|casi|queria|quiero|debia|gustaria)$/,
} as const
