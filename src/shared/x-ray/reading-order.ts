import { findRange, isDates } from '#shared/parse/date-ranges.ts'
import { headingNamed } from '#shared/parse/heading-words.ts'
import { isPlace } from '#shared/parse/words.ts'
import { baselineOf, rightEdgeOf, isSameLine, rowsOf, type TextItem } from '#shared/parse/items.ts'

/** A line in the reader's order, and whether the text jumps back up to it within its column. */
export type Step = { readonly items: readonly TextItem[]; readonly isJump: boolean }

/** Lines in the reader's order. A jump is a line above the line read before it, in the same column. */
export function stepsOf(items: readonly TextItem[]): readonly Step[] {
  const rows = rowsOf(items)
  return rows.map((row, index) => {
    const before = rows[index - 1]
    return { items: row, isJump: before !== undefined && isAbove(row, before) && overlaps(row, before) }
  })
}

/** How many lines are read after lines below them. */
export const jumpsIn = (items: readonly TextItem[]): number => stepsOf(items).filter(({ isJump }) => isJump).length

/** This many rows with the same two starting points are no coincidence. */
const MIN_ROWS = 4
/** Labels and list items are shorter than sentences: with this many words on both sides, they are two texts. */
const MIN_WORDS = 3

type SplitRow = { readonly row: readonly TextItem[]; readonly x: number; readonly left: string; readonly right: string }

/**
 * The rows in which two columns are read as one line, across the gap between them. Dates on the right are not a column,
 * because they start anywhere; dates and labels on the left belong to the text next to them.
 */
export function mixedRows(items: readonly TextItem[]): readonly (readonly TextItem[])[] {
  const columns = Map.groupBy(rowsOf(items).flatMap(splitAtGap), ({ row, x }) => `${row[0]?.page}:${Math.round(x / 3)}`)
  return [...columns.values()].filter(areTwoTexts).flatMap((rows) => rows.map(({ row }) => row))
}

function splitAtGap(row: readonly TextItem[]): readonly SplitRow[] {
  const at = row.findIndex((item, index) => index > 0 && gapBefore(row, index) > GUTTER * item.height)
  const right = row[at]
  return at > 0 && right ? [{ row, x: right.x, left: textOf(row.slice(0, at)), right: textOf(row.slice(at)) }] : []
}

const textOf = (row: readonly TextItem[]) => row.map(({ text }) => text).join(' ')

function areTwoTexts(rows: readonly SplitRow[]): boolean {
  if (rows.filter(({ row }) => hasCommonStart(row, rows)).length < MIN_ROWS) return false
  const details = rows.filter(({ left, right }) => isDates(left) || isDetail(right))
  if (details.length > rows.length / 2) return false
  // A heading next to a line opens an unrelated text.
  if (rows.some(({ right }) => headingNamed(right) !== null)) return true
  return [rows.map(({ left }) => left), rows.map(({ right }) => right)].every((side) => averageWords(side) >= MIN_WORDS)
}

/** Dates or a place, which belong to the title on their left. */
const isDetail = (text: string): boolean => isDates(text) || findRange(text)?.isRange === true || isPlace(text)

/** The average number of words per line. */
const averageWords = (lines: readonly string[]): number =>
  lines.reduce((sum, line) => sum + line.split(/\s+/).length, 0) / lines.length

/** In em; a gap this wide separates columns rather than words. */
const GUTTER = 1.5

const gapBefore = (row: readonly TextItem[], index: number): number => {
  const [before, item] = [row[index - 1], row[index]]
  return before && item ? item.x - rightEdgeOf(before) : 0
}

/** Whether enough rows start at the same x as this one. */
const hasCommonStart = (row: readonly TextItem[], rows: readonly SplitRow[]): boolean =>
  rows.filter(({ row: other }) => Math.abs((other[0]?.x ?? 0) - (row[0]?.x ?? 0)) < 3).length >= MIN_ROWS

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

const spanOf = (row: readonly TextItem[]) =>
  [Math.min(...row.map(({ x }) => x)), Math.max(...row.map(rightEdgeOf))] as const
