import type { Line } from '#shared/parse/line.ts'

/** The lines of one list item; the first one has its bullet. */
type Item = readonly Line[]

/** Distances between the levels of a list, in sizes of its text; anything else is a column or a centered line. */
const MIN_STEP = 0.8
const MAX_STEP = 4
/** Lists of more levels than this are rather lines that begin anywhere. */
const MAX_LEVELS = 3
/** Blanks that set a level off in plain text. */
const BLANKS = 2

/**
 * Which items of a list are nested under the one above: those that are indented from the others of their column and
 * page. Bullets may be drawn as graphics, but items with and without a bullet are not compared. In a right-to-left
 * script lines begin at the other edge.
 */
export function nestedItems(items: readonly Item[]): readonly boolean[] {
  return items.map((item) => {
    const line = item[0]
    if (!line || RIGHT_TO_LEFT.test(line.cells[0]?.text ?? '')) return false
    const beside = items.flatMap(([first]) => (first && isBeside(first, line) ? [first] : []))
    return isPlain(line) ? isIndented(line, beside) : isOnLowerLevel(line, beside)
  })
}

const RIGHT_TO_LEFT = /^[\u0590-\u08ff]/
const isPlain = (line: Line): boolean => line.cells[0]?.size === 0
const pageOf = ({ cells }: Line): number | undefined => cells[0]?.box?.page
const isBeside = (a: Line, b: Line): boolean => a.bullet === b.bullet && a.flow === b.flow && pageOf(a) === pageOf(b)

const isIndented = (line: Line, all: readonly Line[]): boolean =>
  (line.indent ?? 0) >= Math.min(...all.map(({ indent = 0 }) => indent)) + BLANKS

function isOnLowerLevel(line: Line, all: readonly Line[]): boolean {
  const size = line.cells[0]?.size ?? 0
  const starts = startsOf(all, size * 0.4)
  const steps = starts.slice(1).map((x, index) => (x - (starts[index] ?? 0)) / size)
  const areLevels = starts.length <= MAX_LEVELS && steps.every((step) => step >= MIN_STEP && step <= MAX_STEP)
  const isLower = ({ cells }: Line) => (cells[0]?.x ?? 0) > (starts[0] ?? 0) + size * 0.4
  // Without bullets, the one line above an indented list may be a text about all of it.
  const isList = line.bullet || all.filter((other) => !isLower(other)).length > 1
  return areLevels && isList && isLower(line)
}

/** Where the lines begin, from the left; within `tolerance` it is the same place. */
function startsOf(lines: readonly Line[], tolerance: number): readonly number[] {
  const all = lines.map(({ cells }) => cells[0]?.x ?? 0).toSorted((a, b) => a - b)
  return all.filter((x, index) => index === 0 || x - (all[index - 1] ?? 0) > tolerance)
}
