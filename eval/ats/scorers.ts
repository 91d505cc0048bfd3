import { contextOf } from '#shared/ats/context.ts'
import { textFieldsOf } from '#shared/ats/text-fields.ts'
import { matchPosting } from '#shared/ats/match.ts'
import { ownWords } from '#shared/ats/own-words.ts'
import { readPosting } from '#shared/ats/posting/read-posting.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { richPlain } from '#shared/text/rich.ts'
import { stemOf } from '#shared/text/stems.ts'
import { languageOf, stopWords } from '#shared/text/stop-words.ts'
import { tokensOf } from '#shared/text/tokens.ts'
import { remembered } from '../remembered.ts'

/** Tells how well a resume fits a posting; only the order of its numbers matters. */
type Scorer = (posting: string, resume: ResumeContent) => number
/** Makes a scorer that may learn how rare words are from all texts that it will meet. */
export type Making = (texts: readonly string[]) => Scorer

export const textOf = remembered((resume: ResumeContent): string =>
  textFieldsOf(resume)
    .map(({ text }) => richPlain(text))
    .join('\n'),
)

/** Every baseline gets our words: without stop words, endings folded. */
const termsOf = remembered((text: string): readonly string[] => {
  const words = tokensOf(text).map(({ folded }) => folded)
  const language = languageOf(words)
  return words.filter((word) => word.length > 1 && !stopWords(language).has(word)).map((word) => stemOf(word, language))
})

/** Ours. It learns nothing from the texts: a person has one resume and one posting. */
const ours: Making = () => {
  const context = remembered((resume: ResumeContent) => contextOf(resume, '2026-01-01'))
  const posting = remembered(readPosting)
  return (text, resume) => matchPosting(ownWords(context(resume), posting(text)).context, posting(text)).exactCoverage
}

/** Share of the posting's words that the resume has: what most tools do. */
const share: Making = () => (posting, resume) => {
  const [wanted, had] = [new Set(termsOf(posting)), new Set(termsOf(textOf(resume)))]
  return [...wanted].filter((word) => had.has(word)).length / Math.max(1, wanted.size)
}

/** Okapi BM25 with the usual constants, the posting as the query. */
const bm25: Making = (texts) => {
  const { rarity, averageLength } = corpusOf(texts)
  return (posting, resume) => {
    const counts = countsOf(termsOf(textOf(resume)))
    const length = [...counts.values()].reduce((sum, count) => sum + count, 0)
    return [...new Set(termsOf(posting))].reduce((sum, word) => {
      const count = counts.get(word) ?? 0
      return sum + (rarity(word) * count * 2.2) / (count + 1.2 * (0.25 + (0.75 * length) / averageLength))
    }, 0)
  }
}

/** Cosine of the two texts' words, weighted by how rare they are. */
const cosine: Making = (texts) => {
  const { rarity } = corpusOf(texts)
  const vectorOf = remembered(
    (text: string) =>
      new Map([...countsOf(termsOf(text))].map(([word, count]) => [word, (1 + Math.log(count)) * rarity(word)])),
  )
  const size = (vector: Map<string, number>) =>
    Math.sqrt([...vector.values()].reduce((sum, value) => sum + value ** 2, 0))
  return (posting, resume) => {
    const [one, other] = [vectorOf(posting), vectorOf(textOf(resume))]
    const product = [...one].reduce((sum, [word, value]) => sum + value * (other.get(word) ?? 0), 0)
    return product / Math.max(1e-9, size(one) * size(other))
  }
}

export const SCORERS: Readonly<Record<string, Making>> = {
  'share of words': share,
  BM25: bm25,
  'TF-IDF cosine': cosine,
  ours,
}

function countsOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

function corpusOf(texts: readonly string[]) {
  const all = texts.map(termsOf)
  const holding = countsOf(all.flatMap((words) => [...new Set(words)]))
  return {
    rarity: (word: string) =>
      Math.log(1 + (all.length - (holding.get(word) ?? 0) + 0.5) / ((holding.get(word) ?? 0) + 0.5)),
    averageLength: all.reduce((sum, words) => sum + words.length, 0) / all.length,
  }
}
