import { isDates, type DateRange } from '#shared/parse/date-ranges.ts'
import { datesOf, isDuration, joinOpenRanges } from '#shared/parse/dated-lines.ts'
import {
  headOf,
  headSize,
  isPlaceBelowDates,
  areTitlesAlone,
  joinWrapped,
  type Context,
  type Head,
} from '#shared/parse/entry-head.ts'
import { continuesOn, firstText, isHeadLike } from '#shared/parse/head-lines.ts'
import { lookOf, sharesBlock, textOf, type Line, type Piece } from '#shared/parse/line.ts'
import { splitByStyle } from '#shared/parse/split-by-style.ts'

/** A job, school or similar entry: its opening lines and its body. */
export type Entry = {
  /** The opening texts without dates, one per style and line, usually with the title first. */
  readonly head: readonly Head[]
  readonly dates: (DateRange & { readonly piece: Piece; readonly isRange: boolean }) | null
  readonly body: readonly Line[]
  /** The number of lines, head and body. */
  readonly length: number
}

/** Splits a section into entries by their dates, and by the style of their titles once that is known. */
export function entriesOf(lines: readonly Line[]): readonly Entry[] {
  const joinedLines = withDatesFirst(joinOpenRanges(lines.filter((line) => !isDuration(textOf(line)))))
  const splitLines = joinedLines.map(splitByStyle)
  const originals = new Map(splitLines.map((line, at) => [line, joinedLines[at] ?? line]))
  // Only opening lines are split by style; in running text a bold word is just a word.
  return split(splitLines).map((entry) => ({ ...entry, body: entry.body.map((line) => originals.get(line) ?? line) }))
}

/**
 * Where every entry ends with its dates on a line of their own, below its text, they are moved to its beginning: after
 * all of these lines a title follows, in the style of the first one.
 */
function withDatesFirst(lines: readonly Line[]): readonly Line[] {
  const dated = lines.flatMap((line, at) => (datesOf(line) ? [at] : []))
  const [first = 0, title] = [dated[0], lines[0]]
  const endsEntry = (at: number) => {
    const next = lines[at + 1]
    return isDatesOnly(lines[at]) && (!next || (title && !next.bullet && openingLook(next) === openingLook(title)))
  }
  if (first < 2 || !isDatesOnly(lines.at(-1)) || !dated.every(endsEntry)) return lines
  return dated.flatMap((at, index) => {
    const entry = lines.slice((dated[index - 1] ?? -1) + 1, at)
    return [lines[at] as Line, ...entry] // The indexes are those of lines.
  })
}

/** The style of the first words: a title may be shorter than what follows it in another style. */
const openingLook = (line: Line): string => {
  const cell = firstText(line)
  return lookOf({ ...cell, ...cell.turns?.[0]?.look })
}

function split(splitLines: readonly Line[]): readonly Entry[] {
  const starts = startsOf(splitLines)
  if (starts.length === 0) return splitLines.length === 0 ? [] : [entryOf(splitLines, contextOf(splitLines, []))]
  const context = contextOf(splitLines, starts)
  const first = starts[0] ?? 0
  const before = first > 0 ? [entryOf(splitLines.slice(0, first), context)] : []
  return [
    ...before,
    ...starts.map((start, i) => entryOf(splitLines.slice(start, starts[i + 1] ?? splitLines.length), context)),
  ]
}

/** The indexes of the lines at which entries begin. */
function startsOf(lines: readonly Line[]): readonly number[] {
  // A line that starts with 'since 2020' may continue a sentence.
  const continuesSentence = (index: number) => {
    const [above, line] = [lines[index - 1], lines[index]]
    return above !== undefined && line !== undefined && sharesBlock(above, line) === true
  }
  const dated = lines.flatMap((line, index) => (datesOf(line) && !continuesSentence(index) ? [index] : []))
  const [first] = dated
  if (first === undefined) return startsByLook(lines, null)
  const above = lines.slice(0, first).every(isHeadLike) && first <= 3 ? first : 0
  const withLinesAbove = dated.map((at) => at - countLinesAbove(lines, at, above, first))
  const distinct = withLinesAbove.filter((at, i) => i === 0 || at > (withLinesAbove[i - 1] ?? -1))
  const begins = new Set(distinct)
  // Dates on a line of their own are above their title, which then begins no entry itself.
  const titled = startsByLook(lines, titleLook(lines, distinct)).filter(
    (at) => !(isDatesOnly(lines[at - 1]) && begins.has(at - 1)),
  )
  return [...new Set([...distinct, ...titled])].toSorted((a, b) => a - b)
}

/**
 * How many lines above these dates belong to the entry: at most as many as above the first dates, if they have the same
 * style.
 */
function countLinesAbove(lines: readonly Line[], at: number, above: number, first: number): number {
  if (at === first) return above
  let count = 0
  while (count < above) {
    const line = lines[at - count - 1]
    const model = lines[first - count - 1]
    if (!line || !model || !isHeadLike(line) || datesOf(line) || !isAlike(line, model, lines[at - count - 2])) break
    count += 1
  }
  return count
}

/** Whether lines share style and position; in plain text, the line above must not continue into this one. */
function isAlike(line: Line, model: Line, before: Line | undefined): boolean {
  const [one, other] = [line.cells[0], model.cells[0]]
  if (!one || !other) return false
  const isAligned = Math.abs(firstText(line).x - firstText(model).x) < 4
  return lookOf(one) === lookOf(other) && isAligned && !(before && continuesOn(before, line) && !one.bold)
}

const isDatesOnly = (line: Line | undefined): boolean => line !== undefined && isDates(textOf(line))

/** The line with the title of an entry that starts here: below dates on a line of their own. */
const titleLineAt = (lines: readonly Line[], start: number): Line =>
  ((isDatesOnly(lines[start]) && lines[start + 1]) || lines[start]) as Line // The starts are indexes of lines.

/** The style of titles, if nothing else at the left edge uses it. */
function titleLook(lines: readonly Line[], starts: readonly number[]): string | null {
  const titles = starts.map((at) => titleLineAt(lines, at))
  const looks = titles.map((line) => lookOf(firstText(line)))
  const [look] = looks
  if (look === undefined || looks.some((other) => other !== look)) return null
  const [opening, titleLines] = [new Set(starts), new Set(titles)]
  const body = lines.filter((line, index) => !opening.has(index) && !titleLines.has(line))
  const sameElsewhere = body.filter((line) => lookOf(firstText(line)) === look && !isWrappedTitle(lines, line))
  return sameElsewhere.some((line) => line.bullet || textOf(line).length > 110 || !isHeadLike(line)) ? null : look
}

const isWrappedTitle = (lines: readonly Line[], line: Line) => {
  const before = lines[lines.indexOf(line) - 1]
  return before !== undefined && lookOf(firstText(before)) === lookOf(firstText(line)) && continuesOn(before, line)
}

/** The lines in the title style that do not continue a title: entries without dates. */
function startsByLook(lines: readonly Line[], look: string | null): readonly number[] {
  const titleStyle = look ?? heavierFirstLook(lines)
  if (titleStyle === null) return []
  return lines.flatMap((line, index) => {
    const before = lines[index - 1]
    const isTitle = lookOf(firstText(line)) === titleStyle && !line.bullet && isHeadLike(line) && !isDates(textOf(line))
    const followsTitle = before !== undefined && lookOf(firstText(before)) === titleStyle
    return isTitle && !followsTitle ? [index] : []
  })
}

/** For sections without dates: the style of the first line, if it is heavier than other lines. */
function heavierFirstLook(lines: readonly Line[]): string | null {
  const [first] = lines
  if (!first || first.bullet) return null
  const cell = firstText(first)
  const others = lines.filter((line) => lookOf(firstText(line)) !== lookOf(cell))
  const isHeavier = others.some(
    (line) => firstText(line).size < cell.size - 0.2 || (cell.bold && !firstText(line).bold),
  )
  return isHeavier ? lookOf(cell) : null
}

function contextOf(lines: readonly Line[], starts: readonly number[]): Context {
  const titles = starts.map((at) => firstText(titleLineAt(lines, at)))
  const first = titles[0] ?? (lines[0] && firstText(lines[0]))
  const looks = new Set(titles.map(lookOf))
  const left = Math.min(...titles.map(({ x }) => x), first?.x ?? 0)
  return {
    left,
    title: looks.size === 1 && first ? lookOf(first) : null,
    areTitlesAlone: areTitlesAlone(starts.map((at) => lines.slice(at, at + 3))),
  }
}

function entryOf(lines: readonly Line[], context: Context): Entry {
  const dated = lines.findIndex((line) => datesOf(line))
  const dates = dated === -1 ? null : datesOf(lines[dated] as Line) // The index was found above.
  const size = headSize(lines, dated, context)
  const head = lines
    .slice(0, size)
    .flatMap((line, index) => (isPlaceBelowDates(lines, index, context) ? [] : headOf(line, index)))
  return {
    head: joinWrapped(head, lines),
    dates: dates && dated < Math.max(size, 1) + 1 ? { ...dates.found, piece: dates.cell } : null,
    body: lines.slice(size),
    length: lines.length,
  }
}
