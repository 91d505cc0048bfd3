import type { Context } from '#shared/ats/context.ts'
import { hasNumber, isTelling, linesOf } from '#shared/ats/lines.ts'
import type { Finding, Rule } from '#shared/ats/types.ts'
import { statesAction } from '#shared/text/action-verbs.ts'
import { UNPARTED } from '#shared/text/unparted.ts'

/** Lines that tell what was done. */
export const tellingLines = counted('telling-lines', 7, 2, (context) => told(context).length)

/** Lines that tell a result or a size in numbers. */
export const results = counted('results', 4, 3, (context) => told(context).filter(({ text }) => hasNumber(text)).length)

/**
 * Lines that say what was done with the verb in the place that their language has for it. We know no verbs of other
 * scripts than ours: nobody is told that their lines have none.
 */
export const verbs = counted(
  'verbs',
  6,
  1,
  (context) => told(context).filter(({ text }) => isOtherScript(text) || statesAction(text)).length,
)

const told = (context: Context) => linesOf(context).filter(isTelling)

function isOtherScript(text: string): boolean {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0
  return UNPARTED.test(text) || count(/\p{Script=Latin}/gu) * 2 < count(/\p{L}/gu)
}

type Counted = 'telling-lines' | 'results' | 'verbs'

/** A rule that wants so many of something; each gives the same points, and more than enough give none. */
function counted(name: Counted, enough: number, points: number, count: (context: Context) => number): Rule<Context> {
  return {
    name,
    kind: 'completeness',
    most: enough * points,
    find(context): readonly Finding[] {
      const there = Math.min(enough, count(context))
      if (there === enough) return []
      const cost = (enough - there) * points
      const severity = there < enough / 2 ? 'warning' : 'suggestion'
      const values = { there, enough, points }
      return [{ code: `${name}-few`, severity, part: 'experience', paths: ['experience'], values, cost }]
    },
  }
}
