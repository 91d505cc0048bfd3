import type { Passage, Word } from '#shared/grounding/types.ts'
import { foldWord } from '#shared/text/tokens.ts'

/** Splits a text into words with their sentences and clauses. 'single-handed' and 'CI/CD' give several words. */
export function passageOf(text: string): Passage {
  const words: Word[] = []
  let sentence = 0
  let clause = 0
  let end = 0
  for (const match of text.matchAll(WORD)) {
    const between = text.slice(end, match.index)
    const lower = foldWord(match[0].replaceAll('’', "'"))
    const isNewSentence = words.length > 0 && SENTENCE_END.test(between)
    if (isNewSentence) sentence += 1
    if (isNewSentence || CLAUSE_END.test(between) || (words.length > 0 && CLAUSE_STARTS.has(lower))) clause += 1
    const start = match.index
    end = start + match[0].length
    const isFirst = words.length === 0 || isNewSentence
    words.push({ text: match[0], lower, start, end, index: words.length, sentence, clause, isFirst })
  }
  return { text, words }
}

/** Joins texts so that none runs into the next. */
export const joined = (texts: readonly string[]): string => texts.join('\n\n')

const WORD = /\.?[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[.&'’][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*[+#]*/gu
const SENTENCE_END = /[.!?…](?:\s|$)|\n|[;•]/
const CLAUSE_END = /[,:;()"“”–—]|\s-\s/
/** Words that begin a new clause. */
const CLAUSE_STARTS = new Set(
  `and but so because while whereas although though which who when then until und aber weil sodass wahrend et mais donc car
   tandis y pero porque mientras`.split(/\s+/),
)
