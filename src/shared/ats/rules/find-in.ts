import { contextOf, type Context } from '#shared/ats/context.ts'
import type { Finding, Rule } from '#shared/ats/types.ts'
import { ResumeContent } from '#shared/resume/schema.ts'
import * as z from 'zod/mini'

/** For tests: the date of the analysis. */
export const TODAY = '2026-01-15'

/** For tests: the findings of a rule for a resume with these fields, on `TODAY`. */
export const findIn = (rule: Rule<Context>, fields: z.input<typeof ResumeContent>): readonly Finding[] =>
  rule.find(contextOf(z.parse(ResumeContent, fields), TODAY))

/** For tests: a job with one bullet. */
export const withBullet = (line: string): z.input<typeof ResumeContent> => ({
  experience: [{ position: 'Cook', company: 'Inn', startDate: '2020-01', current: true, achievements: [line] }],
})

/** For tests: the resume with the text at a path blanked; the path may point to a list item. */
export function withoutField(content: ResumeContent, path: string): ResumeContent {
  const copy = JSON.parse(JSON.stringify(content)) as Record<string, unknown>
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const parent = keys.reduce((place, key) => place[key] as Record<string, unknown>, copy)
  parent[last] = ''
  return copy as ResumeContent
}
