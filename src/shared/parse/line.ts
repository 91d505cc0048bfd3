import type { Place } from '#shared/parse/items.ts'

/** A text and its position, which is null in files without positions. */
export type Piece = {
  readonly text: string
  readonly box: Place | null
  /** It is an item under the item above. */
  readonly nested?: true
}

/** Text in one style without a wide gap. */
export type Cell = Piece & {
  readonly x: number
  readonly end: number
  /** Font size in points. */
  readonly size: number
  readonly bold: boolean
  readonly italic: boolean
  /** The tags around its first and last words in tagged files; null otherwise. */
  readonly blocks: readonly [string, string] | null
  /** Where the style changes, such as from 'Cook' in bold to ', Blue Door' in italics. Absent when it never changes. */
  readonly turns?: readonly StyleChange[]
}

/** Where a style begins, in the text and on the page; the first one begins at the start of the text. */
export type StyleChange = { readonly at: number; readonly x: number; readonly look: Look }
export type Look = { readonly bold: boolean; readonly italic: boolean }

/** The texts side by side on one line of a column. */
export type Line = {
  /** From left to right; at least one. */
  readonly cells: readonly Cell[]
  /** The line began with a list bullet, which has been removed. */
  readonly bullet: boolean
  /** Blanks before it, in plain text only; other lines have positions. */
  readonly indent?: number
  /** Distance from the baseline above in points; null at the top of a column or page. */
  readonly pitch: number | null
  /** The smallest such distance between lines of this size in the file, as between lines of a paragraph. */
  readonly leading: number
  /** The style of most text in the file, in the format of `lookOf`. */
  readonly body: string
  /** The right edge of its column, in points. */
  readonly right: number
  /** The index of its column. A line of another column does not continue it. */
  readonly flow: number
  /** Its column is narrow and next to the main one. */
  readonly isAside: boolean
}

/** Whether a line belongs to the same paragraph as the line above, by the file's tags; null without tags. */
export function sharesBlock(above: Line, line: Line): boolean | null {
  const [last, first] = [above.cells.at(-1)?.blocks?.[1], line.cells[0]?.blocks?.[0]]
  return last && first ? last === first : null
}

/** The words of a line, with a space for each wide gap. */
export const textOf = ({ cells }: Pick<Line, 'cells'>): string => cells.map(({ text }) => text).join(' ')

/** Joins texts; the box covers the parts on the first page. */
export function joinPieces(pieces: readonly Piece[], between = ' '): Piece {
  const texts = pieces.map(({ text }) => text).filter((text) => text !== '')
  const text = texts.reduce((all, next) => joinWords(all, next, between), '')
  return { text, box: boundingBox(pieces.flatMap(({ box }) => box ?? [])) }
}

/** The whole line as one text. */
export const pieceOf = ({ cells }: Pick<Line, 'cells'>): Piece => joinPieces(cells)

/** An identifier for the style of a text: size to a quarter point, weight and slant. */
export const lookOf = ({ size, bold, italic }: Pick<Cell, 'size' | 'bold' | 'italic'>): string =>
  `${Math.round(size * 4)}${bold ? 'b' : ''}${italic ? 'i' : ''}`

/** Whether a text has letters in capitals only. */
export const isAllCapitals = (text: string): boolean => /\p{Lu}.*\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text)

/** Joins words hyphenated at the end of a line; other hyphens stay. */
function joinWords(all: string, next: string, between: string): string {
  if (all === '') return next
  if (between === ' ' && all.endsWith('­')) return all.slice(0, -1) + next
  if (between === ' ' && /[\p{L}\p{N}][-\u2010]$/u.test(all)) return all + next
  // Addresses break after a slash and contain no spaces.
  if (between === ' ' && /^(?:https?:|www\.|\S+\.\S+\/)\S*\/$/.test(all)) return all + next
  return all + between + next
}

function boundingBox(boxes: readonly Place[]): Place | null {
  const [first] = boxes
  if (!first) return null
  const same = boxes.filter(({ page }) => page === first.page)
  const x = Math.min(...same.map((box) => box.x))
  const y = Math.min(...same.map((box) => box.y))
  const width = Math.max(...same.map((box) => box.x + box.width)) - x
  const height = Math.max(...same.map((box) => box.y + box.height)) - y
  return { page: first.page, x, y, width, height }
}
