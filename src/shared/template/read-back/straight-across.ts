import { baselineOf, type TextItem } from '#shared/parse/items.ts'

/** Tolerance for the baselines of one line, in points. */
const LEVEL = 2

/**
 * The text as a naive reader reads it: every page line by line from the left edge to the right, ignoring
 * columns.
 */
export function straightAcross(items: readonly TextItem[]): string {
  const sorted = items.toSorted((one, other) => one.page - other.page || baselineOf(one) - baselineOf(other))
  const rows: TextItem[][] = []
  for (const item of sorted) {
    const first = rows.at(-1)?.[0]
    if (first && first.page === item.page && baselineOf(item) - baselineOf(first) < LEVEL) rows.at(-1)?.push(item)
    else rows.push([item])
  }
  return rows.map((row) => textOf(row.toSorted((one, other) => one.x - other.x))).join('\n')
}

const textOf = (row: readonly TextItem[]) => row.map(({ text }) => text).join(' ')
