import { readPosting, type Posting, type PostingTerm } from '#shared/ats/posting/read-posting.ts'
import { languageOf, stopWords } from '#shared/text/stop-words.ts'
import { tokensOf } from '#shared/text/tokens.ts'
import type { LabelledPosting } from './types.ts'

export type Marking = { readonly precision: number; readonly recall: number }

/** What our reading of a posting names, in the posting's own words: every spelling of it. */
const keywordsFound = (text: string): readonly string[] => {
  const posting = readPosting(text)
  return posting.terms.flatMap((term) => spellingsIn(posting, term))
}

/** What our reading takes for demanded. */
export const MUST_HAVES = (text: string): readonly string[] => {
  const posting = readPosting(text)
  return posting.terms.filter(({ need }) => need === 'must').flatMap((term) => spellingsIn(posting, term))
}

const spellingsIn = ({ text }: Posting, { places }: PostingTerm) => places.map(([from, to]) => text.slice(from, to))

/** A found term is right when it and a marked one are the same words, or one holds the other whole. */
export function marking(
  postings: readonly LabelledPosting[],
  find: (text: string) => readonly string[],
  need: 'must' | 'all',
): Marking {
  const all = postings.map(({ text, mustHaves, niceToHaves }) => {
    const found = [...new Set(find(text).map((term) => term.toLowerCase()))]
    const terms = need === 'must' ? mustHaves : [...mustHaves, ...niceToHaves]
    const marked = [...new Set(terms.map((term) => term.toLowerCase()))]
    return {
      right: found.filter((term) => marked.some((other) => isSame(term, other))).length,
      found: found.length,
      hit: marked.filter((term) => found.some((other) => isSame(term, other))).length,
      marked: marked.length,
    }
  })
  const sum = (key: 'right' | 'found' | 'hit' | 'marked') => all.reduce((total, one) => total + one[key], 0)
  return { precision: sum('right') / sum('found'), recall: sum('hit') / sum('marked') }
}

function isSame(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return ` ${long.replace(/[^\p{L}\p{N}+#.]+/gu, ' ')} `.includes(` ${short.replace(/[^\p{L}\p{N}+#.]+/gu, ' ')} `)
}

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
