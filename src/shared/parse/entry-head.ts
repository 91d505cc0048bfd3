import { isDates, type FoundRange } from '#shared/parse/date-ranges.ts'
import { datesOf } from '#shared/parse/dated-lines.ts'
import { continuesOn, firstText, isHeadLike } from '#shared/parse/head-lines.ts'
import { joinPieces, lookOf, textOf, type Cell, type Line, type Piece } from '#shared/parse/line.ts'
import { areAddresses } from '#shared/parse/links.ts'
import { isActionVerb } from '#shared/text/action-verbs.ts'
import { foldWord } from '#shared/text/tokens.ts'
import { couldBePlace, isEmployerWord, isPlace, isSchoolWord, isTitleWord } from '#shared/parse/words.ts'

/** A text in the opening lines of an entry. */
export type Head = Piece & { readonly look: string; readonly line: number; readonly isRight: boolean }

/** How the titles of a section are set. */
export type Context = {
  /** Where titles begin, in points. */
  readonly left: number
  readonly title: string | null
  /** Every entry has only a title above its dates, so what is below them is the employer. */
  readonly areTitlesAlone: boolean
}

/** How many lines open an entry: the lines up to its dates, and short lines below that are not running text. */
export function headSize(lines: readonly Line[], dated: number, context: Context): number {
  let size = Math.max(dated + 1, 1)
  // The title may continue on the next line.
  while (size < lines.length && isSameTitle(lines, size, context)) size += 1
  // Dates alone above the title don't count.
  const limit = dated > 0 ? dated + 2 : size + (dated === 0 && lines[0] && isDates(textOf(lines[0])) ? 2 : 1)
  while (size < lines.length && belongsBelowTitle(lines, size, context, limit)) size += 1
  return size
}

function isSameTitle(lines: readonly Line[], at: number, { title }: Context): boolean {
  const [line, before] = [lines[at], lines[at - 1]]
  if (!line || !before || line.bullet || datesOf(line)) return false
  const look = lookOf(firstText(line))
  const isCloseBelow = line.pitch !== null && line.pitch < firstText(line).size * 1.75
  return (
    look === title &&
    lookOf(firstText(before)) === look &&
    isCloseBelow &&
    Math.abs(firstText(line).x - firstText(before).x) < 3
  )
}

/** Whether a line below title and dates is an employer or place rather than the start of the text. */
function belongsBelowTitle(lines: readonly Line[], at: number, context: Context, limit: number): boolean {
  const [line, before] = [lines[at], lines[at - 1]]
  if (!line || !before || line.bullet || isIndented(line, context)) return false
  if (datesOf(line)) return at <= limit && isDates(textOf(line))
  return isPlaceBelowDates(lines, at, context) || isEmployerBelow(lines, at, context, limit)
}

function isEmployerBelow(lines: readonly Line[], at: number, context: Context, limit: number): boolean {
  const [line, before] = [lines[at], lines[at - 1]]
  if (!line || !before) return false
  const texts = textsAbove(lines, at)
  if (continuesStyledText(texts.at(-1), line, context)) return at <= limit + 1
  if (texts.length > 1 && lookOf(firstText(line)) === line.body) return at < limit && isPlace(firstText(line).text)
  if (at > 1 && at <= limit + 1 && continuesInSameStyle(before, line)) return true
  return at < limit && isNotBodyText(lines, at)
}

/** Whether a line is a place below dates that are on a line of their own below the title, as LinkedIn prints it. */
export function isPlaceBelowDates(lines: readonly Line[], at: number, { areTitlesAlone }: Context): boolean {
  const [line, dates] = [lines[at], lines[at - 1]]
  if (areTitlesAlone && at === 2) return false
  if (!line || !dates || at < 2 || line.bullet || line.cells.length > 1 || !isDates(textOf(dates))) return false
  const text = textOf(line)
  return couldBePlace(text) && !isTitleWord(text) && !isEmployerWord(text) && !isSchoolWord(text)
}

/**
 * Whether entries begin with a title, then dates, then a line of words. At least half of the titles must name nothing
 * else: in the others, the words after a comma belong to the title.
 */
export function areTitlesAlone(entries: readonly (readonly Line[])[]): boolean {
  const haveDatesBelow = entries.every(
    ([title, dates, below]) => title?.cells.length === 1 && dates && isDates(textOf(dates)) && below && !below.bullet,
  )
  const alone = entries.filter(([title]) => title && !/[,;|@·•–—(]| - /.test(textOf(title)))
  return haveDatesBelow && alone.length > 0 && alone.length * 2 >= entries.length
}

const isIndented = (line: Line, { left }: Context): boolean =>
  firstText(line).x > left + 4 && !line.cells.some(({ text }) => isDates(text))

/** The texts above a line, one per run of the same style, without addresses and places at the right. */
function textsAbove(lines: readonly Line[], at: number): readonly Head[] {
  const head = lines.slice(0, at).flatMap((line, index) => headOf(line, index))
  const isPlaceBeside = ({ text, isRight }: Head) => isRight && couldBePlace(text)
  return head.filter(
    (part, index) => !areAddresses(part.text) && !isPlaceBeside(part) && head[index - 1]?.look !== part.look,
  )
}

/** Whether a line continues an employer that wraps and is styled differently from the text. */
function continuesStyledText(last: Head | undefined, line: Line, { title }: Context): boolean {
  const { text } = firstText(line)
  const look = lookOf(firstText(line))
  return last?.look === look && look !== line.body && look !== title && isClose(line) && !isGradeOrAddress(text)
}

/** Whether a line continues the employer or place above it in the same style. */
const continuesInSameStyle = (before: Line, line: Line): boolean => {
  const look = lookOf(firstText(line))
  return isHeadLike(before) && look === lookOf(firstText(before)) && look !== line.body && continuesOn(before, line)
}

/** Whether a line is short and either styled differently from the text or not the start of a paragraph. */
function isNotBodyText(lines: readonly Line[], at: number): boolean {
  const line = lines[at] as Line // The caller checked the line.
  const cell = firstText(line)
  if (!isHeadLike(line) || /^[\p{Ll}]\S*\s/u.test(cell.text) || isLabelled(line) || isPlainAction(cell)) return false
  const isStyled = lookOf(cell) !== line.body && cell.size > 0 && (cell.italic || cell.bold)
  return isStyled || !opensParagraph(line, lines, at)
}

/** Whether a text without a style says what was done: 'Drove 110,000 miles a year'. */
const isPlainAction = ({ text, size }: Cell): boolean => {
  const words = text.split(' ')
  return size === 0 && words.length > 3 && isActionVerb(foldWord(words[0] ?? ''))
}

function opensParagraph(line: Line, lines: readonly Line[], at: number): boolean {
  const next = lines[at + 1]
  const isAlike = next !== undefined && lookOf(firstText(next)) === lookOf(firstText(line))
  return isAlike && continuesOn(line, next) && isParagraph(lines, at)
}

/** Whether a text is a grade or an address, which never continues a name. */
const isGradeOrAddress = (text: string) => /^[\p{L} -]{2,20}:\s/u.test(text) || areAddresses(text)

const isClose = ({ pitch, leading }: Line) => pitch !== null && pitch < leading * 1.15

const isLabelled = (line: Line) =>
  /^[\p{L} -]{2,20}:\s/u.test(textOf(line)) || /^[\p{L} -]{2,20}:$/u.test(line.cells[0]?.text ?? '')

/** Whether a text spans several lines or ends like a sentence. */
function isParagraph(lines: readonly Line[], at: number): boolean {
  let end = at
  while (lines[end + 1] && continuesOn(lines[end] as Line, lines[end + 1] as Line)) end += 1 // Both lines were checked.
  return /[.!?]$/.test(textOf(lines[end] as Line)) || end - at > 1
}

/** The texts of an opening line without its dates. */
export function headOf(line: Line, index: number): Head[] {
  const dates = datesOf(line)
  return line.cells.flatMap((cell, at) => {
    const found = cell === dates?.cell ? dates.found : null
    const isRight = at > 0 && cell.size > 0 && cell.x > line.right * 0.6
    // What is before and after dates in the middle are two names.
    const texts = found ? namesAround(found) : [cell.text]
    return texts
      .map(withoutEdgePunctuation)
      .filter((text) => text !== '')
      .map((text) => ({ text, box: cell.box, look: lookOf(cell), line: index, isRight }))
  })
}

const namesAround = ({ before, after, isRange }: FoundRange): readonly string[] =>
  isRange && /\p{L}{2}/u.test(before) && /\p{L}{2}/u.test(after) ? [before, after] : [`${before} ${after}`]

const withoutEdgePunctuation = (text: string) =>
  text
    .replace(/\(\s*\)|\[\s*\]/g, '')
    .replace(/^[\s,;:|·•–—-]+|[\s,;:|·•([–—-]+$/g, '')
    .trim()

/** Joins titles that wrap. */
export function joinWrapped(head: readonly Head[], lines: readonly Line[]): readonly Head[] {
  const joinedHead: (Head & { last: number })[] = []
  for (const part of head) {
    const before = joinedHead.at(-1)
    const above = lines[part.line - 1]
    const line = lines[part.line] as Line // Each text comes from one of these lines.
    const isNext = before && above && part.line === before.last + 1 && part.look === before.look
    const isBelow = isNext && !isGradeOrAddress(part.text) && Math.abs(firstText(line).x - firstText(above).x) < 3
    const continues =
      isBelow &&
      (continuesOn(titleOf(above), line, rightOf(above)) ||
        looksUnfinished(above, line) ||
        isTitleAboveEmployer(head, part) ||
        continuesSecondLine(joinedHead, part, line))
    if (before && continues)
      joinedHead[joinedHead.length - 1] = { ...before, ...joinPieces([before, part]), last: part.line }
    else joinedHead.push({ ...part, last: part.line })
  }
  return joinedHead
}

/** The line without the dates next to the title. */
const titleOf = (line: Line): Line => ({ ...line, cells: [firstText(line)] })

/** Whether lines in one style above a line in another style are the title, with the employer below. */
const isTitleAboveEmployer = (head: readonly Head[], part: Head): boolean => {
  const at = head.indexOf(part)
  const next = head[at + 1]
  return next !== undefined && next.look !== part.look && head.slice(0, at).every(({ look }) => look === part.look)
}

/** Whether a line below the title continues the line above it, which is also styled differently from the text. */
const continuesSecondLine = (joinedHead: readonly Head[], part: Head, line: Line): boolean =>
  joinedHead.length > 1 && part.look !== line.body && isClose(line) && !isPlace(part.text)

/** The right edge available to a title: where the dates next to it begin. */
const rightOf = (line: Line): number =>
  line.cells.find(({ text, end }, index) => index > 0 && end > line.right - 30 && isDates(text))?.x ?? line.right

/**
 * Balanced lines break early, so a line that begins in lower case, or follows a connecting word, continues the one
 * above.
 */
const looksUnfinished = (above: Line, line: Line): boolean =>
  /^[\p{Ll}&(]/u.test(firstText(line).text) ||
  /[,&–-]$|(?<!\p{L})(?:and|of|for|the|und|für|de|et|y|der|des)$/iu.test(firstText(above).text)
