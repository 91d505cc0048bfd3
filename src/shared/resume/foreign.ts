import { isObject } from '#shared/resume/json-value.ts'
import { LIMITS, type ResumeContent } from '#shared/resume/schema.ts'
import { utf8Length } from '#shared/text/utf8.ts'

/** Whether a resume keeps more than `LIMITS.foreign` bytes of other products' fields, written as JSON. */
export const hasTooMuchForeign = (content: ResumeContent): boolean => foreignBytes(content) > LIMITS.foreign

/** Bytes of the fields that a resume keeps without editing them: its own and those of its entries, as JSON. */
export function foreignBytes(content: ResumeContent): number {
  const entries = Object.values(content).filter(Array.isArray).flat()
  const kept = [content, ...entries].filter(isObject).flatMap(({ foreign }) => foreign ?? [])
  return kept.reduce<number>((sum, value) => sum + utf8Length(JSON.stringify(value)), 0)
}
