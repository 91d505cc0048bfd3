import type { Context, ReadTextField } from '#shared/ats/context.ts'
import { isMisspelled } from '#shared/ats/rules/spelling-names.ts'
import { hasSymbols } from '#shared/ats/rules/symbols.ts'
import type { Finding, Fix, Rule } from '#shared/ats/types.ts'
import { fieldAt } from '#shared/resume/fields.ts'
import type { SkillKind } from '#shared/skills/skill.ts'

/** A skill listed twice, with the same words or another spelling. */
export const duplicatesSkills: Rule<Context> = {
  name: 'duplicates-skills',
  kind: 'defect',
  most: 2,
  find(context) {
    const firstByName = new Map<string, ReadTextField>()
    const listed = context.textFields.filter(({ path, tokens }) => path.startsWith('skills.') && tokens.length > 0)
    return listed.flatMap((textField): Finding[] => {
      const name = nameOf(textField)
      const first = firstByName.get(name)
      if (!first) firstByName.set(name, textField)
      if (!first) return []
      const { path } = textField
      const fix = removal(context, textField)
      const values = { first: first.text.trim(), second: textField.text.trim() }
      const paths = [path, first.path]
      return [
        { code: 'skill-twice', severity: 'suggestion', part: 'skills', paths, values, cost: 1, ...(fix && { fix }) },
      ]
    })
  },
}

/** Kinds with one official name. Synonyms of other kinds of skills may mean different things. */
const KINDS_WITH_ONE_NAME: readonly SkillKind[] = ['tool', 'language', 'certificate']

/** The skill if the text says nothing else: 'AWS (SQS, ECS)' says more than 'AWS'. */
function nameOf({ role, skills: [skill], tokens }: ReadTextField): string {
  const isWholeText = skill?.from === 0 && skill.to === tokens.length && role === 'skill'
  return `${role} ${isWholeText && KINDS_WITH_ONE_NAME.includes(skill.skill.kind) ? skill.skill.label : tokens.map(({ folded }) => folded).join(' ')}`
}

/**
 * The list without the duplicate. Offered only if its words appear elsewhere too, so that searches find no less than
 * before, and if no other rule wants to fix it first.
 */
function removal({ content, textFields }: Context, textField: ReadTextField): Fix | null {
  const [, list = '', index = ''] = /^(.+)\.(\d+)$/.exec(textField.path) ?? []
  const words = fieldAt(content, list)
  const skillText = fieldAt(content, textField.path)
  const others = new Set(
    textFields.flatMap(({ path, tokens }) => (path === textField.path ? [] : tokens.map(({ folded }) => folded))),
  )
  if (typeof words !== 'object' || typeof skillText !== 'string') return null
  const hasOtherFix =
    isMisspelled(skillText) || hasSymbols({ ...textField, text: skillText }) || skillText.includes('](')
  if (hasOtherFix || !textField.tokens.every(({ folded }) => others.has(folded))) return null
  return [{ path: list, value: words.toSpliced(Number(index), 1) }]
}
