import type { Cell, Line, Turn } from '#shared/parse/line.ts'

/** Separators between a title and the employer after it, at the start of one or the end of the other. */
const MARK_BEFORE = /^\s*(?:[,;|/·•–—-]|@|\b(?:at|bei|chez|en)\b)\s*/iu
const MARK_BEHIND = /\s*[,;|/·•–—-]\s*$/u
/** Titles are short; a longer text with a bold word in it is a sentence. */
const MAX_LENGTH = 110

/** Splits a title and an employer written as one text in different styles into cells: 'Cook, Blue Door'. */
export function partedByLook(line: Line): Line {
  if (line.bullet || !line.cells.some(({ turns }) => turns)) return line
  return { ...line, cells: line.cells.flatMap(parted) }
}

function parted(cell: Cell): readonly Cell[] {
  const { turns = [], text, ...rest } = cell
  const starts = turns.filter(({ at }, index) => index === 0 || isMarked(text.slice(0, at), text.slice(at)))
  if (starts.length < 2 || text.length > MAX_LENGTH) return [cell]
  return starts.flatMap((turn, index): readonly Cell[] => {
    const next = starts[index + 1]
    const own = withoutMarks(text.slice(turn.at, next?.at), index > 0, next !== undefined)
    const end = next?.x ?? cell.end
    return own === '' ? [] : [{ ...rest, ...turn.look, text: own, x: turn.x, end, box: boxOf(cell, turn, end) }]
  })
}

const isMarked = (before: string, behind: string): boolean => MARK_BEHIND.test(before) || MARK_BEFORE.test(behind)

const withoutMarks = (text: string, isBehind: boolean, isBefore: boolean): string =>
  text
    .replace(isBehind ? MARK_BEFORE : '', '')
    .replace(isBefore ? MARK_BEHIND : '', '')
    .trim()

const boxOf = ({ box }: Cell, { x }: Turn, end: number): Cell['box'] => box && { ...box, x, width: end - x }
