import { textOf, type Line } from '#shared/parse/line.ts'

/** Lines without those that programs repeat on pages: a name at the top of later ones, a foot with the page's number. */
export function withoutRunningLines(lines: readonly Line[]): readonly Line[] {
  const onFirstPage = new Set(lines.flatMap((line) => (pageOf(line) === 1 ? [textOf(line)] : [])))
  const feet = feetOf(lines)
  return lines.filter((line) => !feet.has(line) && !(isHeader(line) && onFirstPage.has(textOf(line))))
}

const pageOf = ({ cells: [cell] }: Line): number => cell?.box?.page ?? 1
const baselineOf = ({ cells: [cell] }: Line): number => (cell?.box ? cell.box.y + cell.box.height : 0)

/** Whether a line is at the top of a later page. */
const isHeader = (line: Line): boolean => pageOf(line) > 1 && line.pitch === null && !line.bullet

/**
 * The lowest lines of pages: those of several pages that are at the same height and differ in nothing but numbers, and
 * those that begin with the first line of the file, which is the name.
 */
function feetOf(lines: readonly Line[]): ReadonlySet<Line> {
  const lowest = [
    ...Map.groupBy(
      lines.filter(({ cells: [cell] }) => cell?.box),
      pageOf,
    ).values(),
  ].map((page) => page.reduce((low, line) => (baselineOf(line) > baselineOf(low) ? line : low)))
  const alike = Map.groupBy(lowest, (line) => `${Math.round(baselineOf(line))} ${textOf(line).replace(/\d+/g, '0')}`)
  const name = lines[0] ? textOf(lines[0]) : ''
  const named = lowest.filter((line) => line !== lines[0] && name.length > 5 && textOf(line).startsWith(name))
  return new Set([...[...alike.values()].filter(({ length }) => length > 1).flat(), ...named])
}
