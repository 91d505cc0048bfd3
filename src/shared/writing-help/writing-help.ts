import { numberQuestion, type AskedNumber } from '#shared/writing-help/ask-number.ts'
import { isEnglish } from '#shared/writing-help/is-english.ts'
import { verbsFor } from '#shared/writing-help/occupation-verbs.ts'
import { splitLine } from '#shared/writing-help/split-line.ts'
import { startWithVerb } from '#shared/writing-help/start-with-verb.ts'
import type { LineContext, NoSuggestion, Suggestion } from '#shared/writing-help/suggestion.ts'
import { tighten } from '#shared/writing-help/tighten.ts'

/** What a line can be helped with by rules alone; asking for a number needs an answer first. */
export type Rewrite = 'verb' | 'tighten' | 'split'

type Request = LineContext & { readonly kind: Rewrite; readonly line: string; readonly language: string }

/** Rewrites a line of a resume without adding a fact, or says why it stays. */
export function rewrite({ kind, line, language, current }: Request): Suggestion {
  const none = unhelpable(line, language)
  if (none) return { none }
  if (kind === 'verb') return startWithVerb(line, { current })
  return kind === 'tighten' ? tighten(line, { current }) : splitLine(line)
}

/** The same, with verbs to choose from for a line of a job with this title where no rule starts it with one. */
export function helpWithLine({ position, ...request }: Request & { readonly position: string }): LineHelp {
  const suggestion = rewrite(request)
  const isStuck = request.kind === 'verb' && 'none' in suggestion && suggestion.none === 'unsafe'
  return { suggestion, verbs: isStuck ? verbsFor(position) : [] }
}

export type LineHelp = { readonly suggestion: Suggestion; readonly verbs: readonly string[] }

/** What to ask about a line that lacks a number, or why nothing is asked. */
export function askNumber({ line, language }: Pick<Request, 'line' | 'language'>): AskedNumber | Without {
  const none = unhelpable(line, language)
  return none ? { none } : numberQuestion(line)
}

type Without = { readonly none: NoSuggestion }

const unhelpable = (line: string, language: string): NoSuggestion | null =>
  line.trim() === '' ? 'blank' : isEnglish(line, language) ? null : 'language'
