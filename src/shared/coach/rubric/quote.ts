import { matchesOf, type Place } from '#shared/coach/rubric/matches.ts'
import type { Answer } from '#shared/coach/rubric/read-answer.ts'
import type { Sentence } from '#shared/coach/rubric/sentence.ts'

/** Quotes shown for one criterion. */
const MOST = 3
/** A longer sentence is quoted around what counts. */
const WHOLE = 28
const AROUND = 10

/** The verbatim text of the answer around a place of a sentence. */
export function quoteAt({ text }: Answer, { words }: Sentence, { from, to }: Place): string {
  const [first, last] = words.length <= WHOLE ? [0, words.length] : [Math.max(0, from - AROUND), to + AROUND]
  return text.slice(words[first]?.start, (words[last - 1] ?? words.at(-1))?.end)
}

/** Quotes from sentences that match a pattern, the first match of each, at most three. */
export function quotesOf(answer: Answer, sentences: readonly Sentence[], pattern: RegExp): readonly string[] {
  const quotes: string[] = []
  for (const sentence of sentences) {
    if (quotes.length === MOST) break
    const [place] = matchesOf(sentence, pattern)
    if (place) quotes.push(quoteAt(answer, sentence, place))
  }
  return quotes
}

/** The places themselves, verbatim, without the text around them. */
export const exactly = ({ text }: Answer, { words }: Sentence, { from, to }: Place): string =>
  text.slice(words[from]?.start, words[to - 1]?.end)

export const someOf = (quotes: Iterable<string>): readonly string[] => [...new Set(quotes)].slice(0, MOST)
