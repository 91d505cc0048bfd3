import type { Lines } from '#server/engines/ai/writing/prompt.ts'
import type { Line, Target, AnsweredQuestion, Written } from '#shared/writer/types.ts'

/** A line whose words were found in an answer. */
export type Found = {
  readonly kind: Lines['lines'][number]['kind']
  readonly target: Target
  readonly line: Line
}

/** Places lines in the section that their question is about, each once, without skills the resume already has. */
export function placeLines(
  found: readonly Found[],
  told: readonly AnsweredQuestion[],
  skills: readonly string[],
): Written {
  const known = new Set(skills.map(keyOf))
  const isSkill = ({ kind, target }: Found) => kind === 'skill' || target.part === 'skills'
  const lines = found.filter((one) => !isSkill(one))
  const ofPart = (part: Target['part']) => lines.filter(({ target }) => target.part === part)
  return {
    summary: once(ofPart('summary')),
    experience: indexesIn(told, 'experience').flatMap((index) => {
      const own = ofPart('experience').filter(({ target }) => 'index' in target && target.index === index)
      if (own.length === 0) return []
      const [duties, others] = [own.filter(isDuty), own.filter((one) => !isDuty(one))]
      const achievements = once(others)
      const told = new Set(achievements.map(({ text }) => keyOf(text)))
      return [{ index, description: once(duties).filter(({ text }) => !told.has(keyOf(text))), achievements }]
    }),
    skills: once(found.filter(isSkill)).filter(({ text }) => !known.has(keyOf(text))),
    projects: indexesIn(told, 'projects').flatMap((index) => {
      const description = once(ofPart('projects').filter(({ target }) => 'index' in target && target.index === index))
      return description.length > 0 ? [{ index, description }] : []
    }),
    unused: [],
  }
}

const indexesIn = (told: readonly AnsweredQuestion[], part: 'experience' | 'projects'): number[] =>
  [...new Set(told.flatMap(({ target }) => (target.part === part ? [target.index] : [])))].toSorted((a, b) => a - b)

const isDuty = ({ kind }: Found) => kind === 'duty'

/** Lines are equal regardless of case and punctuation. */
const keyOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%+#]+/gu, ' ')
    .trim()

const once = (found: readonly Found[]): Line[] => [
  ...new Map(found.map(({ line }) => [keyOf(line.text), line])).values(),
]
