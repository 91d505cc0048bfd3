import type { Context } from '#shared/ats/context.ts'
import type { Finding, Part, Rule } from '#shared/ats/types.ts'
import type { FindingCode } from '#shared/ats/finding-texts.ts'
import type { FieldPath } from '#shared/resume/fields.ts'

/** Work with title, employer and dates. For career starters, projects and volunteer work count instead of jobs. */
export const work: Rule<Context> = {
  name: 'work',
  kind: 'completeness',
  most: 14,
  find({ textFields }) {
    const has = (role: string) =>
      textFields.some((textField) => textField.role === role && textField.part === 'experience')
    const entries = new Set(textFields.flatMap(({ path }) => ENTRY.exec(path)?.[0] ?? []))
    const hasProject = textFields.some(({ path }) => path.startsWith('projects.'))
    if (!has('position') && !has('employer') && !hasProject)
      return [missingFinding('work-missing', 'experience', 14, 'error')]
    return [
      ...(has('position') || hasProject ? [] : [missingFinding('position-missing', 'experience.0.position', 6)]),
      ...(has('employer') ? [] : [missingFinding('employer-missing', 'experience.0.company', 4)]),
      ...(has('date') ? [] : [missingFinding('work-date-missing', 'experience.0.startDate', 4)]),
      ...(entries.size > 1 ? [] : [missingFinding('second-entry-missing', 'projects', 0, 'suggestion', 'projects')]),
    ]
  },
}

const ENTRY = /^(?:experience|projects|volunteer)\.\d+/

function missingFinding(
  code: FindingCode,
  path: FieldPath,
  cost: number,
  severity: Finding['severity'] = 'warning',
  part: Part = 'experience',
): Finding {
  return { code, severity, part, paths: [path], cost }
}
