import { isDates } from '#shared/parse/date-ranges.ts'
import type { LinkPlace, TextItem } from '#shared/parse/items.ts'
import {
  BODY_SIZE,
  hasText,
  lookOfStyle,
  rowsOf,
  type Cells,
  type DocxNode,
  type Run,
} from '#shared/read-file/docx-runs.ts'

export type DocxLayout = { readonly items: readonly TextItem[]; readonly links: readonly LinkPlace[] }

/**
 * Lays out a Word document on one endless page, because a DOCX has no positions and mammoth does not resolve styles:
 * font sizes reflect heading levels, and `y` increases line by line. Each paragraph is a `block`.
 */
export function layoutOf(document: DocxNode): DocxLayout {
  const sheet: Sheet = { items: [], links: [], y: 0, blocks: 0 }
  layOut(document.children ?? [], { x: 0, end: WIDTH }, sheet)
  return sheet
}

/** Width between the margins in points, and the width of a letter relative to its size. */
const WIDTH = 500
const LETTER_WIDTH = 0.5
const INDENT = 14
/** Lower list levels are laid out like this one, so that they don't look like another column. */
const MAX_LEVEL = 2
/** Where text next to dates on the left begins. */
const DATES_WIDTH = 110

type Sheet = { readonly items: TextItem[]; readonly links: LinkPlace[]; y: number; blocks: number }
type Column = { readonly x: number; readonly end: number }

function layOut(nodes: readonly DocxNode[], column: Column, sheet: Sheet): void {
  for (const node of nodes) {
    if (node.type === 'paragraph') layOutParagraph(node, column, sheet)
    else if (node.type === 'tableRow') layOutRow(node.children ?? [], column, sheet)
    else layOut(node.children ?? [], column, sheet)
  }
}

/**
 * Cells are side by side if they are short; cells with several paragraphs each are columns, read one after the other.
 */
function layOutRow(cells: readonly DocxNode[], { x, end }: Column, sheet: Sheet): void {
  const filledCells = cells.filter((cell) => paragraphsIn(cell).length > 0)
  if (filledCells.filter((cell) => paragraphsIn(cell).length > 1).length > 1)
    return layOut(filledCells, { x, end }, sheet)
  const top = sheet.y
  const width = (end - x) / Math.max(cells.length, 1)
  let bottom = top
  for (const [index, cell] of cells.entries()) {
    sheet.y = top
    layOut(cell.children ?? [], { x: x + index * width, end: x + (index + 1) * width - BODY_SIZE * 2 }, sheet)
    bottom = Math.max(bottom, sheet.y)
  }
  sheet.y = bottom
}

const paragraphsIn = (node: DocxNode): readonly DocxNode[] =>
  node.type === 'paragraph' ? [node].filter(hasText) : (node.children ?? []).flatMap(paragraphsIn)

function layOutParagraph(paragraph: DocxNode, column: Column, sheet: Sheet): void {
  const look = lookOfStyle(paragraph.styleName ?? '')
  const rows = rowsOf(paragraph, look)
  if (rows.length === 0) return
  const isItem = Boolean(paragraph.numbering) && look.size === BODY_SIZE
  sheet.blocks += 1
  for (const [index, cells] of rows.entries()) {
    // Paragraphs have some space above them, headings more.
    sheet.y += look.size * (index > 0 ? 1.2 : look.size > BODY_SIZE ? 2 : 1.5)
    const level = Math.min(Number(paragraph.numbering?.level) || 0, MAX_LEVEL)
    const left = isItem ? column.x + INDENT * (level + 1) : column.x
    if (isItem && index === 0) layOutRuns([{ ...look, text: '•' }], { x: left - INDENT, end: left }, sheet)
    layOutCells(cells, { x: left, end: column.end }, sheet)
  }
}

/** The last of several cells is right-aligned, like dates after a tab; text next to dates is left-aligned. */
function layOutCells(cells: Cells, { x, end }: Column, sheet: Sheet): void {
  let at = x
  for (const [index, cell] of cells.entries()) {
    const isLast = index > 0 && index === cells.length - 1
    if (isLast && isDates(textOf(cells[0] ?? []))) at = Math.max(at, x + DATES_WIDTH)
    else if (isLast) at = Math.max(at, end - widthOf(cell))
    at = layOutRuns(cell, { x: at, end }, sheet) + 2 * BODY_SIZE
  }
}

const textOf = (runs: readonly Run[]) =>
  runs
    .map(({ text }) => text)
    .join('')
    .trim()
const widthOf = (runs: readonly Run[]) =>
  runs.reduce((width, { text, size }) => width + text.length * size * LETTER_WIDTH, 0)

/**
 * Puts runs one after the other on a line and returns where they end. A long paragraph is squeezed into one full line.
 */
function layOutRuns(runs: readonly Run[], { x, end }: Column, sheet: Sheet): number {
  let at = x
  const scale = Math.min(1, Math.max(end - x, BODY_SIZE) / widthOf(runs))
  for (const run of runs) {
    const { text, size, bold, italic, href } = run
    const place = { page: 1, x: at, y: sheet.y - size, width: widthOf([run]) * scale, height: size }
    at += place.width
    if (text.trim() === '') continue
    sheet.items.push({ ...place, text, bold, italic, block: `p${sheet.blocks}` })
    if (href) sheet.links.push({ ...place, url: href })
  }
  return at
}
