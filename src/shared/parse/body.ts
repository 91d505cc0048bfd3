import { continuesOn, firstText } from '#shared/parse/head-lines.ts'
import { isActionVerb } from '#shared/text/action-verbs.ts'
import { foldWord } from '#shared/text/tokens.ts'
import { nestedItems } from '#shared/parse/levels.ts'
import { joinPieces, pieceOf, sharesBlock, textOf, type Line, type Piece } from '#shared/parse/line.ts'

/** The body of an entry: running text and list items. */
export type Body = { readonly text: Piece | null; readonly bullets: readonly Piece[] }

/**
 * Separates text from list items by their bullets, by indentation where bullets are drawn as graphics, or by how their
 * lines begin and end.
 */
export function bodyOf(lines: readonly Line[], left: number): Body {
  if (lines.every(({ bullet, cells: [cell] }) => !bullet && cell?.size === 0)) return plainBody(lines)
  const { text, items } = separate(lines, left)
  const nested = nestedItems(items)
  const bullets = items.length > 0 ? items.map((item, at) => itemOf(item, nested[at])) : unmarkedItems(text)
  const isText = text.length > 0 && (items.length > 0 || bullets.length === 0)
  return { text: isText ? paragraphs(text) : null, bullets }
}

function separate(lines: readonly Line[], left: number) {
  const text: Line[] = []
  const items: Line[][] = []
  const traits = listTraitsOf(lines)
  for (const [index, line] of lines.entries()) {
    const item = items.at(-1)
    const before = lines[index - 1]
    if (line.bullet) items.push([line])
    else if (item && before && (isInItem(item, line) || continuesBullet(item, before, line))) {
      if (item[0]?.bullet || !startsItem(before, line, traits)) item.push(line)
      else items.push([line])
    } else if (isIndented(line, left)) items.push([line])
    else text.push(line)
  }
  return { text, items }
}

/** The items of a list without bullets or indentation; none if the lines are running text, which ends with full stops. */
function unmarkedItems(lines: readonly Line[]): readonly Piece[] {
  const items = itemsOf(lines)
  const stops = items.filter(({ text }) => /[.!?]$/.test(text)).length
  return items.length > 1 && stops === 0 ? items : []
}

/** For plain text without bullets: each item is a line, and the first is running text if only it ends a sentence. */
function plainBody(lines: readonly Line[]): Body {
  const items = itemsOf(lines)
  const [first, ...others] = items
  if (!first) return { text: null, bullets: [] }
  const closes = ({ text }: Piece) => /[.!?]$/.test(text)
  return closes(first) && !(others.length > 1 && others.every(closes))
    ? { text: first, bullets: others }
    : { text: null, bullets: items }
}

/** The items of a list without bullets. */
export function itemsOf(lines: readonly Line[]): readonly Piece[] {
  const items: Line[][] = []
  const traits = listTraitsOf(lines)
  for (const [index, line] of lines.entries()) {
    const [item, before] = [items.at(-1), lines[index - 1]]
    const starts =
      line.bullet ||
      !before ||
      (before.bullet && !line.bullet
        ? !isInItem(item ?? [], line) && !continuesBullet(item ?? [], before, line)
        : startsItem(before, line, traits))
    if (!item || starts) items.push([line])
    else item.push(line)
  }
  return items.map((item) => itemOf(item))
}

const itemOf = (lines: readonly Line[], nested = false): Piece => ({
  ...joinPieces(lines.map(pieceOf)),
  ...(nested && { nested: true as const }),
})

/** Joins running text. A line that ends a sentence well before the column's edge ends a paragraph. */
export function paragraphs(lines: readonly Line[]): Piece {
  const parts: Piece[][] = []
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]
    const part = parts.at(-1)
    if (part && before && !closesParagraph(before, line)) part.push(pieceOf(line))
    else parts.push([pieceOf(line)])
  }
  return joinPieces(
    parts.map((part) => joinPieces(part)),
    '\n',
  )
}

function closesParagraph(line: Line, next: Line): boolean {
  const last = line.cells.at(-1)
  if (!last || last.size === 0) return true
  if (!/[.!?:]$/.test(textOf(line))) return false
  return last.end < line.right - (line.right - (line.cells[0]?.x ?? 0)) * 0.3 || (next.pitch ?? 0) > last.size * 2
}

const isIndented = (line: Line, left: number): boolean => {
  const { x, size } = firstText(line)
  return size > 0 && x > left + 0.45 * size && x < left + 5 * size
}

/** A line of the same item starts where the item's text starts. */
function isInItem([first]: readonly Line[], line: Line): boolean {
  if (!first) return false
  const [own, next] = [firstText(first), firstText(line)]
  if (own.size === 0) return !first.bullet ? false : /^\p{Ll}/u.test(next.text)
  return Math.abs(own.x - next.x) < own.size * (first.bullet ? 0.9 : 0.3)
}

/** Whether a line continues an item although it starts below the item's bullet, as in texts without hanging indents. */
function continuesBullet([first]: readonly Line[], before: Line, line: Line): boolean {
  if (!first?.bullet) return false
  const [own, next] = [firstText(first), firstText(line)]
  const isBelowBullet = own.size > 0 && next.x > own.x - 2.5 * own.size && next.x < own.x
  return isBelowBullet && continuesOn(before, line)
}

/** Traits shared by the lines of a list. */
type ListTraits = { readonly capitals: number; readonly stops: boolean }

const listTraitsOf = (lines: readonly Line[]): ListTraits => ({
  capitals: capitalsIn(lines),
  stops: /[.;]$/.test(lines.at(-1)?.cells.at(-1)?.text ?? ''),
})

/** The share of words within lines that are capitalized: low in English, about a third in German. */
function capitalsIn(lines: readonly Line[]): number {
  const words = lines.flatMap((line) => textOf(line).split(/\s+/).slice(1))
  return words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length / Math.max(words.length, 1)
}

/**
 * Whether a line starts a new item of a list without bullets. Single signs are unreliable (balanced lines break early,
 * and some lists have no gaps between items), so several are weighed. If the last item ends with a full stop, all items
 * do.
 */
function startsItem(before: Line, line: Line, { capitals, stops: endsWithStops }: ListTraits): boolean {
  const [last, first] = [before.cells.at(-1), line.cells[0]]
  if (!last || !first || line.pitch === null) return !/^\p{Ll}/u.test(first?.text ?? '')
  const shares = sharesBlock(before, line)
  if (shares) return false
  // A bold word also opens a tag of its own, so a new tag is only evidence.
  const tagEvidence = shares === null ? 0 : 2.5
  return (
    tagEvidence +
      firstLetterEvidence(first.text, capitals) +
      stopEvidence(last.text, endsWithStops) +
      roomEvidence(before, line) +
      gapEvidence(line, last.size) >
    0
  )
}

function firstLetterEvidence(text: string, capitals: number): number {
  if (/^\p{Ll}/u.test(text)) return -3
  const [word = ''] = text.split(/\s/, 1)
  const isVerb = /^\p{Lu}/u.test(word) && isActionVerb(foldWord(word))
  if (capitals > 0.12) return (isVerb && word.endsWith('ed')) || GERMAN_ACTION.test(text) ? 2 : 0.8
  return isVerb ? 2.8 : /^\p{Lu}/u.test(word) ? 1.8 : 0.8
}

/** German lists begin with nouns: 'Steigerung des Anteils', 'Aufbau von Teams'. */
const GERMAN_ACTION = /^\p{Lu}\p{Ll}{4,}(?:ung)?\s(?:von|der|des|eines|einer)\s/u

const UNFINISHED_END =
  /[(&/–-]$|(?<!\p{L})(?:and|or|of|the|with|und|oder|der|die|das|des|dem|den|für|von|mit|in|im|et|ou|de|du|des|la|le|les|y|el|los|las|con|para|a|an|to|from|by|for|at|on|un|una|une|ein|eine)$/iu

const stopEvidence = (text: string, endsWithStops: boolean): number =>
  endsWithStops ? (/[.;]$/.test(text) ? 3 : -2.5) : lineEndEvidence(text)

/** What the end of a line says about the line below: above 0 for a new item, below 0 against one. */
export const lineEndEvidence = (text: string): number =>
  text.endsWith(',')
    ? -6
    : UNFINISHED_END.test(text)
      ? -3
      : /[.;!?]$|(?<!\p{L})(?:ge|be|ver|er|ent)\p{L}{3,}(?:t|en)$/u.test(text)
        ? 0.8
        : 0

/** What the free space at the end of the line above says: positive when the next word would have fit. */
export function roomEvidence(before: Line, line: Line): number {
  const [last, first] = [before.cells.at(-1), line.cells[0]]
  if (!last || !first) return 0
  const letter = (first.end - first.x) / Math.max(first.text.length, 1)
  const word = (first.text.split(/\s/, 1)[0]?.length ?? 0) + 1
  const room = before.right - last.end - word * letter
  if (room > 0.35 * (before.right - first.x) && room > 3 * last.size) return 4
  return room > 2 * last.size
    ? 2.5
    : room > 0
      ? 0.8
      : -1.5 * Math.max(0.2, 1 - (2 * word * letter) / (before.right - first.x))
}

/** Lines snap to whole pixels, so gaps up to 0.75 points mean nothing. */
function gapEvidence({ pitch, leading }: Line, size: number): number {
  const gap = (pitch ?? 0) - leading
  return gap > 0.11 * size ? 2 : gap > 0.05 * size ? 0.6 : -0.8
}
