import type { Context } from '#shared/ats/context.ts'
import { hasNumber, isDescriptive, linesOf } from '#shared/ats/lines.ts'
import type { Finding, Rule } from '#shared/ats/types.ts'
import { statesAction } from '#shared/text/action-verbs.ts'
import { UNPARTED } from '#shared/text/spaceless-scripts.ts'

/** Lines that describe what was done. */
export const descriptiveLines = countRule('telling-lines', 7, 2, (context) => descriptiveLinesOf(context).length)

/** Lines that give a result or size in numbers. */
export const results = countRule(
  'results',
  4,
  3,
  (context) => linesOf(context).filter(({ text }) => hasNumber(text)).length,
)

/**
 * Lines with an action verb where their language puts it. Our verb lists cover Latin-script languages only, so lines in
 * other scripts always count.
 */
export const verbs = countRule(
  'verbs',
  6,
  1,
  (context) => descriptiveLinesOf(context).filter(({ text }) => isOtherScript(text) || statesAction(text)).length,
)

const descriptiveLinesOf = (context: Context) => linesOf(context).filter(isDescriptive)

function isOtherScript(text: string): boolean {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0
  return UNPARTED.test(text) || count(/\p{Script=Latin}/gu) * 2 < count(/\p{L}/gu)
}

type CountRuleName = 'telling-lines' | 'results' | 'verbs'

/** A rule that wants `enough` of something: each one up to that number is worth the same points. */
function countRule(
  name: CountRuleName,
  enough: number,
  points: number,
  count: (context: Context) => number,
): Rule<Context> {
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
