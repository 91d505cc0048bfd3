import type { Cell, Line, StyleChange } from '#shared/parse/line.ts'

/** The number of an entry in a list of publications: '1.', '12)', '[3]'. */
const NUMBER = /^\[?(\d{1,3})[.)\]]\s+(?=\S)/

/** Removes the numbers of entries, if they count from one: other numbers belong to the text. */
export function withoutNumbers(lines: readonly Line[]): readonly Line[] {
  const numbers = lines.flatMap((line) => numberOf(line) ?? [])
  const isCounted = numbers.every((number, index) => number === index + 1)
  if (!isCounted || !lines[0] || numberOf(lines[0]) === null) return lines
  return lines.map((line) => (numberOf(line) === null ? line : withoutNumber(line)))
}

function numberOf({ cells: [first] }: Line): number | null {
  const number = first && NUMBER.exec(first.text)?.[1]
  return number === undefined ? null : Number(number)
}

function withoutNumber(line: Line): Line {
  const [first, ...others] = line.cells
  return first ? { ...line, cells: [cellWithoutNumber(first), ...others] } : line
}

/** The text starts about where its share of the letters does. */
function cellWithoutNumber(cell: Cell): Cell {
  const length = NUMBER.exec(cell.text)?.[0].length ?? 0
  const x = cell.x + ((cell.end - cell.x) * length) / cell.text.length
  const { turns, ...rest } = cell
  return { ...rest, text: cell.text.slice(length), x, ...(turns && movedTurns(turns, length, x)) }
}

/** The style of the text begins with it; without a change after that, it is the style of the whole cell. */
function movedTurns(turns: readonly StyleChange[], length: number, x: number): Partial<Cell> {
  const first = turns.findLast(({ at }) => at <= length)
  const later = turns.filter(({ at }) => at > length).map((turn) => ({ ...turn, at: turn.at - length }))
  return first && later.length > 0 ? { turns: [{ ...first, at: 0, x }, ...later] } : { ...first?.look }
}
