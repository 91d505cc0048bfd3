import type { Context, ReadLeaf } from '#shared/ats/context.ts'
import type { Finding, Rule } from '#shared/ats/types.ts'
import type { FindingCode } from '#shared/ats/words.ts'

/** Skills by name: listed where parsers look for them, and seen at work in what was done. */
export const skills: Rule<Context> = {
  name: 'skills',
  kind: 'completeness',
  most: 12,
  find({ leaves }) {
    const listed = new Set(leaves.filter(({ role }) => role === 'skill').map(skillName))
    const shown = new Set(
      leaves
        .filter(({ role }) => role === 'bullet' || role === 'description')
        .flatMap((leaf) => leaf.skills.map(({ skill }) => skill.label)),
    )
    return [
      ...few('skills-few', listed.size, LISTED, 'skills.technical'),
      ...few('skills-unproven', shown.size, SHOWN, 'experience'),
    ]
  },
}

const LISTED = 8
const SHOWN = 4

/** Two spellings of one skill are one. */
const skillName = ({ skills: found, tokens }: ReadLeaf): string =>
  found[0]?.skill.label ?? tokens.map(({ folded }) => folded).join(' ')

function few(code: FindingCode, count: number, enough: number, path: string): readonly Finding[] {
  const there = Math.min(enough, count)
  if (there === enough) return []
  const severity = there < enough / 2 ? 'warning' : 'suggestion'
  return [{ code, severity, part: 'skills', paths: [path], values: { there, enough }, cost: enough - there }]
}
