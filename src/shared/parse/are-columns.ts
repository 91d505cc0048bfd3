import type { Fragment } from '#shared/parse/fragments.ts'
import type { Labels } from '#shared/parse/page-labels.ts'

/** Minimum height of a column in points, and minimum number of fragments on each side of the gutter. */
const MIN = { height: 60, side: 4 }
/** The minimums when both sides open with a heading on the same line, because a list of two skills is short. */
const MIN_TITLED = { height: 10, side: 2 }
/** Minimum number of fragments on each side with nothing next to them; a table has none. */
const MIN_UNPAIRED = 3

type Sides = { readonly left: readonly Fragment[]; readonly right: readonly Fragment[] }
/** What is known about the page besides the two sides. */
export type PageContext = Labels & {
  /** A column began here on an earlier page. */
  readonly isKnown: boolean
}

/** Whether the two sides of a gutter are columns rather than a table, dates or labels next to their texts. */
export function areColumns({ left, right }: Sides, { headings, all, isKnown }: PageContext): boolean {
  const sides = [left, right]
  const areTitled =
    haveHeadingsAtTop(left, right, headings) || (isKnown && sides.some((side) => opensWithHeading(side, headings)))
  const minimums = areTitled ? MIN_TITLED : MIN
  if (sides.some((side) => side.length < minimums.side || height(side) < minimums.height)) return false
  if (overlap(left, right) < minimums.height) return false
  if (areTitled) return true
  // A side of mostly dates, headings or labels describes the text next to it.
  if (sides.some((side) => side.filter((one) => all.has(one)).length >= side.length * 0.7)) return false
  const haveHeadings = sides.every((side) => side.some((one) => headings.has(one)))
  // So does a side on which nothing but labels stands alone: below its headings, each line has one next to it.
  const standsAlone = (side: readonly Fragment[], other: readonly Fragment[]) =>
    unpaired(
      side.filter((one) => !all.has(one)),
      other,
    ) >= MIN_UNPAIRED
  if (!haveHeadings && !(standsAlone(left, right) && standsAlone(right, left))) return false
  return areUnpaired(left, right, haveHeadings)
}

/** Sides that match line by line are one table: places, dates, a grid of skills. */
function areUnpaired(left: readonly Fragment[], right: readonly Fragment[], haveHeadings: boolean): boolean {
  const [unpairedLeft, unpairedRight] = [unpaired(left, right), unpaired(right, left)]
  if (unpairedLeft < MIN_UNPAIRED || unpairedRight < MIN_UNPAIRED)
    return haveHeadings && unpairedLeft + unpairedRight > 0
  return haveHeadings || (unpairedLeft > left.length * 0.35 && unpairedRight > right.length * 0.35)
}

/** Whether a side opens with a heading; a short side that does is the end of a column from the page before. */
const opensWithHeading = (side: readonly Fragment[], headings: Labels['headings']): boolean => {
  const top = topOf(side)
  return top !== undefined && headings.has(top)
}

/** Headings side by side at the very top open two columns. */
function haveHeadingsAtTop(
  left: readonly Fragment[],
  right: readonly Fragment[],
  headings: Labels['headings'],
): boolean {
  const [one, other] = [topOf(left), topOf(right)]
  if (!one || !other || !headings.has(one) || !headings.has(other)) return false
  return areLevel(one, other)
}

/** The topmost fragment. */
export const topOf = (side: readonly Fragment[]): Fragment | undefined =>
  side.toSorted((a, b) => a.baseline - b.baseline)[0]

const height = (side: readonly Fragment[]) => {
  const lines = side.map(({ baseline }) => baseline)
  return Math.max(...lines) - Math.min(...lines)
}

function overlap(left: readonly Fragment[], right: readonly Fragment[]): number {
  const top = Math.max(...[left, right].map((side) => Math.min(...side.map(({ baseline }) => baseline))))
  const bottom = Math.min(...[left, right].map((side) => Math.max(...side.map(({ baseline }) => baseline))))
  return bottom - top
}

/** Whether two fragments are at the same height. */
export const areLevel = (one: Fragment, other: Fragment): boolean => Math.abs(one.baseline - other.baseline) < 4

/** How many fragments of a side have no fragment of the other side next to them. */
export function unpaired(side: readonly Fragment[], other: readonly Fragment[]): number {
  const has = (one: Fragment) => other.some(({ baseline }) => Math.abs(baseline - one.baseline) < one.size * 0.3)
  return side.filter((one) => !has(one)).length
}
