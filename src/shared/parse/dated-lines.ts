import { withoutDurations } from '#shared/text/durations.ts'
import { beginsWithRangeWord, findRange, isDates, isOpenRange, type FoundRange } from '#shared/parse/date-ranges.ts'
import { withoutBullet } from '#shared/parse/lines.ts'
import { joinPieces, textOf, type Cell, type Line } from '#shared/parse/line.ts'

/** Joins ranges that wrap in a narrow column: 'Jan 2020 –' above 'today'. */
export function joinOpenRanges(lines: readonly Line[]): readonly Line[] {
  const joinedLines: Line[] = []
  for (const line of lines) {
    const last = joinedLines.at(-1)
    const at = last?.bullet ? -1 : (last?.cells.findIndex(({ text }) => isOpenRange(text) || endsInDate(text)) ?? -1)
    const open = last?.cells[at]
    const close = open && line.cells.find((cell) => isBelow(open, cell) && closesRange(open, cell))
    if (!last || !open || !close) {
      joinedLines.push(line)
      continue
    }
    joinedLines[joinedLines.length - 1] = {
      ...last,
      cells: last.cells.with(at, { ...open, ...joinPieces([open, close]) }),
    }
    const cells = line.cells.filter((cell) => cell !== close)
    if (cells.length > 0) joinedLines.push({ ...line, ...(line.bullet ? { cells } : withoutBullet(cells)) })
  }
  return joinedLines
}

/** Whether a text ends with a single date that may open a range. */
function endsInDate(text: string): boolean {
  const found = text.length <= 140 ? findRange(text) : null
  return found !== null && !found.isRange && /^\s*$/.test(found.after)
}

/** Whether a cell is the second half of a range, with the dash on either line. */
const closesRange = (open: Cell, cell: Cell): boolean =>
  (isOpenRange(open.text) || beginsWithRangeWord(cell.text)) && formRange(open.text, cell.text)

/** Whether both texts together form a range at the end of a text and the first is not one by itself. */
function formRange(open: string, close: string): boolean {
  const found = findRange(`${open} ${close}`)
  return (
    found?.isRange === true &&
    /^[\s)\].,;|]*$/.test(found.after) &&
    findRange(open)?.isRange !== true &&
    found.before.length < open.length
  )
}

const isBelow = (open: Cell, cell: Cell) =>
  Math.min(Math.abs(cell.x - open.x), Math.abs(cell.end - open.end)) <= open.size * 1.5

/** Whether a text only says how long: '4 years 2 months', as LinkedIn writes above several jobs at one employer. */
export const isDuration = (text: string): boolean => text !== '' && withoutDurations(text).trim() === ''

/**
 * The dates of an entry's line: a cell of dates, or a short text that begins or ends with a range; null when it has
 * none.
 */
export function datesOf(line: Line): { readonly cell: Cell; readonly found: FoundRange } | null {
  if (line.bullet) return null
  const datesCell = line.cells.find(({ text }) => isDates(text))
  if (datesCell) return withRange(datesCell)
  if (textOf(line).length > 140) return null
  for (const cell of [line.cells.at(-1), line.cells[0]]) {
    const found = cell && findRange(cell.text)
    if (found && isEntryDate(found)) return { cell, found }
  }
  return null
}

function withRange(cell: Cell) {
  const found = findRange(cell.text)
  return found && { cell, found }
}

/** Whether dates at the beginning or end of a text are an entry's own. A year alone may belong to a name. */
function isEntryDate({ before, after, start, isRange, isSince }: FoundRange): boolean {
  // In 'owned by a fund since 2022', the date is not the entry's.
  if (isSince && /\p{Ll}\s+$/u.test(before)) return false
  if (!isRange && start.length < 7 && !/[|(,–—-]\s*$/.test(before)) return false
  if (/^[\s)\].,;|]*$/.test(after)) return before.length < 110
  if (isRange && isBetweenNames(before, after)) return true
  return /^[\s(]*$/.test(before) && /^\s*[):|–—,·-]/.test(after)
}

/** Whether dates are between two names: 'Cook | 2019 – 2021 | Blue Door', 'Blue Door June 2019 to May 2021 Cook'. */
const isBetweenNames = (before: string, after: string): boolean => {
  const areMarked = /[|·•]\s*$/u.test(before) && /^\s*[|·•]/u.test(after)
  const areNames = /^\p{Lu}.*[\p{L}\p{N}.)]\s+$/u.test(before) && /^\s+\p{Lu}/u.test(after)
  return (
    before.length < 70 &&
    after.length < 70 &&
    (areMarked || (areNames && !/[:;!?]\s|\p{Ll}{5}\.\s/u.test(`${before}${after}`)))
  )
}
