import { isTelling } from '#shared/grounding/foreign-doers.ts'
import type { Passage, Reading, Violation, Word } from '#shared/grounding/types.ts'

/**
 * In German, French and Spanish: words of the line that were said only in clauses that deny, while the line denies
 * nothing. Coarser than in English, for there the denial may stand on either side of the deed.
 */
export function foreignPolarityViolations({ line, said, language }: Reading): readonly Violation[] {
  if (language === 'en') return []
  const denies = DENIALS[language]
  const clauses = new Map(said.words.map((word) => [word.clause, isDenying(said, word, denies)]))
  if (line.words.some(({ lower }) => denies.test(lower))) return []
  return line.words.filter(isTelling).flatMap((word) => {
    const mentions = said.words.filter(({ lower }) => lower === word.lower)
    const isDenied = mentions.length > 0 && mentions.every(({ clause }) => clauses.get(clause))
    const isTelling = line.words.every((one) => !said.words.some((other) => isPlainly(one, other, clauses)))
    return isDenied && isTelling ? [{ kind: 'polarity' as const, what: word.text }] : []
  })
}

/** 'Nicht nur', 'pas seulement' and 'no solo' deny nothing. */
function isDenying({ words }: Passage, { clause }: Word, denies: RegExp): boolean {
  const own = words.filter((word) => word.clause === clause).map(({ lower }) => lower)
  return own.some((lower, at) => denies.test(lower) && !/^(?:nur|seulement|solo|solamente)$/.test(own[at + 1] ?? ''))
}

/** A word of the line that was also said where nothing is denied. */
const isPlainly = (word: Word, other: Word, clauses: ReadonlyMap<number, boolean>): boolean =>
  isTelling(word) && word.lower === other.lower && !clauses.get(other.clause)

const DENIALS = {
  de: /^(?:nicht|nie|niemals|kein|keine|keinen|keinem|keiner|keines|ohne|niemand|nichts|kaum|weder|fast|beinahe|wollte|sollte|mochte|will)$/,
  fr: /^(?:ne|pas|jamais|aucun|aucune|sans|personne|rien|ni|presque|plus|voulais|devais|aimerais|voudrais|n'.*)$/,
  es: /^(?:no|nunca|jamas|ningun|ninguna|ninguno|sin|nadie|nada|ni|tampoco|casi|queria|quiero|debia|gustaria)$/,
} as const
