import { readPosting } from '#shared/ats/posting/read-posting.ts'
import { languageOf, stopWords } from '#shared/text/stop-words.ts'
import { tokensOf } from '#shared/text/tokens.ts'

export type Marking = { readonly precision: number; readonly recall: number }

/** What our reading of a posting names, in the posting's own words. */
export const keywordsFound = (text: string): readonly string[] => readPosting(text).terms.map(({ form }) => form)

export function markedWords(text: string): readonly string[] {
  const words = tokensOf(text).map(({ folded }) => folded)
  const stops = stopWords(languageOf(words))
  return words.filter((word) => !stops.has(word))
}
