import { languagesOf } from '#shared/text/stop-words.ts'
import { richPlain } from '#shared/text/rich.ts'
import { tokensOf } from '#shared/text/tokens.ts'

/** The language of the resume, unless the line clearly has another. */
export function isEnglish(line: string, language: string): boolean {
  const [likely] = languagesOf(tokensOf(richPlain(line)).map(({ folded }) => folded))
  return (likely ?? language) === 'en'
}
