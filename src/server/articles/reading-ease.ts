import { proseOf } from '#server/articles/prose.ts'
import { syllablesOf } from '#shared/text/syllables.ts'

/**
 * How easily a text is read. `ease` is Flesch's: 206.835 − 1.015 words per sentence − 84.6 syllables per word, about 100
 * for a primer and 30 for a contract. `longest` begins with the longest sentence.
 */
export type ReadingEase = {
  readonly ease: number
  readonly wordsPerSentence: number
  readonly longest: readonly { readonly words: number; readonly text: string }[]
}

/** Measures the running text of Markdown; see `proseOf` for what that is. At least one word has to stand in it. */
export function measureReadingEase(markdown: string): ReadingEase {
  const sentences = proseOf(markdown).flatMap(sentencesOf)
  const words = sentences.flatMap(wordsOf)
  const syllables = words.reduce((total, word) => total + syllablesOf(word), 0)
  const wordsPerSentence = words.length / sentences.length
  return {
    ease: 206.835 - 1.015 * wordsPerSentence - (84.6 * syllables) / words.length,
    wordsPerSentence,
    longest: sentences.map((text) => ({ words: wordsOf(text).length, text })).toSorted((a, b) => b.words - a.words),
  }
}

/** A sentence ends with its mark or with its block; after a colon or semicolon it goes on. */
const sentencesOf = (block: string): string[] => block.split(END).filter((sentence) => wordsOf(sentence).length > 0)
/** What a blank parts; a word with a hyphen is one. */
const wordsOf = (sentence: string): string[] => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))

/** Before a capital or a figure, and not after a title or a single letter: 'Mrs. Okoro', 'J. Reyes', 'No. 3'. */
const END = /(?<=[.!?…][”’"')\]]*)(?<!\b(?:Mr|Mrs|Ms|Dr|St|No|vs|\p{L})\.)\s+(?=[“‘"'([]*[\p{Lu}\p{N}€$£])/u
