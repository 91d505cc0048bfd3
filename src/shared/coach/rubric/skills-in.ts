import { findSkills, type SkillFound } from '#shared/skills/match.ts'
import { tokensOf } from '#shared/text/tokens.ts'
import type { Answer } from '#shared/coach/rubric/read-answer.ts'

/** Words in which skills are looked for: what is longer than any answer need not be searched to its end. */
const SEARCHED = 1_000

/** The tools, methods and fields that an answer names. 'Teamwork' is too common to count. */
export function skillsIn(answer: Answer): readonly SkillFound[] {
  const known = KNOWN.get(answer)
  if (known) return known
  const out = new Set([...answer.voiced, ...answer.instructions].map(({ start }) => start))
  const tokens = tokensOf(answer.text).filter(({ start }) => !out.has(start))
  const found = findSkills({ text: answer.text, tokens: tokens.slice(0, SEARCHED), languages: [] })
  const skills = found.filter(({ skill }) => skill.kind !== 'soft')
  KNOWN.set(answer, skills)
  return skills
}

// Two criteria ask for them.
const KNOWN = new WeakMap<Answer, readonly SkillFound[]>()
