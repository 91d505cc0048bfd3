import type { Context, ReadTextField } from '#shared/ats/context.ts'
import type { Finding, Rule } from '#shared/ats/types.ts'
import type { FindingCode } from '#shared/ats/finding-texts.ts'
import { stemOf } from '#shared/text/stems.ts'

/** Named skills: listed where parsers look for them, and mentioned in the work experience. */
export const skills: Rule<Context> = {
  name: 'skills',
  kind: 'completeness',
  most: 12,
  find({ textFields }) {
    const skillFields = textFields.filter(({ role, tokens }) => role === 'skill' && tokens.length > 0)
    const lines = textFields.filter(({ role }) => role === 'bullet' || role === 'description')
    const lineStems = lines.map((line) => ` ${stemsOf(line)} `).join('\n')
    const listed = new Set(skillFields.map(skillName))
    const proven = new Set([
      ...lines.flatMap((textField) => textField.skills.map(({ skill }) => skill.label)),
      // Our list does not cover every field, so any skill the person lists counts.
      ...skillFields.filter((textField) => lineStems.includes(` ${stemsOf(textField)} `)).map(skillName),
    ])
    return [
      ...shortfallFindings('skills-few', listed.size, ENOUGH_LISTED, 'skills.technical'),
      ...shortfallFindings('skills-unproven', proven.size, ENOUGH_PROVEN, 'experience'),
    ]
  },
}

const ENOUGH_LISTED = 8
const ENOUGH_PROVEN = 4

/** Two spellings of one skill have the same name. */
const skillName = ({ skills: found, tokens }: ReadTextField): string =>
  found[0]?.skill.label ?? tokens.map(({ folded }) => folded).join(' ')

const stemsOf = ({ tokens }: ReadTextField): string => tokens.map(({ folded }) => stemOf(folded, 'en')).join(' ')

function shortfallFindings(code: FindingCode, count: number, enough: number, path: string): readonly Finding[] {
  const there = Math.min(enough, count)
  if (there === enough) return []
  const severity = there < enough / 2 ? 'warning' : 'suggestion'
  return [{ code, severity, part: 'skills', paths: [path], values: { there, enough }, cost: enough - there }]
}
