import { isDates, type DateRange } from '#shared/parse/date-ranges.ts'
import { datesOf, joinOpenRanges } from '#shared/parse/dated-lines.ts'
import { partedByLook } from '#shared/parse/looks.ts'
import { areAddresses } from '#shared/parse/links.ts'
import { isPlace } from '#shared/parse/words.ts'
import { joined, lookOf, sharesBlock, textOf, type Cell, type Line, type Piece } from '#shared/parse/line.ts'

/** One job, school or the like: the lines that open it, and what is said of it. */
export type Entry = {
  /** What stands in the opening lines besides dates, one text for each look and line; title first, as a rule. */
  readonly head: readonly Head[]
  readonly dates: (DateRange & { readonly piece: Piece; readonly isRange: boolean }) | null
  readonly body: readonly Line[]
  /** How many lines it has, head and body. */
  readonly length: number
}
export type Head = Piece & { readonly look: string; readonly line: number; readonly isRight: boolean }

/** Cuts a section into entries: by their dates, and by the look of their titles once that is known. */
export function entriesOf(lines: readonly Line[]): readonly Entry[] {
  const joinedLines = joinOpenRanges(lines)
  const whole = joinedLines.map(partedByLook)
  const asWritten = new Map(whole.map((line, at) => [line, joinedLines[at] ?? line]))
  // Only what opens an entry is parted: in a text a bold word is a word.
  return cut(whole).map((entry) => ({ ...entry, body: entry.body.map((line) => asWritten.get(line) ?? line) }))
}

function cut(whole: readonly Line[]): readonly Entry[] {
  const starts = startsOf(whole)
  if (starts.length === 0) return whole.length === 0 ? [] : [entryOf(whole, contextOf(whole, []))]
  const context = contextOf(whole, starts)
  const first = starts[0] ?? 0
  const before = first > 0 ? [entryOf(whole.slice(0, first), context)] : []
  return [...before, ...starts.map((start, i) => entryOf(whole.slice(start, starts[i + 1] ?? whole.length), context))]
}

/** The lines at which entries begin. */
function startsOf(lines: readonly Line[]): readonly number[] {
  // 'since 2020' at the beginning of a line may be the end of a sentence.
  const goesOn = (index: number) => {
    const [above, line] = [lines[index - 1], lines[index]]
    return above !== undefined && line !== undefined && sharesBlock(above, line) === true
  }
  const dated = lines.flatMap((line, index) => (datesOf(line) && !goesOn(index) ? [index] : []))
  const [first] = dated
  if (first === undefined) return titledStarts(lines, null)
  const above = lines.slice(0, first).every(isHeadLike) && first <= 3 ? first : 0
  const own = dated.map((at) => at - linesAbove(lines, at, above, first))
  const distinct = own.filter((at, i) => i === 0 || at > (own[i - 1] ?? -1))
  const titled = titledStarts(lines, titleLook(lines, distinct))
  return [...new Set([...distinct, ...titled])].toSorted((a, b) => a - b)
}

/** Of as many lines as stood above the first dates, those that look like those did. */
function linesAbove(lines: readonly Line[], at: number, above: number, first: number): number {
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

/** Looks alike where there are looks; in plain text the line above must not run into it. */
function isAlike(line: Line, model: Line, before: Line | undefined): boolean {
  const [one, other] = [line.cells[0], model.cells[0]]
  if (!one || !other) return false
  const samePlace = Math.abs(firstText(line).x - firstText(model).x) < 4
  return lookOf(one) === lookOf(other) && samePlace && !(before && runsOn(before, line) && !one.bold)
}

/** Short, no bullet, no sentence; the dot of an abbreviation ('Inc.', 'S.A.', 's.r.o.', 'e. V.') ends none. */
export function isHeadLike(line: Line): boolean {
  const text = textOf(line).replace(/(?:(?<!\p{L})\p{L}\.\s?)+$|(?<!\p{L})\p{L}{2,4}\.$/u, '')
  return !line.bullet && text.length <= 110 && !/[.;:]$/.test(text)
}

/** How titles are set, when nothing else at the left is set so. */
function titleLook(lines: readonly Line[], starts: readonly number[]): string | null {
  const looks = starts.map((at) => lookOf(firstText(lines[at] as Line))) // starts are places in lines
  const [look] = looks
  if (look === undefined || looks.some((other) => other !== look)) return null
  const body = lines.filter((_, index) => !starts.includes(index))
  const sameElsewhere = body.filter((line) => lookOf(firstText(line)) === look && !isTitleGoingOn(lines, line))
  return sameElsewhere.some((line) => line.bullet || textOf(line).length > 110 || !isHeadLike(line)) ? null : look
}

/** The first text of a line that is no date. */
export const firstText = (line: Line): Cell => line.cells.find(({ text }) => !isDates(text)) ?? (line.cells[0] as Cell) // a line has one cell at least

const isTitleGoingOn = (lines: readonly Line[], line: Line) => {
  const before = lines[lines.indexOf(line) - 1]
  return before !== undefined && lookOf(firstText(before)) === lookOf(firstText(line)) && runsOn(before, line)
}

/** Lines in the look of titles that do not continue one: entries without dates. */
function titledStarts(lines: readonly Line[], look: string | null): readonly number[] {
  const own = look ?? lookApart(lines)
  if (own === null) return []
  return lines.flatMap((line, index) => {
    const before = lines[index - 1]
    const isTitle = lookOf(firstText(line)) === own && !line.bullet && isHeadLike(line) && !isDates(textOf(line))
    const follows = before !== undefined && lookOf(firstText(before)) === own
    return isTitle && !follows ? [index] : []
  })
}

/** Without any dates: the look of the first line, when it is heavier than the look of most text. */
function lookApart(lines: readonly Line[]): string | null {
  const [first] = lines
  if (!first || first.bullet) return null
  const cell = firstText(first)
  const others = lines.filter((line) => lookOf(firstText(line)) !== lookOf(cell))
  const heavier = others.some((line) => firstText(line).size < cell.size - 0.2 || (cell.bold && !firstText(line).bold))
  return heavier ? lookOf(cell) : null
}

/** Whether the next line continues a line: set alike, close below it, and its first word had no room above. */
function runsOn(line: Line, next: Line, limit = line.right): boolean {
  const [last, first] = [line.cells.at(-1), next.cells[0]]
  if (!last || !first || next.bullet || last.size === 0) return false
  if (next.pitch === null || next.pitch > last.size * 1.75) return false
  const shares = sharesBlock(line, next)
  if (shares !== null) return shares
  const word = first.text.split(/\s/, 1)[0] ?? ''
  const letter = (first.end - first.x) / Math.max(first.text.length, 1)
  return last.end + (word.length + 1) * letter > limit - 1
}

type Context = {
  /** Where titles begin, in points. */
  readonly left: number
  readonly title: string | null
}

function contextOf(lines: readonly Line[], starts: readonly number[]): Context {
  const titles = starts.map((at) => firstText(lines[at] as Line)) // starts are places in lines
  const first = titles[0] ?? (lines[0] && firstText(lines[0]))
  const looks = new Set(titles.map(lookOf))
  const left = Math.min(...titles.map(({ x }) => x), first?.x ?? 0)
  return { left, title: looks.size === 1 && first ? lookOf(first) : null }
}

function entryOf(lines: readonly Line[], context: Context): Entry {
  const dated = lines.findIndex((line) => datesOf(line))
  const dates = dated === -1 ? null : datesOf(lines[dated] as Line) // found just now
  const size = headSize(lines, dated, context)
  const head = lines.slice(0, size).flatMap((line, index) => headOf(line, index))
  return {
    head: joinWrapped(head, lines),
    dates: dates && dated < Math.max(size, 1) + 1 ? { ...dates.found, piece: dates.cell } : null,
    body: lines.slice(size),
    length: lines.length,
  }
}

/** How many lines open an entry: those up to its dates, and below them what is short and no text of its own. */
function headSize(lines: readonly Line[], dated: number, context: Context): number {
  let size = Math.max(dated + 1, 1)
  // The title goes on below its first line.
  while (size < lines.length && isSameTitle(lines, size, context)) size += 1
  const most = dated > 0 ? dated + 2 : size + 1
  while (size < lines.length && isUnder(lines, size, context, most)) size += 1
  return size
}

function isSameTitle(lines: readonly Line[], at: number, { title }: Context): boolean {
  const [line, before] = [lines[at], lines[at - 1]]
  if (!line || !before || line.bullet || datesOf(line)) return false
  const look = lookOf(firstText(line))
  const close = line.pitch !== null && line.pitch < firstText(line).size * 1.75
  return (
    look === title &&
    lookOf(firstText(before)) === look &&
    close &&
    Math.abs(firstText(line).x - firstText(before).x) < 3
  )
}

/** Whether a line below title and dates is an employer or place, and not the text already. */
function isUnder(lines: readonly Line[], at: number, context: Context, most: number): boolean {
  const [line, before] = [lines[at], lines[at - 1]]
  if (!line || !before || line.bullet) return false
  const cell = firstText(line)
  if (cell.x > context.left + 4 && !line.cells.some(({ text }) => isDates(text))) return false
  if (datesOf(line)) return at < most + 1 && isDates(textOf(line))
  const differs = lookOf(cell) !== lookOf(firstText(before))
  const head = lines.slice(0, at).flatMap((one, index) => headOf(one, index))
  const said = head.filter(({ text, look: own }, index) => !areAddresses(text) && head[index - 1]?.look !== own)
  const look = lookOf(cell)
  const last = said.at(-1)
  // A line of its own that goes on: an employer on two lines, set unlike the text.
  if (last?.look === look && look !== line.body && look !== context.title && isNear(line) && !isApart(cell.text))
    return at <= most + 1
  if (said.length > 1 && look === line.body) return isPlace(cell.text) && at < most
  if (at > 1 && runsOn(before, line) && !differs && at <= most + 1 && isHeadLike(before) && lookOf(cell) !== line.body)
    return true
  if (at >= most || !isHeadLike(line) || /^[\p{Ll}]\S*\s/u.test(cell.text) || isLabelled(line)) return false
  const next = lines[at + 1]
  if (lookOf(cell) !== line.body && cell.size > 0 && (cell.italic || cell.bold)) return true
  return !(
    next &&
    runsOn(line, next) &&
    !next.bullet &&
    lookOf(firstText(next)) === lookOf(cell) &&
    isParagraph(lines, at)
  )
}

/** A grade or an address is no second line of a name. */
const isApart = (text: string) => /^[\p{L} -]{2,20}:\s/u.test(text) || areAddresses(text)

const isNear = ({ pitch, leading }: Line) => pitch !== null && pitch < leading * 1.15

const isLabelled = (line: Line) =>
  /^[\p{L} -]{2,20}:\s/u.test(textOf(line)) || /^[\p{L} -]{2,20}:$/u.test(line.cells[0]?.text ?? '')

/** A text of several lines, the last of which closes like a sentence. */
function isParagraph(lines: readonly Line[], at: number): boolean {
  let end = at
  while (lines[end + 1] && runsOn(lines[end] as Line, lines[end + 1] as Line)) end += 1 // both just looked at
  return /[.!?]$/.test(textOf(lines[end] as Line)) || end - at > 1
}

/** The texts of an opening line without its dates. */
function headOf(line: Line, index: number): Head[] {
  const dates = datesOf(line)
  return line.cells.flatMap((cell, at) => {
    const found = cell === dates?.cell ? dates.found : null
    const text = found ? trimmed(`${found.before} ${found.after}`) : trimmed(cell.text)
    const isRight = at > 0 && cell.size > 0 && cell.x > line.right * 0.6
    return text === '' ? [] : [{ text, box: cell.box, look: lookOf(cell), line: index, isRight }]
  })
}

const trimmed = (text: string) =>
  text
    .replace(/\(\s*\)/g, '')
    .replace(/^[\s,;:|·•–—-]+|[\s,;:|·•(–—-]+$/g, '')
    .trim()

/** A title on two lines is one text. */
function joinWrapped(head: readonly Head[], lines: readonly Line[]): readonly Head[] {
  const done: (Head & { last: number })[] = []
  for (const part of head) {
    const before = done.at(-1)
    const above = lines[part.line - 1]
    const line = lines[part.line] as Line // its own line
    const isNext = before && above && part.line === before.last + 1 && part.look === before.look
    const isBelow = isNext && !isApart(part.text) && Math.abs(firstText(line).x - firstText(above).x) < 3
    const goesOn =
      isBelow &&
      (runsOn(titleOf(above), line, rightOf(above)) ||
        isLonger(above, line) ||
        isBetween(head, part) ||
        isSecond(done, part, line))
    if (before && goesOn) done[done.length - 1] = { ...before, ...joined([before, part]), last: part.line }
    else done.push({ ...part, last: part.line })
  }
  return done
}

/** A line without the dates beside it. */
const titleOf = (line: Line): Line => ({ ...line, cells: [firstText(line)] })

/** Two lines set alike above one set in another way: that is the employer, so both are the title. */
const isBetween = (head: readonly Head[], part: Head): boolean => {
  const at = head.indexOf(part)
  const next = head[at + 1]
  return next !== undefined && next.look !== part.look && head.slice(0, at).every(({ look }) => look === part.look)
}

/** A line below the title, set unlike most text as the one above it: that one goes on. */
const isSecond = (done: readonly Head[], part: Head, line: Line): boolean =>
  done.length > 1 && part.look !== line.body && isNear(line) && !isPlace(part.text)

/** Room for a title ends where the dates beside it begin. */
const rightOf = (line: Line): number =>
  line.cells.find(({ text, end }, index) => index > 0 && end > line.right - 30 && isDates(text))?.x ?? line.right

/** Balanced lines break early: a long first line and a lower-case second one belong together. */
const isLonger = (above: Line, line: Line): boolean =>
  /^[\p{Ll}&(]/u.test(firstText(line).text) ||
  /[,&–-]$|\b(?:and|of|for|the|und|für|de|et|y|der|des)$/i.test(firstText(above).text)
