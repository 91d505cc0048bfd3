import type { Context } from '#shared/ats/context.ts'
import type { Finding, Rule } from '#shared/ats/types.ts'
import type { FindingCode } from '#shared/ats/finding-texts.ts'

/** A degree, a school and a date. Certificates count instead, because some occupations have no degrees. */
export const education: Rule<Context> = {
  name: 'education',
  kind: 'completeness',
  most: 10,
  find({ textFields }) {
    const has = (...roles: string[]) =>
      textFields.some(({ part, role }) => part === 'education' && roles.includes(role))
    if (!has('degree', 'school', 'certificate')) return [missingFinding('education-missing', 'education', 10)]
    return [
      ...(has('degree', 'certificate') ? [] : [missingFinding('degree-missing', 'education.0.degree', 5)]),
      ...(has('school', 'certificate') ? [] : [missingFinding('school-missing', 'education.0.institution', 3)]),
      ...(has('date', 'certificate') ? [] : [missingFinding('education-date-missing', 'education.0.endDate', 2)]),
    ]
  },
}

const missingFinding = (code: FindingCode, path: string, cost: number): Finding => ({
  code,
  severity: cost > 4 ? 'warning' : 'suggestion',
  part: 'education',
  paths: [path],
  cost,
})
