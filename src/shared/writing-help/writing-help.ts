import { languagesOf } from '#shared/text/stop-words.ts'
import { richPlain } from '#shared/text/rich.ts'
import { tokensOf } from '#shared/text/tokens.ts'
import { splitLine } from '#shared/writing-help/split-line.ts'
import { startWithVerb } from '#shared/writing-help/start-with-verb.ts'
import type { LineContext, Suggestion } from '#shared/writing-help/suggestion.ts'
import { tighten } from '#shared/writing-help/tighten.ts'

/** What a line can be helped with by rules alone; asking for a number needs an answer first. */
export type Rewrite = 'verb' | 'tighten' | 'split'

/** Rewrites a line of a resume without adding a fact, or says why it stays. */
export function rewrite(kind: Rewrite, line: string, context: LineContext & { readonly language: string }): Suggestion {
  if (line.trim() === '') return { none: 'blank' }
  if (!isEnglish(line, context.language)) return { none: 'language' }
  if (kind === 'verb') return startWithVerb(line, context)
  return kind === 'tighten' ? tighten(line, context) : splitLine(line)
}

/** The language of the resume, unless the line clearly has another. */
export function isEnglish(line: string, language: string): boolean {
  const [likely] = languagesOf(tokensOf(richPlain(line)).map(({ folded }) => folded))
  return (likely ?? language) === 'en'
}
