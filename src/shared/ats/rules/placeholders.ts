import type { Context } from '#shared/ats/context.ts'
import { isPlaceholder } from '#shared/ats/placeholder-text.ts'
import type { Rule } from '#shared/ats/types.ts'

/** A template's own text, which was never replaced. */
export const placeholders: Rule<Context> = {
  name: 'placeholders',
  kind: 'defect',
  most: 4,
  find: ({ textFields }) =>
    textFields.filter(isPlaceholder).map(({ part, path, text }) => ({
      code: 'placeholder-left',
      severity: 'error',
      part,
      paths: [path],
      values: { text: text.trim().slice(0, SHOWN_LETTERS) },
      cost: 2,
    })),
}

/** Letters that are shown, to recognize it. */
const SHOWN_LETTERS = 40
