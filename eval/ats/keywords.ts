import { readPosting } from '#shared/ats/posting/read-posting.ts'
import { languageOf, stopWords } from '#shared/text/stop-words.ts'
import { tokensOf } from '#shared/text/tokens.ts'

export type Marking = { readonly precision: number; readonly recall: number }

/** What our reading of a posting names, in the posting's own words. */
const keywordsFound = (text: string): readonly string[] => readPosting(text).terms.map(({ form }) => form)

/** A way of finding terms; a baseline may learn how rare words are from all texts that it will meet. */
type Finder = (texts: readonly string[]) => (text: string) => readonly string[]

/** The heaviest words of a posting, as many as we name terms in it, so that none is ahead by saying more. */
const heaviest =
  (weigh: (count: number, length: number, averageLength: number) => number): Finder =>
  (texts) => {
    const all = texts.map(markedWords)
    const holding = Map.groupBy(
      all.flatMap((words) => [...new Set(words)]),
      (word) => word,
    )
    const average = all.reduce((sum, words) => sum + words.length, 0) / all.length
    const rarity = (word: string) => {
      const holders = holding.get(word)?.length ?? 0
      return Math.log(1 + (all.length - holders + 0.5) / (holders + 0.5))
    }
    return (text) => {
      const words = markedWords(text)
      const weights = [...Map.groupBy(words, (word) => word)].map(
        ([word, { length }]) => [word, weigh(length, words.length, average) * rarity(word)] as const,
      )
      const first = weights.toSorted((a, b) => b[1] - a[1])
      return first.slice(0, keywordsFound(text).length).map(([word]) => word)
    }
  }

/** Ours and what stands for each of the three baselines: the words that each of them lets count. */
export const FINDERS: Readonly<Record<string, Finder>> = {
  'share of words': () => markedWords,
  BM25: heaviest((count, length, average) => (count * 2.2) / (count + 1.2 * (0.25 + (0.75 * length) / average))),
  'TF-IDF cosine': heaviest((count) => 1 + Math.log(count)),
  ours: () => keywordsFound,
}

function markedWords(text: string): readonly string[] {
  const words = tokensOf(text).map(({ folded }) => folded)
  const stops = stopWords(languageOf(words))
  return words.filter((word) => !stops.has(word))
}
