import type { GeneratedContent, ReviewLine } from '#shared/interview/schemas.ts'
import type { Category } from '#shared/interview/types.ts'

type Source = ReviewLine['source']

/**
 * Where a line from the answer to a question goes: 'experience.0.achievements'; null if there is no place for a
 * sentence. What may be the name of a skill goes to the skills.
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

/** What was written, with one more line: an unused quote in the speaker's words. */
export function addQuotedLine<T extends Pick<GeneratedContent, 'lines' | 'unused'>>(
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

/** What was written again, with the quotes that the user had added as lines, unless new lines use them. */
export const keepQuotedLines = (written: GeneratedContent, before: GeneratedContent): GeneratedContent =>
  before.lines.reduce((now, { path, text, source, verbatim }) => {
    const isAdded = verbatim && text === asLine(source.quote)
    const isOpen = now.unused.some((one) => isSame(one.source, source))
    return isAdded && isOpen ? addQuotedLine(now, source, path.replace(/\.\d+$/, '')) : now
  }, written)

const isSame = (a: Source, b: Source): boolean => a.questionId === b.questionId && a.quote === b.quote

/** Whether a line is the name of a skill, which keeps its official spelling and has no context. */
export const isSkillLine = (path: string): boolean => path.startsWith('skills.')

/** A quote without the punctuation and conjunctions of the sentence around it. */
export function asLine(quote: string): string {
  const words = withoutMarks(quote).replace(/^(?:(?:and|but|so|then)\b[\s,]*)+/i, '')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** ', and it fell to 4 –' without the punctuation of the sentence around it; a final period is its own. */
export const withoutMarks = (quote: string): string => quote.replace(/^[\s,;:.–-]+|[\s,;:–-]+$/g, '')

function nextPath(lines: readonly ReviewLine[], place: string): string {
  const taken = lines.flatMap(({ path }) =>
    path.startsWith(`${place}.`) ? [Number(path.slice(place.length + 1))] : [],
  )
  return `${place}.${Math.max(-1, ...taken) + 1}`
}

/** 'experience.0.' of 'experience.0.achievements', since lines of one entry are kept together. */
const partOf = (place: string): string => /^(?:experience|projects)\.\d+\./.exec(place)?.[0] ?? place
