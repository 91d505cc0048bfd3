import type { Context, ReadLeaf } from '#shared/ats/context.ts'
import type { ResumeLanguage } from '#shared/resume/schema.ts'
import { languagesOf, stopWords } from '#shared/text/stop-words.ts'

/** The language of one text: the resume's own, unless the text has more small words of another. */
export function leafLanguage({ language }: Context, { tokens }: ReadLeaf): ResumeLanguage {
  const words = tokens.map(({ folded }) => folded)
  const [most = language] = languagesOf(words)
  const count = (of: ResumeLanguage) => words.filter((word) => stopWords(of).has(word)).length
  return most !== language && count(most) > count(language) ? most : language
}
