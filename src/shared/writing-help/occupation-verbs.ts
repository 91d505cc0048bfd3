import { industryOfRole } from '#shared/interview/find-industry.ts'
import { verbsByIndustry } from '#shared/packed/writing-help.ts'

/** Verbs to choose from for a line of a position, fitted to its job title. */
export function verbsFor(position: string): readonly string[] {
  const byIndustry: Readonly<Record<string, readonly string[]>> = verbsByIndustry
  return byIndustry[industryOfRole(position).id] ?? verbsByIndustry.general
}
