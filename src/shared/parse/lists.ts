import { byEnd, itemsOf } from '#shared/parse/body.ts'
import { SURE } from '#shared/parse/confidence.ts'
import { isDates } from '#shared/parse/date-ranges.ts'
import { findAll, type Find } from '#shared/parse/find.ts'
import { joined, type Line, type Piece } from '#shared/parse/line.ts'
import type { Section } from '#shared/parse/sections.ts'

/** Certificates, one per line or item, each with the date beside it. */
export function certificationsOf({ lines, sure }: Section): readonly Find[] {
  const items = itemsOf(joinGrid(lines).flatMap(inOneCell))
  const isTagged = lines.every(({ cells: [cell] }) => cell?.blocks)
  return findAll('certifications', (isTagged ? items : joinYears(items)).map(tidy), sure * SURE.text)
}

/** In a grid, a cell that ends in the middle of a phrase continues in the cell below. */
function joinGrid(lines: readonly Line[]): readonly Line[] {
  return lines.reduce((done: readonly Line[], line) => {
    const above = done.at(-1)
    const at = above?.cells.findIndex(({ x, text }) => x === line.cells[0]?.x && byEnd(text) < 0) ?? -1
    const [open, next] = [above?.cells[at], line.cells[0]]
    if (!above || !open || !next || above.cells.length < 2 || line.cells.length > 1) return [...done, line]
    return [...done.slice(0, -1), { ...above, cells: above.cells.with(at, { ...open, ...joined([open, next]) }) }]
  }, [])
}

const ENDS_IN_YEAR = /(?:19|20)\d{2}\)?$/

/** If all items except wrapped ones end in a year, an item without a year continues in the next one. */
function joinYears(items: readonly Piece[]): readonly Piece[] {
  const dated = items.filter(({ text }) => ENDS_IN_YEAR.test(text)).length
  if (dated < 2 || dated < items.length / 3 || !ENDS_IN_YEAR.test(items.at(-1)?.text ?? '') || items[0]?.box === null)
    return items
  const widest = Math.max(...items.map(({ box }) => box?.width ?? 0))
  return items.reduce((done: readonly Piece[], item) => {
    const last = done.at(-1)
    return last && !ENDS_IN_YEAR.test(last.text) && (last.box?.width ?? 0) > widest * 0.5
      ? [...done.slice(0, -1), joined([last, item])]
      : [...done, item]
  }, [])
}

/** A row with dates and names is one certificate; a row of names is several. */
function inOneCell(line: Line): readonly Line[] {
  const [first] = line.cells
  if (!first || line.cells.length === 1) return [line]
  if (!line.cells.some(({ text }) => isDates(text))) {
    return line.cells.map((cell, at) => ({ ...line, cells: [cell], bullet: line.bullet || at > 0 }))
  }
  const dates = line.cells.filter(({ text }) => isDates(text))
  const names = line.cells.filter((cell) => !dates.includes(cell))
  const piece = joined([...names, ...dates], ', ')
  return [{ ...line, cells: [{ ...first, ...piece }], bullet: line.bullet || first.size > 0 }]
}

/** Interests: list items, or words separated by commas and other punctuation. */
export function interestsOf({ lines, title, sure }: Section): readonly Find[] {
  const rows = lines.flatMap(inOneCell)
  const items = itemsOf(rows)
  // In a list, a comma belongs to its item; a single item is a row of words after a bullet.
  const areItems = items.length > 1 && (rows.filter(({ bullet }) => bullet).length > 1 || areSetIn(rows, title))
  return findAll('interests', (areItems ? items : items.flatMap(parted)).map(tidy), sure * SURE.labelled)
}

/** Whether all lines are indented from their heading, as in lists with bullets drawn as graphics. */
function areSetIn(lines: readonly Line[], title: Line | null): boolean {
  const heading = title?.cells[0]
  return lines.every(({ flow, cells: [cell] }) => {
    const inward = heading && cell && cell.size > 0 && flow === title?.flow ? (cell.x - heading.x) / cell.size : 0
    return inward > 0.45 && inward < 5
  })
}

const parted = ({ text, box }: Piece): readonly Piece[] =>
  text
    .split(/\s*[,;|•·]\s*(?![^(]*\))/u)
    .filter((part) => part.trim() !== '')
    .map((part) => ({ text: part, box }))

const tidy = (piece: Piece): Piece => ({ ...piece, text: piece.text.replace(/(?<=\p{L}{2})\.$/u, '').trim() })
