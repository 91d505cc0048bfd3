import { itemsOf, lineEndEvidence } from '#shared/parse/body.ts'
import { CONFIDENCE } from '#shared/parse/confidence.ts'
import { isDates } from '#shared/parse/date-ranges.ts'
import { findAll, type Find } from '#shared/parse/find.ts'
import { joinPieces, type Line, type Piece } from '#shared/parse/line.ts'
import type { Section } from '#shared/parse/sections.ts'

/** Certificates, one per line or item, each with the date next to it. */
export function certificationsOf({ lines, confidence }: Section): readonly Find[] {
  const items = joinDates(itemsOf(joinGridCells(lines).flatMap(joinDatedRow)))
  // Without bullets, two lines may be one certificate or two.
  const areJoined = items.length < lines.length && !lines.some(({ bullet, cells: [, other] }) => bullet || other)
  const isTagged = lines.every(({ cells: [cell] }) => cell?.blocks)
  return findAll(
    'certifications',
    (isTagged ? items : joinUndatedItems(items)).map(withoutFullStop),
    confidence * CONFIDENCE.text * (areJoined ? CONFIDENCE.maybeJoined : 1),
  )
}

/** Joins dates on lines of their own to the certificate above them, or below them if the first line is a date. */
function joinDates(items: readonly Piece[]): readonly Piece[] {
  const isAbove = isDates(items[0]?.text ?? '')
  return items.flatMap((item, at) => {
    if (isDates(item.text)) return []
    const dates = items[isAbove ? at - 1 : at + 1]
    if (!dates || !isDates(dates.text)) return [item]
    return [joinPieces([item, { ...dates, text: dates.text.replace(/[[\]()]/g, '').trim() }], ', ')]
  })
}

/** In a grid, a cell that ends in the middle of a phrase continues in the cell below. */
function joinGridCells(lines: readonly Line[]): readonly Line[] {
  return lines.reduce((joinedLines: readonly Line[], line) => {
    const above = joinedLines.at(-1)
    const at = above?.cells.findIndex(({ x, text }) => x === line.cells[0]?.x && lineEndEvidence(text) < 0) ?? -1
    const [open, next] = [above?.cells[at], line.cells[0]]
    if (!above || !open || !next || above.cells.length < 2 || line.cells.length > 1) return [...joinedLines, line]
    return [
      ...joinedLines.slice(0, -1),
      { ...above, cells: above.cells.with(at, { ...open, ...joinPieces([open, next]) }) },
    ]
  }, [])
}

const ENDS_IN_YEAR = /(?:19|20)\d{2}\)?$/

/** If all items except wrapped ones end in a year, an item without a year continues in the next one. */
function joinUndatedItems(items: readonly Piece[]): readonly Piece[] {
  const dated = items.filter(({ text }) => ENDS_IN_YEAR.test(text)).length
  if (dated < 2 || dated < items.length / 3 || !ENDS_IN_YEAR.test(items.at(-1)?.text ?? '') || items[0]?.box === null)
    return items
  const widest = Math.max(...items.map(({ box }) => box?.width ?? 0))
  return items.reduce((joinedItems: readonly Piece[], item) => {
    const last = joinedItems.at(-1)
    return last && !ENDS_IN_YEAR.test(last.text) && (last.box?.width ?? 0) > widest * 0.5
      ? [...joinedItems.slice(0, -1), joinPieces([last, item])]
      : [...joinedItems, item]
  }, [])
}

/** A row with dates and names is one certificate; a row of names is several. */
function joinDatedRow(line: Line): readonly Line[] {
  const [first] = line.cells
  if (!first || line.cells.length === 1) return [line]
  if (!line.cells.some(({ text }) => isDates(text))) {
    return line.cells.map((cell, at) => ({ ...line, cells: [cell], bullet: line.bullet || at > 0 }))
  }
  const dates = line.cells.filter(({ text }) => isDates(text))
  const names = line.cells.filter((cell) => !dates.includes(cell))
  const piece = joinPieces([...names, ...dates], ', ')
  return [{ ...line, cells: [{ ...first, ...piece }], bullet: line.bullet || first.size > 0 }]
}

/** Interests: list items, or words separated by commas and other punctuation. */
export function interestsOf({ lines, title, confidence }: Section): readonly Find[] {
  const rows = lines.flatMap(joinDatedRow)
  const items = itemsOf(rows)
  // In a list, a comma belongs to its item; a single item is a row of words after a bullet.
  const areItems = items.length > 1 && (rows.filter(({ bullet }) => bullet).length > 1 || areIndented(rows, title))
  return findAll(
    'interests',
    (areItems ? items : items.flatMap(splitWords)).map(withoutFullStop),
    confidence * CONFIDENCE.labeled,
  )
}

/** Whether all lines are indented from their heading, as in lists with bullets drawn as graphics. */
function areIndented(lines: readonly Line[], title: Line | null): boolean {
  const heading = title?.cells[0]
  return lines.every(({ flow, cells: [cell] }) => {
    const indent = heading && cell && cell.size > 0 && flow === title?.flow ? (cell.x - heading.x) / cell.size : 0
    return indent > 0.45 && indent < 5
  })
}

const splitWords = ({ text, box }: Piece): readonly Piece[] =>
  text
    .split(/\s*[,;|•·]\s*(?![^(]*\))/u)
    .filter((part) => part.trim() !== '')
    .map((part) => ({ text: part, box }))

const withoutFullStop = (piece: Piece): Piece => ({
  ...piece,
  text: piece.text.replace(/(?<=\p{L}{2})\.$/u, '').trim(),
})
