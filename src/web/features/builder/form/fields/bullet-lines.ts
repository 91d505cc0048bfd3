import { fieldAt, setField } from '#shared/resume/fields.ts'
import { hasLevels, INDENT, isNested, withIndent } from '#shared/resume/nested-bullets.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import type { PastedLine } from '#web/features/builder/form/fields/pasted-lines.ts'
import { limitOf, mostLines } from '#web/features/builder/state/field-path.ts'

export type SplitBullet = {
  readonly content: ResumeContent
  /** The line that the cursor goes to, and how far from its end. */
  readonly index: number
  readonly fromEnd: number
  /** Lines for which the list has no room at all. */
  readonly left: readonly string[]
}

/**
 * Makes several bullets of one into which line breaks were typed or pasted, at the level of that one; the cursor stays
 * after what was put in. When there are more than a list may hold, the last of them takes the rest as lines of its own.
 * Null when the resume would not change.
 */
export function splitBullet(
  content: ResumeContent,
  path: string,
  index: number,
  text: string,
  caret: number,
): SplitBullet | null {
  const lines = linesOf(text).map((line) => ({ text: line, nested: false }))
  return replaceBullet(content, { list: path, index }, lines, text.length - caret)
}

/** The same for a pasted list, between the text before and after the selection: its lines keep their levels. */
export function pasteIntoBullet(
  content: ResumeContent,
  at: { readonly list: string; readonly index: number },
  [before, after]: readonly [before: string, after: string],
  pasted: readonly PastedLine[],
): SplitBullet | null {
  const lines = pasted.map(({ text, nested }, line) => ({
    text: (line === 0 ? before : '') + text + (line === pasted.length - 1 ? after : ''),
    // What begins before the first line decides its level.
    nested: nested && (line > 0 || before.trim() === ''),
  }))
  return replaceBullet(content, at, lines, after.length)
}

function replaceBullet(
  content: ResumeContent,
  { list: path, index }: { readonly list: string; readonly index: number },
  lines: readonly PastedLine[],
  fromEnd: number,
): SplitBullet | null {
  const list = fieldAt(content, path)
  if (typeof list !== 'object') return null
  const limit = limitOf(`${path}.${index}`)
  const isNestedAll = index > 0 && isNested(list[index] ?? '')
  const bullets = lines.flatMap(({ text, nested }) => {
    if (!hasLevels(path)) return piecesOf(text, limit)
    const isNestedLine = nested || isNestedAll
    return piecesOf(text, limit - (isNestedLine ? INDENT.length : 0)).map((piece) => withIndent(piece, isNestedLine))
  })
  const { lines: fitting, left } = fitLines(bullets, mostLines(path) - list.length + 1, limit)
  const split = setField(content, path, list.toSpliced(index, 1, ...fitting))
  if (split === content) return null
  return { content: split, index: index + fitting.length - 1, fromEnd, left }
}

/** The last place takes as many of the remaining lines as it may hold. */
function fitLines(all: readonly string[], places: number, limit: number) {
  const lines = all.slice(0, places)
  let last = lines.pop() ?? ''
  let taken = lines.length + 1
  for (const line of all.slice(taken)) {
    if (last.length + 1 + line.length > limit) break
    last = `${last}\n${line}`
    taken++
  }
  return { lines: [...lines, last], left: all.slice(taken) }
}

/** A line that is too long goes on in the next bullet, at a blank where it has one. */
function piecesOf(line: string, limit: number): string[] {
  if (line.length <= limit) return [line]
  const blank = line.lastIndexOf(' ', limit)
  const end = blank > 0 ? blank : limit
  return [line.slice(0, end), ...piecesOf(line.slice(end).trimStart(), limit)]
}

/** One line break is Enter and may leave a blank line; of a pasted text the blank lines go. Bullets of its own always go. */
function linesOf(text: string): string[] {
  const lines = text.split(/\r\n?|\n/).map((line) => line.replace(BULLET, ''))
  if (lines.length <= 2) return lines
  const words = lines.map((line) => line.trim()).filter((line) => line !== '')
  return words.length === 0 ? [''] : words
}

const BULLET = /^\s*[•◦▪‣·–—*-]\s+/

export const lineBreaksIn = (text: string): number => text.split('\n').length - 1
