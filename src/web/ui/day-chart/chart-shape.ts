/** A number of one day, YYYY-MM-DD in UTC. */
export type DayValue = { readonly day: string; readonly value: number }
/** A line of a plot: one value for each of its days. */
export type PlotLine = { readonly label: string; readonly values: readonly number[] }

const DAY = 86_400_000

/** All days from one to another, both of them included, oldest first; none when they stand the wrong way round. */
export function daysThrough(from: string, through: string): string[] {
  const [start, end] = [Date.parse(from), Date.parse(through)]
  const count = Math.max(0, Math.round((end - start) / DAY) + 1)
  return Array.from({ length: count }, (_, at) => new Date(start + at * DAY).toISOString().slice(0, 10))
}

/** The day so many days before another. */
export const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY).toISOString().slice(0, 10)

/** One value for each of the days: 0 where nothing was counted. */
export function valuesOn(counted: readonly DayValue[], days: readonly string[]): number[] {
  const values = new Map(counted.map(({ day, value }) => [day, value]))
  return days.map((day) => values.get(day) ?? 0)
}

/** The top of the scale over whole numbers: the least even 1, 2, 4, 6 or 8 times a power of ten that nothing exceeds. */
export function topOf(most: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, most))))
  const top = STEPS.map((step) => step * power).find((each) => each >= most && each >= 2 && each % 2 === 0)
  return top ?? 10 * power
}
const STEPS = [1, 2, 4, 6, 8, 10]

/** The side of the square that a plot is drawn in, before it is stretched to its place. */
export const SIDE = 100

/** Where a day stands, from the left; a single day is in the middle. */
export const xOf = (at: number, count: number): number => (count < 2 ? SIDE / 2 : round((at * SIDE) / (count - 1)))
const yOf = (value: number, top: number) => round(SIDE - (value * SIDE) / top)
const round = (length: number) => Math.round(length * 100) / 100

/** The line through all values, for an SVG path. */
export function lineOf(values: readonly number[], top: number): string {
  if (values.length === 1) return `M0 ${yOf(values[0] ?? 0, top)}H${SIDE}`
  return values.map((value, at) => `${at === 0 ? 'M' : 'L'}${xOf(at, values.length)} ${yOf(value, top)}`).join('')
}

/** The area below that line. */
export const areaOf = (values: readonly number[], top: number): string =>
  values.length === 0 ? '' : `${lineOf(values, top)}V${SIDE}H0Z`

/** The day under a pointer, by how far from the left it is: 0 to 1. */
export const dayAt = (fraction: number, count: number): number =>
  Math.min(count - 1, Math.max(0, Math.round(fraction * (count - 1))))
