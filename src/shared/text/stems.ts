import type { Language } from '#shared/text/languages.ts'

/**
 * A light stem of a folded word: without plural endings, and for German without case endings. For comparison only; the
 * result need not be a word.
 */
export const stemOf = (folded: string, language: Language): string =>
  folded.length < MIN_LENGTH || !LETTERS.test(folded) ? folded : STEMS[language](folded)

/** Shorter words are more often names and abbreviations than plurals: 'aws', 'ios', 'gas'. */
const MIN_LENGTH = 4
const LETTERS = /^\p{L}+$/u

const STEMS: Record<Language, (word: string) => string> = {
  en(word) {
    if (/(?:ss|us|is)$/.test(word)) return word
    if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
    if (/(?:x|z|ch|sh|ss)es$/.test(word)) return word.slice(0, -2)
    return word.endsWith('s') ? word.slice(0, -1) : word
  },
  de: (word) => shortened(word, word.replace(/(?:innen|in|ern|en|em|er|es|e|n|s)$/, '')),
  fr: (word) => shortened(word, word.replace(/(?:aux)$/, 'al').replace(/(?:es|e|s|x)$/, '')),
  es: (word) => shortened(word, word.replace(/ces$/, 'z').replace(/(?:as|os|es|a|o|e|s)$/, '')),
}

/** A stem must not get too short: 'mau' is not a stem of 'Mauern'. */
const shortened = (word: string, stem: string) => (stem.length < MIN_LENGTH ? word : stem)
