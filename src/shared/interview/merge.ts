import type { Part } from '#shared/interview/places.ts'
import { asLines, asSentences, type OneText } from '#shared/interview/one-text.ts'
import { placeNow } from '#shared/interview/outline.ts'
import { takenLines, type Review, type TakenLine } from '#shared/interview/review.ts'
import { addEntry, blankEntry, editEntries } from '#shared/resume/entries.ts'
import { LIMITS, type ResumeContent } from '#shared/resume/schema.ts'

export type Merged = {
  readonly content: ResumeContent
  /** Lines that the resume has no room for: its owner is told. */
  readonly left: readonly string[]
}

/**
 * Merges the taken lines of a review into a resume. Summary, descriptions and projects are replaced where something
 * was taken for them; achievements follow the earlier ones unless these shall go; skills are added to the technical
 * ones, none twice. An index without an entry makes a new one. `makeId` names new entries.
 */
export function mergeReview(content: ResumeContent, review: Review, makeId: () => string): Merged {
  const lines = takenLines(review)
  // Of the resume as its owner sees it: entries that are made below follow all others.
  const placeOf = (list: Part, index: number) => placeNow(content, list, index, review.places)
  const steps: readonly ((now: ResumeContent) => Merged)[] = [
    (now) => withSummary(now, at(lines, 'summary')),
    ...indexesIn(lines, 'experience').map((index) => (now: ResumeContent) => {
      const [open, place] = withEntry(now, 'experience', placeOf('experience', index), makeId)
      const description = at(lines, `experience.${index}.description`)
      const achievements = at(lines, `experience.${index}.achievements`)
      if (place === -1) return { content: open, left: [...description, ...achievements] }
      return withExperience(open, place, { description, achievements, replaces: review.replaces })
    }),
    (now) => withSkills(now, at(lines, 'skills')),
    ...indexesIn(lines, 'projects').map((index) => (now: ResumeContent) => {
      const [open, place] = withEntry(now, 'projects', placeOf('projects', index), makeId)
      return withProject(open, place, at(lines, `projects.${index}.description`))
    }),
  ]
  return steps.reduce<Merged>(
    (merged, step) => {
      const { content: next, left } = step(merged.content)
      return { content: next, left: [...merged.left, ...left] }
    },
    { content, left: [] },
  )
}

const at = (lines: readonly TakenLine[], place: string): readonly string[] =>
  lines.filter(({ path }) => path.startsWith(`${place}.`)).map(({ text }) => text)

const indexesIn = (lines: readonly TakenLine[], list: Part): readonly number[] =>
  [...new Set(lines.flatMap(({ path }) => (path.startsWith(`${list}.`) ? [Number(path.split('.')[1])] : [])))].toSorted(
    (a, b) => a - b,
  )

/** The entry at a place, or a new one where none stands; -1 when there is no room for one. */
function withEntry(
  content: ResumeContent,
  list: Part,
  place: number,
  makeId: () => string,
): readonly [ResumeContent, number] {
  if (place !== -1) return [content, place]
  const { length } = content[list]
  if (length >= LIMITS.entries) return [content, -1]
  return [addEntry(content, list, blankEntry(list, makeId())), length]
}

function withSummary(content: ResumeContent, lines: readonly string[]): Merged {
  const { text, left } = fitted(lines, asSentences)
  return { content: text === '' ? content : { ...content, summary: text }, left }
}

type ForExperience = {
  readonly description: readonly string[]
  readonly achievements: readonly string[]
  readonly replaces: boolean
}

function withExperience(content: ResumeContent, place: number, { description, achievements, replaces }: ForExperience) {
  const { text, left } = fitted(description, asLines)
  const earlier = replaces && achievements.length > 0 ? [] : (content.experience[place]?.achievements ?? [])
  const all = withoutRepeats([...earlier, ...achievements], earlier.length)
  const fitting = all.filter((line, index) => index < LIMITS.bullets && line.length <= LIMITS.bullet)
  const edited = editEntries(content, 'experience', (entries) =>
    entries.map((entry, index) =>
      index === place ? { ...entry, description: text || entry.description, achievements: [...fitting] } : entry,
    ),
  )
  return { content: edited, left: [...left, ...all.filter((line) => !fitting.includes(line))] }
}

function withProject(content: ResumeContent, place: number, lines: readonly string[]): Merged {
  if (place === -1) return { content, left: lines }
  const { text, left } = fitted(lines, asLines)
  const edited = editEntries(content, 'projects', (entries) =>
    entries.map((entry, index) => (index === place && text !== '' ? { ...entry, description: text } : entry)),
  )
  return { content: edited, left }
}

function withSkills(content: ResumeContent, words: readonly string[]): Merged {
  if (words.length === 0) return { content, left: [] }
  const { technical, soft, languages } = content.skills
  const known = [...soft, ...languages, ...technical]
  const added = withoutRepeats([...known, ...words], known.length).slice(known.length)
  const fitting = added.filter((word) => word.length <= LIMITS.line).slice(0, LIMITS.words - technical.length)
  const skills = { ...content.skills, technical: [...technical, ...fitting] }
  return { content: { ...content, skills }, left: added.filter((word) => !fitting.includes(word)) }
}

/** Lines from a place on that repeat an earlier one, but for case and marks at the end, are left out. */
function withoutRepeats(lines: readonly string[], from: number): readonly string[] {
  const folded = lines.map((line) =>
    line
      .trim()
      .replace(/[\s.;,]+$/, '')
      .toLowerCase(),
  )
  return lines.filter((_, index) => index < from || folded.indexOf(folded[index] ?? '') === index)
}

/** One text of as many lines as a field holds. */
function fitted(
  lines: readonly string[],
  oneText: OneText,
): { readonly text: string; readonly left: readonly string[] } {
  const taken: string[] = []
  const left: string[] = []
  for (const line of lines) (oneText([...taken, line]).length > LIMITS.text ? left : taken).push(line)
  return { text: oneText(taken), left }
}
