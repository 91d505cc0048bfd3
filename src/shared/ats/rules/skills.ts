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
    const listed = new Set(skillFields.map(skillName))
    const proven = new Set([
      ...lines.flatMap((textField) => textField.skills.map(({ skill }) => skill.label)),
      // Our list does not cover every field, so any skill the person lists counts.
      ...mentionedIn(lines, skillFields).map(skillName),
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

/** The listed skills whose words follow each other in a line, by their stems. */
function mentionedIn(lines: readonly ReadTextField[], listed: readonly ReadTextField[]): readonly ReadTextField[] {
  const start = newStep()
  for (const textField of listed) stemsOf(textField).reduce(stepTo, start).ends.push(textField)
  const mentioned = new Set<Step>()
  for (const stems of lines.map(stemsOf))
    for (const first of stems.keys()) {
      let step = start.next.get(stems[first] ?? '')
      for (let at = first + 1; step; at += 1) {
        mentioned.add(step)
        step = step.next.get(stems[at] ?? '')
      }
    }
  return [...mentioned].flatMap(({ ends }) => ends)
}

/** A place in a tree of stems, so that a text is read once however many skills are looked for. */
type Step = { readonly next: Map<string, Step>; readonly ends: ReadTextField[] }

const newStep = (): Step => ({ next: new Map(), ends: [] })

function stepTo(from: Step, stem: string): Step {
  const step = from.next.get(stem) ?? newStep()
  from.next.set(stem, step)
  return step
}

const stemsOf = ({ tokens }: ReadTextField): readonly string[] => tokens.map(({ folded }) => stemOf(folded, 'en'))

function shortfallFindings(code: FindingCode, count: number, enough: number, path: string): readonly Finding[] {
  const there = Math.min(enough, count)
  if (there === enough) return []
  const severity = there < enough / 2 ? 'warning' : 'suggestion'
  return [{ code, severity, part: 'skills', paths: [path], values: { there, enough }, cost: enough - there }]
}
