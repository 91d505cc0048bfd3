import type { Context } from '#shared/ats/context.ts'
import type { Rule } from '#shared/ats/types.ts'
import { isHidden } from '#shared/resume/sections.ts'

/** Filled sections that are hidden, although parsers look for them first. */
export const designRisks: Rule<Context> = {
  name: 'design-risks',
  kind: 'defect',
  most: 2,
  find: ({ content }) =>
    (['experience', 'education', 'skills'] as const)
      .filter((section) => isHidden(content, section) && hasText(content[section]))
      .map((section) => ({
        code: `${section}-hidden`,
        severity: 'warning',
        part: 'formatting',
        paths: [section],
        cost: 1,
      })),
}

const hasText = (value: unknown): boolean => {
  if (typeof value === 'string') return /[\p{L}\p{N}]/u.test(value)
  return typeof value === 'object' && value !== null && Object.values(value).some(hasText)
}
