import type { Context } from '#shared/ats/context.ts'
import { contact } from '#shared/ats/rules/contact.ts'
import { education } from '#shared/ats/rules/education.ts'
import { results, tellingLines, verbs } from '#shared/ats/rules/lines.ts'
import { skills } from '#shared/ats/rules/skills.ts'
import { substance } from '#shared/ats/rules/substance.ts'
import { summary } from '#shared/ats/rules/summary.ts'
import { work } from '#shared/ats/rules/work.ts'
import type { Rule } from '#shared/ats/types.ts'

/** All rules. What completeness can cost is 100 together: a blank resume has no points. */
export const RULES: readonly Rule<Context>[] = [
  contact,
  summary,
  work,
  tellingLines,
  results,
  verbs,
  education,
  skills,
  substance,
]
