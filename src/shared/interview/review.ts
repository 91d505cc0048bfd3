import type { GeneratedContent, ReviewLine } from '#shared/interview/schemas.ts'
import type { Target } from '#shared/writer/types.ts'
import type { Places } from '#shared/interview/places.ts'
import { keepQuotedLines } from '#shared/interview/quoted-lines.ts'

/** What was written, and what the user decides about each line. */
export type Review = {
  readonly written: GeneratedContent
  /** The entries that its indexes refer to. */
  readonly places: Places
  /** Paths of rejected lines. */
  readonly rejected: readonly string[]
  /** Lines as the user edited them, by path. */
  readonly edited: Readonly<Record<string, string>>
  /** Whether new achievements replace the earlier ones instead of following them. */
  readonly replaces: boolean
}

/**
 * All lines are accepted unless the user rejects them. Earlier decisions stay where the same line was written again,
 * wherever it is now. The user's own wording also stays where another line has the same source, and so do lines that
 * the user added from quotes.
 */
export function reviewOf(reply: GeneratedContent, places: Places, before: Review | null = null): Review {
  if (!before) return { written: reply, places, rejected: [], edited: {}, replaces: false }
  const written = keepQuotedLines(reply, before.written)
  const textOfLine = ({ text }: ReviewLine) => text
  const quoteOf = ({ source }: ReviewLine) => source.quote
  const sameText = earlierPaths(before, textOfLine)
  const sameQuote = earlierPaths(before, quoteOf)
  const pathOf = (line: ReviewLine) => sameText.get(identityOf(line, places, textOfLine))
  const wordsFor = (line: ReviewLine) =>
    before.edited[pathOf(line) ?? sameQuote.get(identityOf(line, places, quoteOf)) ?? '']
  return {
    written,
    places,
    rejected: written.lines.filter((line) => before.rejected.includes(pathOf(line) ?? '')).map(({ path }) => path),
    edited: Object.fromEntries(
      written.lines.flatMap((line) => {
        const words = wordsFor(line)
        return words === undefined ? [] : [[line.path, words] as const]
      }),
    ),
    replaces: before.replaces,
  }
}

type Feature = (line: ReviewLine) => string

const earlierPaths = ({ written, places }: Review, by: Feature): ReadonlyMap<string, string> =>
  new Map(written.lines.map((line) => [identityOf(line, places, by), line.path] as const))

/** A line by its part, its entry and one of its features, since its index changes when more is written. */
function identityOf(line: ReviewLine, places: Places, by: Feature): string {
  const [part = '', index = '', kind = ''] = line.path.split('.')
  const isEntry = part === 'experience' || part === 'projects'
  return JSON.stringify(isEntry ? [part, places[part][Number(index)] ?? index, kind, by(line)] : [part, by(line)])
}

export const isTaken = ({ rejected }: Review, path: string): boolean => !rejected.includes(path)

export function takeLine(review: Review, path: string, taken: boolean): Review {
  const others = review.rejected.filter((one) => one !== path)
  return { ...review, rejected: taken ? others : [...others, path] }
}

export const editLine = (review: Review, path: string, text: string): Review => ({
  ...review,
  edited: { ...review.edited, [path]: text },
})

export const textOf = ({ edited }: Review, { path, text }: ReviewLine): string => edited[path] ?? text

/** An accepted line: where it goes and what it says now. Emptied lines are left out. */
export type TakenLine = { readonly path: string; readonly text: string }

export function takenLines(review: Review): readonly TakenLine[] {
  return review.written.lines
    .filter(({ path }) => isTaken(review, path))
    .map((line) => ({ path: line.path, text: textOf(review, line).trim().replace(/\s+/g, ' ') }))
    .filter(({ text }) => text !== '')
}

export type LineGroup = { readonly target: Target; readonly lines: readonly ReviewLine[] }

/** Lines by the part of the resume that they go to, in the order of the reply. */
export function groupsOf(lines: readonly ReviewLine[]): readonly LineGroup[] {
  const names = [...new Set(lines.map(({ path }) => partOf(path)))]
  return names.map((name) => ({
    target: targetOf(name),
    lines: lines.filter(({ path }) => partOf(path) === name),
  }))
}

/** 'experience.1' of 'experience.1.achievements.0'. */
const partOf = (path: string): string => /^(?:experience|projects)\.\d+|^[a-z]+/.exec(path)?.[0] ?? path

function targetOf(name: string): Target {
  const [part, index] = name.split('.')
  if (part === 'experience' || part === 'projects') return { part, index: Number(index) }
  return part === 'skills' ? { part } : { part: 'summary' }
}
