import { isDates } from '#shared/parse/date-ranges.ts'
import { datesOf } from '#shared/parse/dated-lines.ts'
import { firstText, isHeadLike, runsOn } from '#shared/parse/head-lines.ts'
import { joined, lookOf, textOf, type Line, type Piece } from '#shared/parse/line.ts'
import { areAddresses } from '#shared/parse/links.ts'
import { isPlace } from '#shared/parse/words.ts'

/** A text among the lines that open an entry. */
export type Head = Piece & { readonly look: string; readonly line: number; readonly isRight: boolean }

/** How titles are set in a section. */
export type Context = {
  /** Where titles begin, in points. */
  readonly left: number
  readonly title: string | null
}

/** How many lines open an entry: those up to its dates, and below them what is short and no text of its own. */
export function headSize(lines: readonly Line[], dated: number, context: Context): number {
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
  if (!line || !before || line.bullet || isSetIn(line, context)) return false
  if (datesOf(line)) return at <= most && isDates(textOf(line))
  const said = textsAbove(lines, at)
  if (goesOnUnlikeText(said.at(-1), line, context)) return at <= most + 1
  if (said.length > 1 && lookOf(firstText(line)) === line.body) return at < most && isPlace(firstText(line).text)
  if (at > 1 && at <= most + 1 && goesOnAlike(before, line)) return true
  return at < most && isNoText(lines, at)
}

const isSetIn = (line: Line, { left }: Context): boolean =>
  firstText(line).x > left + 4 && !line.cells.some(({ text }) => isDates(text))

/** What the lines above a line say, one text for each look in a row, without addresses. */
function textsAbove(lines: readonly Line[], at: number): readonly Head[] {
  const head = lines.slice(0, at).flatMap((line, index) => headOf(line, index))
  return head.filter(({ text, look }, index) => !areAddresses(text) && head[index - 1]?.look !== look)
}

/** A line of its own that goes on: an employer on two lines, set unlike the text. */
function goesOnUnlikeText(last: Head | undefined, line: Line, { title }: Context): boolean {
  const { text } = firstText(line)
  const look = lookOf(firstText(line))
  return last?.look === look && look !== line.body && look !== title && isNear(line) && !isApart(text)
}

/** An employer or place on two lines. */
const goesOnAlike = (before: Line, line: Line): boolean => {
  const look = lookOf(firstText(line))
  return isHeadLike(before) && look === lookOf(firstText(before)) && look !== line.body && runsOn(before, line)
}

/** Short, and set unlike the text or no beginning of a paragraph. */
function isNoText(lines: readonly Line[], at: number): boolean {
  const line = lines[at] as Line // its caller looked at it
  const cell = firstText(line)
  if (!isHeadLike(line) || /^[\p{Ll}]\S*\s/u.test(cell.text) || isLabelled(line)) return false
  const isMarked = lookOf(cell) !== line.body && cell.size > 0 && (cell.italic || cell.bold)
  return isMarked || !opensParagraph(line, lines, at)
}

function opensParagraph(line: Line, lines: readonly Line[], at: number): boolean {
  const next = lines[at + 1]
  const isAlike = next !== undefined && lookOf(firstText(next)) === lookOf(firstText(line))
  return isAlike && runsOn(line, next) && isParagraph(lines, at)
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
export function headOf(line: Line, index: number): Head[] {
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
export function joinWrapped(head: readonly Head[], lines: readonly Line[]): readonly Head[] {
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
