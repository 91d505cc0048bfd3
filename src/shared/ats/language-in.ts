import type { Context } from '#shared/ats/context.ts'
import type { Language } from '#shared/text/languages.ts'
import { languagesOf, stopWords } from '#shared/text/stop-words.ts'
import type { Token } from '#shared/text/tokens.ts'

/**
 * The language of some words: the resume's own, unless they contain more stop words of another language. Null where the
 * resume's own is none that the rules understand: a few words then say nothing.
 */
export function languageIn({ language }: Context, tokens: readonly Token[]): Language | null {
  if (language === null) return null
  const words = tokens.map(({ folded }) => folded)
  const [dominant = language] = languagesOf(words)
  const count = (candidate: Language) => words.filter((word) => stopWords(candidate).has(word)).length
  return dominant !== language && count(dominant) > count(language) ? dominant : language
}
