import { areColumns, areLevel, topOf, unpaired, type PageContext } from '#shared/parse/are-columns.ts'
import type { Fragment } from '#shared/parse/fragments.ts'
import { isHeading, labelsOf, type Labels } from '#shared/parse/page-labels.ts'

/** Text that is read from top to bottom: a column, or a page without columns. */
export type Flow = { readonly x: number; readonly end: number; readonly pages: readonly (readonly Fragment[])[] }

const MIN_GUTTER = 7
const MAX_DEPTH = 3

/**
 * The columns of all pages in reading order. Columns continue across pages: text at the same position on the next page
 * follows directly, before the column next to it.
 */
export function flowsOf(pages: readonly (readonly Fragment[])[]): readonly Flow[] {
  const flows: Flow[] = []
  for (const page of pages) {
    const before = flows.length
    for (const region of regionsOf(page, 0, knownGuttersOf(flows))) {
      const bounds = boundsOf(region)
      const at = indexOfContinued(bounds, flows.slice(0, before))
      const flow = flows[at]
      if (flow) flows[at] = { ...flow, pages: [...flow.pages, region] }
      else flows.push({ ...bounds, pages: [region] })
    }
  }
  return flows
}

/** Where columns to the right of other ones began on earlier pages. */
const knownGuttersOf = (flows: readonly Flow[]): readonly number[] =>
  flows.filter(({ x }) => flows.some(({ end }) => end < x)).map(({ x }) => x)

type Bounds = { readonly x: number; readonly end: number }

/** The index of the earlier column closest to this position; -1 when none is close. */
function indexOfContinued({ x, end }: Bounds, flows: readonly Flow[]): number {
  const distances = flows.map((flow) => Math.abs(flow.x - x) * 3 + Math.abs(flow.end - end))
  const candidates = flows.map((flow, index) =>
    Math.abs(flow.x - x) < 12 && end < flow.end + 40 ? (distances[index] ?? Infinity) : Infinity,
  )
  const minimum = Math.min(...candidates)
  return minimum === Infinity ? -1 : candidates.indexOf(minimum)
}

/** Where the text of a column begins and ends, in points. */
export const boundsOf = (region: readonly Fragment[]): Bounds => ({
  x: Math.min(...region.map(({ x }) => x)),
  end: Math.max(...region.map(({ end }) => end)),
})

type Split = {
  readonly above: Fragment[]
  readonly left: Fragment[]
  readonly right: Fragment[]
  readonly below: Fragment[]
}

function regionsOf(
  page: readonly Fragment[],
  depth: number,
  knownGutters: readonly number[],
): readonly (readonly Fragment[])[] {
  if (page.length === 0) return []
  const split = depth < MAX_DEPTH ? bestSplit(page, knownGutters) : null
  if (!split) return [page]
  return [split.above, ...inReadingOrder(split), split.below].flatMap((part) =>
    regionsOf(part, depth + 1, knownGutters),
  )
}

/**
 * The column without a heading continues the text above both. Otherwise the clearly higher one is first, or else the
 * narrower one, because the wide one continues on the next page.
 */
function inReadingOrder({ above, left, right }: Split): readonly Fragment[][] {
  const [hasLeftHeading, hasRightHeading] = [left, right].map(opensWithHeading) as [boolean, boolean]
  if (above.length > 0 && hasLeftHeading !== hasRightHeading) return hasLeftHeading ? [right, left] : [left, right]
  const [topOfLeft, topOfRight] = [left, right].map((side) => Math.min(...side.map(({ box }) => box.y))) as [
    number,
    number,
  ]
  if (Math.abs(topOfLeft - topOfRight) > 20) return topOfLeft < topOfRight ? [left, right] : [right, left]
  const [one, other] = [left, right].map((side) => {
    const { x, end } = boundsOf(side)
    return end - x
  }) as [number, number]
  return one <= other * 1.15 ? [left, right] : [right, left]
}

/** The gutter with the most text next to it. */
function bestSplit(page: readonly Fragment[], knownGutters: readonly number[]): Split | null {
  const sorted = page.toSorted((a, b) => a.baseline - b.baseline)
  const labels = labelsOf(page)
  const edges = [...new Set(page.map(({ x }) => Math.round(x)))]
  const splits = edges.flatMap((edge) =>
    splitsAt(sorted, edge - 1.5, { ...labels, isKnown: knownGutters.some((x) => Math.abs(x - edge) < 2) }),
  )
  return splits.reduce<Split | null>(
    (best, split) => (!best || splitScore(split) > splitScore(best) ? split : best),
    null,
  )
}

/** Scores a split: columns are more likely the more of their lines have nothing next to them. */
const splitScore = ({ left, right }: Split) =>
  left.length + right.length + 2 * (unpaired(left, right) + unpaired(right, left))

/** All vertical stretches of the page in which no text crosses the line at `edge`. */
function splitsAt(sorted: readonly Fragment[], edge: number, labels: PageContext): readonly Split[] {
  const crosses = sorted.filter((one) => one.x < edge && one.end > edge - MIN_GUTTER)
  // Everything in a row that crosses counts as crossing.
  const rows = crosses.map(({ baseline }) => baseline)
  const isInCrossingRow = ({ baseline }: Fragment) => rows.some((row) => Math.abs(row - baseline) < 2)
  const bounds = [-1, ...sorted.flatMap((one, index) => (isInCrossingRow(one) ? [index] : [])), sorted.length]
  return bounds.slice(1).flatMap((to, i) => {
    const from = (bounds[i] ?? -1) + 1
    const run = sorted.slice(from, to)
    const splitBelow = (head: number): Split => ({
      above: sorted.slice(0, from + head),
      left: run.slice(head).filter(({ end }) => end <= edge),
      right: run.slice(head).filter(({ x }) => x >= edge),
      below: sorted.slice(to),
    })
    const splits = [splitBelow(headLengthOf(run, edge, labels)), ...startsBelowDates(run, edge, labels).map(splitBelow)]
    return splits.filter((split) => areColumns(split, labels)).slice(-1)
  })
}

/** Where headings side by side open columns below lines that only have dates and places on their right. */
function startsBelowDates(run: readonly Fragment[], edge: number, { headings, all }: Labels): readonly number[] {
  const titles = run.filter((one) => headings.has(one))
  const start = run.findIndex(
    (one) => headings.has(one) && titles.some((other) => areOnOppositeSides(one, other, edge) && areLevel(one, other)),
  )
  const above = run.slice(0, Math.max(start, 0)).filter(({ x }) => x >= edge)
  return above.length > 0 && above.every((one) => all.has(one)) ? [start] : []
}

const areOnOppositeSides = (one: Fragment, other: Fragment, edge: number): boolean => one.x < edge !== other.x < edge

/** A centered name and contact details above the first heading of the left are in no column on the right. */
function centeredAbove(run: readonly Fragment[], edge: number, headings: Labels['headings']): number {
  const first = run.findIndex((one) => headings.has(one))
  const isLeft = (run[first]?.x ?? edge) < edge
  return first > 0 && isLeft && run.slice(0, first).every(({ x }) => x >= edge) ? first : 0
}

/**
 * How many fragments at the top belong to neither column: name and contact details above a gap, with both columns
 * starting at the same height below it.
 */
function headLengthOf(run: readonly Fragment[], edge: number, { headings }: Labels): number {
  let head = centeredAbove(run, edge, headings)
  for (const [index, one] of run.entries()) {
    const above = run[index - 1]
    if (!above) continue
    if (headings.has(above)) break
    if (one.baseline - above.baseline < 1.7 * one.size) continue
    const rest = run.slice(index)
    const tops = [rest.find(({ x }) => x < edge), rest.find(({ x }) => x >= edge)].map((first) => first?.baseline)
    const [left, right] = tops
    if (left !== undefined && right !== undefined && Math.abs(left - right) < 12) head = index
  }
  return head
}

const opensWithHeading = (side: readonly Fragment[]): boolean => {
  const top = topOf(side)
  return top !== undefined && isHeading(top)
}
