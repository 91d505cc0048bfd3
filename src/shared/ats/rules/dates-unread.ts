import type { Context } from '#shared/ats/context.ts'
import { datesOf } from '#shared/ats/periods.ts'
import type { Rule } from '#shared/ats/types.ts'

/** Dates that no parser reads reliably: 'summer 2019', '03/21', 'since school'. */
export const datesUnread: Rule<Context> = {
  name: 'dates-unread',
  kind: 'defect',
  most: 3,
  find: ({ content }) =>
    datesOf(content)
      .filter(({ date }) => date === null)
      .map(({ path, text }) => ({
        code: 'date-unread',
        severity: 'warning',
        part: path.startsWith('education') ? 'education' : 'experience',
        paths: [path],
        values: { text },
        cost: 1,
      })),
}
