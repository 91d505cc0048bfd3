import { isDates } from '#shared/parse/date-ranges.ts'
import { datesOf } from '#shared/parse/dated-lines.ts'
import { firstText, isHeadLike, runsOn } from '#shared/parse/head-lines.ts'
import { joined, lookOf, textOf, type Line, type Piece } from '#shared/parse/line.ts'
import { areAddresses } from '#shared/parse/links.ts'
import { isPlace } from '#shared/parse/words.ts'

/** A text in the opening lines of an entry. */
export type Head = Piece & { readonly look: string; readonly line: number; readonly isRight: boolean }

/** How the titles of a section are set. */
export type Context = {
  /** Where titles begin, in points. */
  readonly left: number
  readonly title: string | null
}

/** How many lines open an entry: the lines up to its dates, and short lines below that are not running text. */
export function headSize(lines: readonly Line[], dated: number, context: Context): number {
  let size = Math.max(dated + 1, 1)
  // The title may continue on the next line.
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

/** Whether a line below title and dates is an employer or place rather than the start of the text. */
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

/** The texts above a line, one per run of the same style, without addresses. */
function textsAbove(lines: readonly Line[], at: number): readonly Head[] {
  const head = lines.slice(0, at).flatMap((line, index) => headOf(line, index))
  return head.filter(({ text, look }, index) => !areAddresses(text) && head[index - 1]?.look !== look)
}

/** Whether a line continues an employer that wraps and is styled differently from the text. */
function goesOnUnlikeText(last: Head | undefined, line: Line, { title }: Context): boolean {
  const { text } = firstText(line)
  const look = lookOf(firstText(line))
  return last?.look === look && look !== line.body && look !== title && isNear(line) && !isApart(text)
}

/** Whether a line continues the employer or place above it in the same style. */
const goesOnAlike = (before: Line, line: Line): boolean => {
  const look = lookOf(firstText(line))
  return isHeadLike(before) && look === lookOf(firstText(before)) && look !== line.body && runsOn(before, line)
}

/** Whether a line is short and either styled differently from the text or not the start of a paragraph. */
function isNoText(lines: readonly Line[], at: number): boolean {
  const line = lines[at] as Line // The caller checked the line.
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

/** Whether a text is a grade or an address, which never continues a name. */
const isApart = (text: string) => /^[\p{L} -]{2,20}:\s/u.test(text) || areAddresses(text)

const isNear = ({ pitch, leading }: Line) => pitch !== null && pitch < leading * 1.15

const isLabelled = (line: Line) =>
  /^[\p{L} -]{2,20}:\s/u.test(textOf(line)) || /^[\p{L} -]{2,20}:$/u.test(line.cells[0]?.text ?? '')

/** Whether a text spans several lines or ends like a sentence. */
function isParagraph(lines: readonly Line[], at: number): boolean {
  let end = at
  while (lines[end + 1] && runsOn(lines[end] as Line, lines[end + 1] as Line)) end += 1 // Both lines were checked.
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

/** Joins titles that wrap. */
export function joinWrapped(head: readonly Head[], lines: readonly Line[]): readonly Head[] {
  const done: (Head & { last: number })[] = []
  for (const part of head) {
    const before = done.at(-1)
    const above = lines[part.line - 1]
    const line = lines[part.line] as Line // Each text comes from one of these lines.
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

/** The line without the dates beside the title. */
const titleOf = (line: Line): Line => ({ ...line, cells: [firstText(line)] })

/** Whether lines in one style above a line in another style are the title, with the employer below. */
const isBetween = (head: readonly Head[], part: Head): boolean => {
  const at = head.indexOf(part)
  const next = head[at + 1]
  return next !== undefined && next.look !== part.look && head.slice(0, at).every(({ look }) => look === part.look)
}

/** Whether a line below the title continues the line above it, which is also styled differently from the text. */
const isSecond = (done: readonly Head[], part: Head, line: Line): boolean =>
  done.length > 1 && part.look !== line.body && isNear(line) && !isPlace(part.text)

/** The right edge available to a title: where the dates beside it begin. */
const rightOf = (line: Line): number =>
  line.cells.find(({ text, end }, index) => index > 0 && end > line.right - 30 && isDates(text))?.x ?? line.right

/**
 * Balanced lines break early, so a line that begins in lower case, or follows a connecting word, continues the one
 * above.
 */
const isLonger = (above: Line, line: Line): boolean =>
  /^[\p{Ll}&(]/u.test(firstText(line).text) ||
  /[,&–-]$|\b(?:and|of|for|the|und|für|de|et|y|der|des)$/i.test(firstText(above).text)
