import type { Context } from '#shared/ats/context.ts'
import { allLinesOf, linesOf, MIN_WORDS, type Line } from '#shared/ats/lines.ts'
import type { Finding, Rule } from '#shared/ats/types.ts'
import { isActionVerb } from '#shared/text/action-verbs.ts'

/** Duplicate lines, and many lines that begin with the same verb. */
export const repetition: Rule<Context> = {
  name: 'repetition',
  kind: 'defect',
  most: 4,
  find: (context) => [...repeatedLines(context), ...repeatedVerbs(context)],
}

/** Lines with the same first verb before readers notice. */
const MIN_ALIKE = 3

function repeatedLines(context: Context): readonly Finding[] {
  const firstByText = new Map<string, Line>()
  return allLinesOf(context).flatMap((line): Finding[] => {
    const key = line.words.join(' ')
    const first = firstByText.get(key)
    if (!first) firstByText.set(key, line)
    if (!first || line.words.length < MIN_WORDS) return []
    const { part, path } = line.textField
    return [{ code: 'line-repeated', severity: 'warning', part, paths: [path, first.textField.path], cost: 2 }]
  })
}

function repeatedVerbs(context: Context): readonly Finding[] {
  const lines = linesOf(context).filter(({ words }) => isActionVerb(words[0] ?? ''))
  const byVerb = Map.groupBy(lines, ({ words }) => words[0] ?? '')
  return [...byVerb.values()]
    .filter((alike) => alike.length >= MIN_ALIKE)
    .map((alike) => ({
      code: 'verb-repeated',
      severity: 'suggestion',
      part: 'experience',
      paths: [...new Set(alike.map(({ textField }) => textField.path))],
      values: { verb: firstWord(alike), lines: alike.length },
      cost: 1,
    }))
}

const firstWord = ([line]: readonly Line[]): string =>
  line?.textField.tokens.find(({ folded }) => folded === line.words[0])?.text ?? ''
