import { isDates } from '#shared/parse/date-ranges.ts'
import { sharesBlock, textOf, type Cell, type Line } from '#shared/parse/line.ts'

/** The first text of a line that is not a date. */
export const firstText = (line: Line): Cell => line.cells.find(({ text }) => !isDates(text)) ?? (line.cells[0] as Cell) // A line has at least one cell.

/**
 * Whether a line is short and neither a bullet nor a sentence; the dot of an abbreviation ('Inc.', 'S.A.', 's.r.o.',
 * 'e. V.') doesn't end a sentence.
 */
export function isHeadLike(line: Line): boolean {
  const text = textOf(line).replace(/(?:(?<!\p{L})\p{L}\.\s?)+$|(?<!\p{L})\p{L}{2,4}\.$/u, '')
  return !line.bullet && text.length <= 110 && !/[.;:]$/.test(text)
}

/** Whether the next line continues this one: close below it, and its first word would not have fit above. */
export function continuesOn(line: Line, next: Line, limit = line.right): boolean {
  const [last, first] = [line.cells.at(-1), next.cells[0]]
  if (!last || !first || next.bullet || last.size === 0) return false
  if (next.pitch === null || next.pitch > last.size * 1.75) return false
  const shares = sharesBlock(line, next)
  if (shares !== null) return shares
  const word = first.text.split(/\s/, 1)[0] ?? ''
  const letter = (first.end - first.x) / Math.max(first.text.length, 1)
  return last.end + (word.length + 1) * letter > limit - 1
}
