import { isDates } from '#shared/parse/date-ranges.ts'
import { boundsOf, flowsOf, type Flow } from '#shared/parse/columns.ts'
import { fragmentsOf, type Fragment } from '#shared/parse/fragments.ts'
import type { ReadFile } from '#shared/parse/items.ts'
import { richPlain } from '#shared/text/rich.ts'
import { isPresent } from '#shared/text/read-date.ts'
import { headingNamed } from '#shared/parse/heading-words.ts'
import { lookOf, type Cell, type Line } from '#shared/parse/line.ts'
import { isMarkOf, isRule, listMarksOf, withoutOrnaments } from '#shared/parse/ornaments.ts'

const BULLET = /^\s*(?:[•●▪■◦‣∙·▸►➢➤✓✔–—*»○❖◆]|-(?=\s)|\uF0B7|\uF0A7|o(?=\s{2,}))\s*/u
const PAGE_NUMBER = /^(?:(?:page|seite|página|pagina)\s*)?\d{1,2}(?:\s*(?:\/|of|von|sur|de)\s*\d{1,2})?$/i

const UPDATED =
  /^(?:last (?:updated|modified|revised)|updated|stand|aktualisiert|zuletzt aktualisiert|mis à jour|dernière mise à jour|actualizado|última actualización)\b.{0,20}(?:19|20)\d{2}\.?$/iu

/** The lines of a file with positions in reading order: column by column, with headers across columns first. */
export function linesOfItems({ items, pages: sizes }: Pages): readonly Line[] {
  const numbers = [...new Set(items.map(({ page }) => page))].toSorted((a, b) => a - b)
  const pages = numbers.map((number) =>
    fragmentsOf(items.filter(({ page }) => page === number)).flatMap(withoutOrnaments),
  )
  const marks = listMarksOf(pages.flatMap((page) => page.map(({ text }) => text)))
  // Without pages, the lines are already in order and there are no columns.
  const flows = sizes.length > 0 ? flowsOf(pages) : pages.map((page) => ({ ...boundsOf(page), pages: [page] }))
  const width = Math.max(...sizes.map((page) => page.width), 0)
  return withFileStyle(
    flows.flatMap((flow, index) => {
      const column = { ...flow, end: rightEdgeOf(flow, flows, width) }
      return linesOfFlow(column, { index, marks }).map((line) => ({ ...line, isAside: isAside(flow, flows) }))
    }),
  )
}

type Pages = Pick<ReadFile, 'items' | 'pages'>

/**
 * The right edge of a column: symmetrical to the left margin, or the end of its text when another column is next to it.
 */
function rightEdgeOf(flow: Flow, flows: readonly Flow[], width: number): number {
  const margin = Math.min(...flows.map(({ x }) => x))
  const isBeside = flows.some((other) => areBeside(flow, other))
  return isBeside ? flow.end : Math.max(flow.end, width - margin)
}

const areBeside = (flow: Flow, { x, end }: Flow): boolean => x > flow.end || end < flow.x

/** Whether a column next to this one is clearly wider. */
const isAside = (flow: Flow, flows: readonly Flow[]): boolean =>
  flows.some((other) => areBeside(flow, other) && other.end - other.x > (flow.end - flow.x) * 1.15)

/** The lines of a text without positions; tabs and wide gaps separate cells. */
export function linesOfText(text: string): readonly Line[] {
  const isMarkdown = /^#{1,6} \S|\*\*\S/m.test(text)
  return text
    .normalize('NFC')
    .split(/\r?\n|\u2028|\f/)
    .map((row) => (isMarkdown ? withoutMarks(row) : row))
    .filter((row) => !isRule(row))
    .flatMap((row, index) => {
      const bullet = BULLET.test(row) && row.trim().length > 2 && !isDates(row)
      const words = bullet ? row.replace(BULLET, '') : row
      const cells = words
        .split(/\t+|\s{3,}/)
        .flatMap((part, at) => plainCell(part.replace(/\s+/g, ' ').trim(), { x: at * 1000, y: index * 10 }))
      return cells.length === 0
        ? []
        : [
            {
              cells,
              bullet,
              indent: indentOf(row),
              pitch: null,
              leading: 0,
              body: '',
              right: 0,
              flow: 0,
              isAside: false,
            },
          ]
    })
}

/** A tab counts as several blanks. */
const indentOf = (row: string): number => (/^\s*/.exec(row)?.[0] ?? '').replaceAll('\t', '    ').length

/** A line of Markdown without the marks of headings, bold text, italics, links, and code. */
function withoutMarks(row: string): string {
  const [, mark = '', words = ''] = /^(\s*[-*+]\s+|#{1,6} +)?(.*)$/.exec(row) ?? []
  const plain = richPlain(
    words.replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_, name: string, url: string) =>
      name === url || url.startsWith('mailto:') ? name : `${name} ${url}`,
    ),
  ).replaceAll('`', '')
  return mark.startsWith('#') ? plain.replace(/\s*#+$/, '') : mark + plain
}

/** Adds what only the whole file shows: the usual line distance for each font size, and the style of most text. */
function withFileStyle(lines: readonly Line[]): readonly Line[] {
  const smallest = new Map<number, number>()
  const letters = new Map<string, number>()
  const sizeOf = ({ cells: [cell] }: Line) => Math.round((cell?.size ?? 0) * 4)
  for (const [index, line] of lines.entries()) {
    for (const cell of line.cells) letters.set(lookOf(cell), (letters.get(lookOf(cell)) ?? 0) + cell.text.length)
    const above = lines[index - 1]
    const size = sizeOf(line)
    if (!above || line.pitch === null || sizeOf(above) !== size || line.pitch < size * 0.22) continue
    smallest.set(size, Math.min(line.pitch, smallest.get(size) ?? Infinity))
  }
  const [body] = [...letters].toSorted(([, a], [, b]) => b - a)[0] ?? []
  return lines.map((line) => ({ ...line, leading: smallest.get(sizeOf(line)) ?? 0, body: body ?? '' }))
}

/** Plain text has places in reading order only, so that each text is known to be read or not. */
const plainCell = (text: string, at: { readonly x: number; readonly y: number }): Cell[] =>
  text === ''
    ? []
    : [
        {
          text,
          box: { page: 1, ...at, width: 900, height: 8 },
          x: 0,
          end: 0,
          size: 0,
          bold: false,
          italic: false,
          blocks: null,
        },
      ]

/** Page numbers and the date of the last change belong to no field; `leftOver` lists them. */
export const isPageNumber = ({ cells: [first, ...otherCells] }: Line): boolean =>
  otherCells.length === 0 && (PAGE_NUMBER.test(first?.text ?? '') || UPDATED.test(first?.text ?? ''))

type FlowContext = { readonly index: number; readonly marks: ReadonlySet<string> }

function linesOfFlow({ pages, end }: Flow, { index: flow, marks }: FlowContext): readonly Line[] {
  return pages.flatMap((fragments) => {
    const rows = withHeadingsFirst(rowsOf(joinMarginHeadings(fragments)))
    return rows.map((row, index): Line => {
      const above = rows[index - 1]?.[0]?.baseline
      return {
        ...withoutBullet(row, marks),
        pitch: above === undefined ? null : (row[0]?.baseline ?? above) - above,
        leading: 0,
        body: '',
        right: end,
        flow,
        isAside: false,
      }
    })
  })
}

/** Fragments that share a baseline, from left to right. */
function rowsOf(fragments: readonly Fragment[]): readonly (readonly Fragment[])[] {
  const rows: Fragment[][] = []
  for (const one of fragments.toSorted((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row && first && one.baseline - first.baseline <= 0.3 * Math.min(one.size, first.size)) row.push(one)
    else rows.push([one])
  }
  return rows.map((row) => row.toSorted((a, b) => a.x - b.x))
}

/** Joins a heading in a narrow margin that wraps, although the text next to it is between its lines. */
function joinMarginHeadings(fragments: readonly Fragment[]): readonly Fragment[] {
  const sorted = fragments.toSorted((a, b) => a.baseline - b.baseline)
  const joined = new Set<Fragment>()
  const all = sorted.map((one, at) => {
    const below = sorted
      .slice(at + 1, at + 8)
      .find((other) => Math.abs(other.x - one.x) < 2 && lookOf(other) === lookOf(one))
    const isNext = below && below.baseline > one.baseline && below.baseline - one.baseline < 1.7 * one.size
    const text = isNext && below.text.length < 30 ? `${one.text} ${below.text}` : null
    const isBeside = sorted
      .slice(at + 1, at + 8)
      .some((other) => other.x > one.end && other.baseline < (below?.baseline ?? 0))
    if (!isNext || text === null || !isBeside || headingNamed(text) === null) return one
    joined.add(below)
    return { ...one, text, end: Math.max(one.end, below.end) }
  })
  return all.filter((_, at) => !joined.has(sorted[at] as Fragment)) // Both lists have the same order.
}

/** A heading in the margin may be a little lower than the first line of the text next to it, which it precedes. */
function withHeadingsFirst(rows: readonly (readonly Fragment[])[]): readonly (readonly Fragment[])[] {
  const isBesideAbove = (row: readonly Fragment[], above: readonly Fragment[] | undefined): boolean => {
    const [one, other] = [row[0], above?.[0]]
    if (!one || !other || row.length > 1 || one.end > other.x || headingNamed(one.text) === null) return false
    return one.baseline - other.baseline < 0.7 * one.size
  }
  return rows.flatMap((row, at) => {
    if (isBesideAbove(row, rows[at - 1])) return []
    const next = rows[at + 1]
    return next && isBesideAbove(next, row) ? [next, row] : [row]
  })
}

const NO_MARKS: ReadonlySet<string> = new Set()

/** Removes the list bullet before the first cell and reports whether there was one; `marks` are this file's own. */
export function withoutBullet(cells: readonly Cell[], marks = NO_MARKS): Pick<Line, 'cells' | 'bullet'> {
  const [first, ...others] = cells
  if (first && isMarkOf(first.text, marks)) return { cells: [withoutMark(first), ...others], bullet: true }
  if (!first || !BULLET.test(first.text) || isDates(first.text) || isPresent(first.text.replace(BULLET, '')))
    return { cells, bullet: false }
  const words = [...cellWithoutBullet(first), ...others]
  return words.length > 0 ? { cells: words, bullet: true } : { cells, bullet: false }
}

const withoutMark = (first: Cell): Cell => ({
  ...first,
  text: first.text.slice(1).trimStart(),
  x: first.x + first.size,
})

/** Moves the start of the text to about its first letter after the bullet. */
function cellWithoutBullet(first: Cell): Cell[] {
  const text = first.text.replace(BULLET, '')
  const bulletWidth = Math.min(first.text.length - text.length, 2) * first.size * 0.5
  return text === '' ? [] : [{ ...first, text, x: first.x + bulletWidth }]
}
