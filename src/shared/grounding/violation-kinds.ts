import { checkLine } from '#shared/grounding/check-line.ts'
import type { Violation } from '#shared/grounding/types.ts'
import type { Language } from '#shared/text/languages.ts'

/** For tests: the kinds of violations of a line against a single answer. */
export const kindsOf = (
  answer: string,
  line: string,
  language: Language = 'en',
  known: readonly string[] = [],
): readonly Violation['kind'][] => checkLine(line, { answers: [answer], known }, language).map(({ kind }) => kind)
