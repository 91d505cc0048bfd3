import type { Fragment } from '#shared/parse/fragments.ts'
import { headingNamed } from '#shared/parse/heading-words.ts'
import { isCapitals, lookOf } from '#shared/parse/line.ts'
import { endsWithDate } from '#shared/parse/date-ranges.ts'

/** What is read from top to bottom before anything beside it: a column, or a page without columns. */
export type Flow = { readonly x: number; readonly end: number; readonly pages: readonly (readonly Fragment[])[] }

/** A gutter divides nothing lower than this, in points. */
const MIN_HEIGHT = 60
/** Fragments on each side below which a gap is no gutter. */
const MIN_SIDE = 4
/** The same where both sides open with a heading on one line: a column of two skills is short. */
const MIN_TITLED = { height: 10, side: 2 }
/** Lines on each side that stand beside no line of the other: in a table there are none. */
const MIN_ALONE = 3
const MIN_GUTTER = 7
const MAX_DEPTH = 3

/**
 * The columns of all pages in reading order. A column goes on over pages: what stands at the same place on the next
 * page follows it directly, before the column beside it.
 */
export function flowsOf(pages: readonly (readonly Fragment[])[]): readonly Flow[] {
  const flows: Flow[] = []
  for (const page of pages) {
    const before = flows.length
    for (const region of regionsOf(page, 0, guttersOf(flows))) {
      const bounds = boundsOf(region)
      const at = continued(bounds, flows.slice(0, before))
      const flow = flows[at]
      if (flow) flows[at] = { ...flow, pages: [...flow.pages, region] }
      else flows.push({ ...bounds, pages: [region] })
    }
  }
  return flows
}

/** Where columns at the right of others began on the pages before. */
const guttersOf = (flows: readonly Flow[]): readonly number[] =>
  flows.filter(({ x }) => flows.some(({ end }) => end < x)).map(({ x }) => x)

type Bounds = { readonly x: number; readonly end: number }

/** The column of the pages before that stands most nearly where this one does; -1 when none does. */
function continued({ x, end }: Bounds, flows: readonly Flow[]): number {
  const away = flows.map((flow) => Math.abs(flow.x - x) * 3 + Math.abs(flow.end - end))
  const near = flows.map((flow, index) =>
    Math.abs(flow.x - x) < 12 && end < flow.end + 40 ? (away[index] ?? Infinity) : Infinity,
  )
  const least = Math.min(...near)
  return least === Infinity ? -1 : near.indexOf(least)
}

/** Where the text of a column begins and ends. */
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
  known: readonly number[],
): readonly (readonly Fragment[])[] {
  if (page.length === 0) return []
  const split = depth < MAX_DEPTH ? bestSplit(page, known) : null
  if (!split) return [page]
  return [split.above, ...inOrder(split), split.below].flatMap((part) => regionsOf(part, depth + 1, known))
}

/**
 * The column that begins without a heading goes on with what stands above both. Else the one that begins clearly
 * higher is first, else the narrower one: the wide one goes on over the page.
 */
function inOrder({ above, left, right }: Split): readonly Fragment[][] {
  const [isLeftNamed, isRightNamed] = [left, right].map(opensWithHeading) as [boolean, boolean]
  if (above.length > 0 && isLeftNamed !== isRightNamed) return isLeftNamed ? [right, left] : [left, right]
  const [leftTop, rightTop] = [left, right].map((side) => Math.min(...side.map(({ box }) => box.y))) as [number, number]
  if (Math.abs(leftTop - rightTop) > 20) return leftTop < rightTop ? [left, right] : [right, left]
  const [one, other] = [left, right].map((side) => {
    const { x, end } = boundsOf(side)
    return end - x
  }) as [number, number]
  return one <= other * 1.15 ? [left, right] : [right, left]
}

/** The gutter with most text beside it. */
function bestSplit(page: readonly Fragment[], known: readonly number[]): Split | null {
  const sorted = page.toSorted((a, b) => a.baseline - b.baseline)
  const headings = new Set(headingsOf(page))
  const labels = { headings, all: new Set(page.filter(isLabel)) }
  const edges = [...new Set(page.map(({ x }) => Math.round(x)))]
  const splits = edges.flatMap((edge) =>
    splitsAt(sorted, edge - 1.5, { ...labels, isKnown: known.some((x) => Math.abs(x - edge) < 2) }),
  )
  return splits.reduce<Split | null>((best, split) => (!best || beside(split) > beside(best) ? split : best), null)
}

/** Columns are the better the more of their lines stand beside none of the other. */
const beside = ({ left, right }: Split) =>
  left.length + right.length + 2 * (unpaired(left, right) + unpaired(right, left))

/** All stretches of the page in which nothing crosses the line at `edge`. */
function splitsAt(sorted: readonly Fragment[], edge: number, labels: Looked): readonly Split[] {
  const crosses = sorted.filter((one) => one.x < edge && one.end > edge - MIN_GUTTER)
  // A row that crosses is crossed by all that stands in it.
  const rows = crosses.map(({ baseline }) => baseline)
  const isOut = ({ baseline }: Fragment) => rows.some((row) => Math.abs(row - baseline) < 2)
  const bounds = [-1, ...sorted.flatMap((one, index) => (isOut(one) ? [index] : [])), sorted.length]
  return bounds.slice(1).flatMap((to, i) => {
    const from = (bounds[i] ?? -1) + 1
    const run = sorted.slice(from, to)
    const cut = (head: number): Split => ({
      above: sorted.slice(0, from + head),
      left: run.slice(head).filter(({ end }) => end <= edge),
      right: run.slice(head).filter(({ x }) => x >= edge),
      below: sorted.slice(to),
    })
    const splits = [cut(headOf(run, edge, labels)), ...belowDates(run, edge, labels).map(cut)]
    return splits.filter((split) => isColumns(split, labels)).slice(-1)
  })
}

/** Where two headings side by side begin columns below lines that have nothing but dates and places at their right. */
function belowDates(run: readonly Fragment[], edge: number, { headings, all }: Labels): readonly number[] {
  const titles = run.filter((one) => headings.has(one))
  const begin = run.findIndex(
    (one) => headings.has(one) && titles.some((other) => isAcross(one, other, edge) && isLevel(one, other)),
  )
  const above = run.slice(0, Math.max(begin, 0)).filter(({ x }) => x >= edge)
  return above.length > 0 && above.every((one) => all.has(one)) ? [begin] : []
}

const isAcross = (one: Fragment, other: Fragment, edge: number): boolean => one.x < edge !== other.x < edge
const isLevel = (one: Fragment, other: Fragment): boolean => Math.abs(one.baseline - other.baseline) < 4

/**
 * How many fragments at the top belong to neither column: name and contacts above a gap below which both columns
 * begin at the same height.
 */
function headOf(run: readonly Fragment[], edge: number, { headings }: Labels): number {
  let head = 0
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

function isColumns({ left, right }: Split, { headings, all, isKnown }: Looked): boolean {
  const areTitled =
    openTogether(left, right, headings) || (isKnown && [left, right].some((side) => hasOwn(side, headings)))
  const [least, most] = areTitled ? [MIN_TITLED.side, MIN_TITLED.height] : [MIN_SIDE, MIN_HEIGHT]
  if (left.length < least || right.length < least) return false
  if (height(left) < most || height(right) < most || overlap(left, right) < most) return false
  if (areTitled) return true
  const [titles, others] = [left, right].map((side) => side.filter((one) => headings.has(one)).length) as [
    number,
    number,
  ]
  // A side of dates, of headings or of labels names what stands beside it.
  if ([left, right].some((side) => side.filter((one) => all.has(one)).length >= side.length * 0.7)) return false
  // What stands line by line beside the other is one table: places, dates, a grid of skills.
  const [alone, beside] = [unpaired(left, right), unpaired(right, left)]
  if (alone < MIN_ALONE || beside < MIN_ALONE) return titles > 0 && others > 0 && alone + beside > 0
  return (titles > 0 && others > 0) || (alone > left.length * 0.35 && beside > right.length * 0.35)
}

/** Whether a side of few lines is a column that goes on: it opens with a heading. */
const hasOwn = (side: readonly Fragment[], headings: Labels['headings']): boolean => {
  const top = topOf(side)
  return top !== undefined && headings.has(top)
}

/** Two headings side by side above all else are those of two columns. */
function openTogether(left: readonly Fragment[], right: readonly Fragment[], headings: Labels['headings']): boolean {
  const [one, other] = [topOf(left), topOf(right)]
  if (!one || !other || !headings.has(one) || !headings.has(other)) return false
  return isLevel(one, other)
}

const opensWithHeading = (side: readonly Fragment[]): boolean => {
  const top = topOf(side)
  return top !== undefined && isHeading(top)
}

const topOf = (side: readonly Fragment[]): Fragment | undefined => side.toSorted((a, b) => a.baseline - b.baseline)[0]

const height = (side: readonly Fragment[]) => {
  const lines = side.map(({ baseline }) => baseline)
  return Math.max(...lines) - Math.min(...lines)
}

function overlap(left: readonly Fragment[], right: readonly Fragment[]): number {
  const top = Math.max(...[left, right].map((side) => Math.min(...side.map(({ baseline }) => baseline))))
  const bottom = Math.min(...[left, right].map((side) => Math.max(...side.map(({ baseline }) => baseline))))
  return bottom - top
}

type Looked = Labels & {
  /** A column began here on a page before. */
  readonly isKnown: boolean
}
/** Looked up once for a page: names of sections, and all that names what stands beside it. */
type Labels = { readonly headings: ReadonlySet<Fragment>; readonly all: ReadonlySet<Fragment> }

const isLabel = (one: Fragment): boolean => isHeading(one) || endsWithDate(one.text) || one.text.endsWith(':')

/** Where some headings are set unlike most text, a word set as the text is none: 'Languages' before 'Go, Python'. */
function headingsOf(page: readonly Fragment[]): readonly Fragment[] {
  const named = page.filter(isHeading)
  const letters = new Map<string, number>()
  for (const one of page) letters.set(lookOf(one), (letters.get(lookOf(one)) ?? 0) + one.text.length)
  const [body] = [...letters].toSorted(([, a], [, b]) => b - a)[0] ?? []
  const apart = named.filter((one) => lookOf(one) !== body || isCapitals(one.text))
  if (apart.length === 0) return named
  // A few more in their look are headings in other words: 'What I do'.
  const looks = new Set(apart.map(lookOf))
  const alike = page.filter((one) => looks.has(lookOf(one)) && lookOf(one) !== body && !endsWithDate(one.text))
  return alike.length <= apart.length * 2 ? [...new Set([...apart, ...alike])] : apart
}

const isHeading = ({ text }: Fragment) => headingNamed(text) !== null

function unpaired(side: readonly Fragment[], other: readonly Fragment[]): number {
  const has = (one: Fragment) => other.some(({ baseline }) => Math.abs(baseline - one.baseline) < one.size * 0.3)
  return side.filter((one) => !has(one)).length
}
