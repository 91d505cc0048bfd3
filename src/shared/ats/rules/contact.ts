import type { Context } from '#shared/ats/context.ts'
import type { Finding, Rule, Severity } from '#shared/ats/types.ts'
import type { FindingCode } from '#shared/ats/finding-texts.ts'
import type { PersonalInfo } from '#shared/resume/schema.ts'

/** The details every applicant record starts with. */
export const contact: Rule<Context> = {
  name: 'contact',
  kind: 'completeness',
  most: 20,
  find: ({ content: { personalInfo } }) => [
    ...REQUIRED.filter(([field]) => personalInfo[field]?.trim() === '').map(
      ([field, code, severity, cost]): Finding => ({
        code,
        severity,
        part: 'contact',
        paths: [`personalInfo.${field}`],
        cost,
      }),
    ),
    ...(LINKS.some((field) => personalInfo[field].trim() !== '') ? [] : [NO_LINK]),
  ],
}

const REQUIRED: readonly (readonly [keyof PersonalInfo, FindingCode, Severity, number])[] = [
  ['fullName', 'name-missing', 'error', 5],
  ['email', 'email-missing', 'error', 7],
  ['phone', 'phone-missing', 'warning', 4],
  ['location', 'location-missing', 'warning', 2],
]
const LINKS = ['linkedin', 'website', 'github'] as const
const NO_LINK: Finding = {
  code: 'link-missing',
  severity: 'suggestion',
  part: 'contact',
  paths: ['personalInfo.linkedin'],
  cost: 2,
}
