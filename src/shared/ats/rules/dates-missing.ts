import type { Context } from '#shared/ats/context.ts'
import { periodsOf } from '#shared/ats/periods.ts'
import type { Rule } from '#shared/ats/types.ts'

/** Entries without a start date. For education, an end date is enough. */
export const datesMissing: Rule<Context> = {
  name: 'dates-missing',
  kind: 'defect',
  most: 3,
  find: ({ content }) =>
    periodsOf(content)
      .filter(({ section, start, end }) => !start && (section !== 'education' || !end))
      .map(({ section, path, name }) => ({
        code: 'start-missing',
        severity: 'warning',
        part: section === 'education' ? 'education' : 'experience',
        paths: [`${path}.startDate`],
        values: { name },
        cost: 1,
      })),
}
