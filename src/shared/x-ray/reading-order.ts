import { baselineOf, endOf, isSameLine, rowsOf, type TextItem } from '#shared/parse/items.ts'

/** A stretch of a line in the reader's order, and whether the text jumps back up to it within its column. */
export type Step = { readonly items: readonly TextItem[]; readonly isJump: boolean }

/** Lines in the reader's order. A jump is a line that stands above the one read before it, in the same column. */
export function stepsOf(items: readonly TextItem[]): readonly Step[] {
  const rows = rowsOf(items)
  return rows.map((row, index) => {
    const before = rows[index - 1]
    return { items: row, isJump: before !== undefined && isAbove(row, before) && overlaps(row, before) }
  })
}

/** How often lines are read that stand above what was read before them. */
export const jumpsIn = (items: readonly TextItem[]): number => stepsOf(items).filter(({ isJump }) => isJump).length

/** Lines of one column that are read in the middle of the lines of another: so many make it no accident. */
const LEAST_ROWS = 4

/**
 * The rows in which two columns are read as one line, across the gap between them. Dates at the right edge
 * are no column: they end at one place, but do not begin at one.
 */
export function mixedRows(items: readonly TextItem[]): readonly (readonly TextItem[])[] {
  const split = rowsOf(items).flatMap((row) => {
    const at = row.findIndex((item, index) => index > 0 && gapBefore(row, index) > GUTTER * item.height)
    const right = row[at]
    return at > 0 && right ? [{ row, right }] : []
  })
  const columns = Map.groupBy(split, ({ right }) => `${right.page}:${Math.round(right.x / 3)}`)
  return [...columns.values()]
    .filter(
      (rows) => rows.length >= LEAST_ROWS && rows.filter(({ row }) => startsTogether(row, rows)).length >= LEAST_ROWS,
    )
    .flatMap((rows) => rows.map(({ row }) => row))
}

/** A gap as wide as this many letters is between columns, not between words. */
const GUTTER = 1.5

const gapBefore = (row: readonly TextItem[], index: number): number => {
  const [before, item] = [row[index - 1], row[index]]
  return before && item ? item.x - endOf(before) : 0
}

/** Lines of a column begin at one place on both sides of the gap; a label and its value follow closely. */
const startsTogether = (row: readonly TextItem[], rows: readonly { readonly row: readonly TextItem[] }[]): boolean =>
  rows.filter(({ row: other }) => Math.abs((other[0]?.x ?? 0) - (row[0]?.x ?? 0)) < 3).length >= LEAST_ROWS

function isAbove(row: readonly TextItem[], before: readonly TextItem[]): boolean {
  const [item, last] = [row[0], before.at(-1)]
  if (!item || !last || item.page !== last.page || isSameLine(item, last)) return false
  return baselineOf(item) < baselineOf(last) - Math.min(item.height, last.height)
}

function overlaps(row: readonly TextItem[], before: readonly TextItem[]): boolean {
  const [start, end] = spanOf(row)
  const [otherStart, otherEnd] = spanOf(before)
  return Math.min(end, otherEnd) - Math.max(start, otherStart) > 0.5 * Math.min(end - start, otherEnd - otherStart)
}

const spanOf = (row: readonly TextItem[]) => [Math.min(...row.map(({ x }) => x)), Math.max(...row.map(endOf))] as const
