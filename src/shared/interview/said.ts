import type { GeneratedContent, ReviewLine } from '#shared/contract/ai.ts'
import type { Category } from '#shared/interview/types.ts'

type Source = ReviewLine['source']

/**
 * Where a line from the answer to a question goes: 'experience.0.achievements'; null where a sentence has no place. What may
 * be the name of a skill has one among the skills.
 */
export function placeFor(
  questionId: string,
  category: Category | undefined,
  why?: GeneratedContent['unused'][number]['why'],
): string | null {
  if (why === 'maybe-skill') return 'skills'
  const [, part, index] = /@(experience|projects)\.(\d{1,2})$/.exec(questionId) ?? []
  if (part) return part === 'experience' ? `experience.${index}.achievements` : `projects.${index}.description`
  return category === 'career_goals' || category === 'values' ? 'summary' : null
}

/** What was written, with one more line: what was said and had become none, in its owner's words. */
export function withSaid<T extends Pick<GeneratedContent, 'lines' | 'unused'>>(
  written: T,
  source: Source,
  place: string,
): T {
  const line = { path: nextPath(written.lines, place), text: asLine(source.quote), source, verbatim: true }
  const last = written.lines.findLastIndex(({ path }) => path.startsWith(partOf(place)))
  return {
    ...written,
    lines: written.lines.toSpliced(last < 0 ? written.lines.length : last + 1, 0, line),
    unused: written.unused.filter((one) => !isSame(one.source, source)),
  }
}

/** What was written anew, with the lines that their owner had added of what was said, where nothing took their place. */
export const withSaidBefore = (written: GeneratedContent, before: GeneratedContent): GeneratedContent =>
  before.lines.reduce((now, { path, text, source, verbatim }) => {
    const isAdded = verbatim && text === asLine(source.quote)
    const isOpen = now.unused.some((one) => isSame(one.source, source))
    return isAdded && isOpen ? withSaid(now, source, path.replace(/\.\d+$/, '')) : now
  }, written)

const isSame = (a: Source, b: Source): boolean => a.questionId === b.questionId && a.quote === b.quote

/** Whether a line is the name of a skill: it is spelt as its makers spell it, and what was said around it is no part of it. */
export const isSkillLine = (path: string): boolean => path.startsWith('skills.')

/** Words as they were said, without the marks and joining words of the sentence around them. */
export function asLine(quote: string): string {
  const words = withoutMarks(quote).replace(/^(?:(?:and|but|so|then)\b[\s,]*)+/i, '')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** ', and it fell to 4 –' without the marks of the sentence around it; a full stop at its end is its own. */
export const withoutMarks = (quote: string): string => quote.replace(/^[\s,;:.–-]+|[\s,;:–-]+$/g, '')

function nextPath(lines: readonly ReviewLine[], place: string): string {
  const taken = lines.flatMap(({ path }) =>
    path.startsWith(`${place}.`) ? [Number(path.slice(place.length + 1))] : [],
  )
  return `${place}.${Math.max(-1, ...taken) + 1}`
}

/** 'experience.0.' of 'experience.0.achievements': lines of one entry stand together. */
const partOf = (place: string): string => /^(?:experience|projects)\.\d+\./.exec(place)?.[0] ?? place
