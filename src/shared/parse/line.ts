import type { Place } from '#shared/parse/items.ts'

/** Some text and where it stands; no place in files that know none. */
export type Piece = { readonly text: string; readonly box: Place | null }

/** Text of one look without a wide gap in it. */
export type Cell = Piece & {
  readonly x: number
  readonly end: number
  /** Size of the font in points. */
  readonly size: number
  readonly bold: boolean
  readonly italic: boolean
  /** The file's own marks around its first and its last words, where it is tagged. */
  readonly blocks: readonly [string, string] | null
  /** Where its look changes: after 'Cook' in bold, ', Blue Door' in italics. Absent where it never does. */
  readonly turns?: readonly Turn[]
}

/** Where in a text and on the page a look begins; the first one at its beginning. */
export type Turn = { readonly at: number; readonly x: number; readonly look: Look }
export type Look = { readonly bold: boolean; readonly italic: boolean }

/** What stands side by side in one column of a page. */
export type Line = {
  /** From left to right; at least one. */
  readonly cells: readonly Cell[]
  /** It began with the dot or dash of a list, which is cut off. */
  readonly bullet: boolean
  /** From the baseline above to this one, in points; null at the top of a column or page. */
  readonly pitch: number | null
  /** The smallest such distance between lines of this size in the file: that of lines of one paragraph. */
  readonly leading: number
  /** How most text of the file is set, as `lookOf` names it. */
  readonly body: string
  /** Where the longest line of its column ends, in points. */
  readonly right: number
  /** Which column it stands in; lines of another one do not continue it. */
  readonly flow: number
  /** That column is a narrow one beside the main one. */
  readonly isAside: boolean
}

/** Whether a line stands in the same paragraph as the one above it, by the file's own marks; null where it has none. */
export function sharesBlock(above: Line, line: Line): boolean | null {
  const [last, first] = [above.cells.at(-1)?.blocks?.[1], line.cells[0]?.blocks?.[0]]
  return last && first ? last === first : null
}

/** The words of a line, wide gaps as one blank. */
export const textOf = ({ cells }: Pick<Line, 'cells'>): string => cells.map(({ text }) => text).join(' ')

/** One text out of several, the place of the first page's parts around it. */
export function joined(pieces: readonly Piece[], between = ' '): Piece {
  const texts = pieces.map(({ text }) => text).filter((text) => text !== '')
  const text = texts.reduce((all, next) => glue(all, next, between), '')
  return { text, box: around(pieces.flatMap(({ box }) => box ?? [])) }
}

/** The whole line as one text. */
export const pieceOf = ({ cells }: Pick<Line, 'cells'>): Piece => joined(cells)

/** How text is set, so that lines of one kind can be known: size to a quarter point, weight, slant. */
export const lookOf = ({ size, bold, italic }: Pick<Cell, 'size' | 'bold' | 'italic'>): string =>
  `${Math.round(size * 4)}${bold ? 'b' : ''}${italic ? 'i' : ''}`

/** Whether it has letters, and capital ones only. */
export const isCapitals = (text: string): boolean => /\p{Lu}.*\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text)

/** A word parted at the end of a line is one again; a hyphen of its own, between capitals or digits, stays. */
function glue(all: string, next: string, between: string): string {
  if (all === '') return next
  if (between === ' ' && all.endsWith('­')) return all.slice(0, -1) + next
  if (between === ' ' && /[\p{L}\p{N}][-\u2010]$/u.test(all)) return all + next
  // An address is broken after a slash, and has no blanks.
  if (between === ' ' && /^(?:https?:|www\.|\S+\.\S+\/)\S*\/$/.test(all)) return all + next
  return all + between + next
}

function around(boxes: readonly Place[]): Place | null {
  const [first] = boxes
  if (!first) return null
  const same = boxes.filter(({ page }) => page === first.page)
  const x = Math.min(...same.map((box) => box.x))
  const y = Math.min(...same.map((box) => box.y))
  const width = Math.max(...same.map((box) => box.x + box.width)) - x
  const height = Math.max(...same.map((box) => box.y + box.height)) - y
  return { page: first.page, x, y, width, height }
}
