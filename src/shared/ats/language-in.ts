import type { Context } from '#shared/ats/context.ts'
import type { ResumeLanguage } from '#shared/resume/schema.ts'
import { languagesOf, stopWords } from '#shared/text/stop-words.ts'
import type { Token } from '#shared/text/tokens.ts'

/** The language of some words: the resume's own, unless they contain more stop words of another language. */
export function languageIn({ language }: Context, tokens: readonly Token[]): ResumeLanguage {
  const words = tokens.map(({ folded }) => folded)
  const [dominant = language] = languagesOf(words)
  const count = (candidate: ResumeLanguage) => words.filter((word) => stopWords(candidate).has(word)).length
  return dominant !== language && count(dominant) > count(language) ? dominant : language
}
