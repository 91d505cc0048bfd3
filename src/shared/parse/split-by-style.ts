import type { Cell, Line, StyleChange } from '#shared/parse/line.ts'

/** Separators between a title and the employer after it, at the start of one or the end of the other. */
const SEPARATOR_AT_START = /^\s*(?:[,;|/·•–—-]|@|\b(?:at|bei|chez|en)\b)\s*/iu
const SEPARATOR_AT_END = /\s*[,;|/·•–—-]\s*$/u
/** Titles are short; a longer text with a bold word in it is a sentence. */
const MAX_LENGTH = 110

/** Splits a title and an employer written as one text in different styles into cells: 'Cook, Blue Door'. */
export function splitByStyle(line: Line): Line {
  if (line.bullet || !line.cells.some(({ turns }) => turns)) return line
  return { ...line, cells: line.cells.flatMap(splitCell) }
}

function splitCell(cell: Cell): readonly Cell[] {
  const { turns = [], text, ...rest } = cell
  const starts = turns.filter(({ at }, index) => index === 0 || areSeparated(text.slice(0, at), text.slice(at)))
  if (starts.length < 2 || text.length > MAX_LENGTH) return [cell]
  return starts.flatMap((turn, index): readonly Cell[] => {
    const next = starts[index + 1]
    const own = withoutSeparators(text.slice(turn.at, next?.at), index > 0, next !== undefined)
    const end = next?.x ?? cell.end
    return own === '' ? [] : [{ ...rest, ...turn.look, text: own, x: turn.x, end, box: boxOf(cell, turn, end) }]
  })
}

const areSeparated = (before: string, behind: string): boolean =>
  SEPARATOR_AT_END.test(before) || SEPARATOR_AT_START.test(behind)

const withoutSeparators = (text: string, isAfterFirst: boolean, hasNext: boolean): string =>
  text
    .replace(isAfterFirst ? SEPARATOR_AT_START : '', '')
    .replace(hasNext ? SEPARATOR_AT_END : '', '')
    .trim()

const boxOf = ({ box }: Cell, { x }: StyleChange, end: number): Cell['box'] => box && { ...box, x, width: end - x }
