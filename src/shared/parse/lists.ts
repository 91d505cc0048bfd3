import { itemsOf, lineEndEvidence } from '#shared/parse/body.ts'
import { CONFIDENCE } from '#shared/parse/confidence.ts'
import { findRange, isDates } from '#shared/parse/date-ranges.ts'
import { find, findAll, numbered, type Find } from '#shared/parse/find.ts'
import { isAllCapitals, joinPieces, type Line, type Piece } from '#shared/parse/line.ts'
import type { Section } from '#shared/parse/sections.ts'

/** Certificates, one per line or item, each with the date next to it. */
export function certificationsOf({ lines, confidence }: Section, from: number): readonly Find[] {
  const items = joinDates(itemsOf(joinGridCells(lines).flatMap(joinDatedRow)))
  // Without bullets, two lines may be one certificate or two.
  const areJoined = items.length < lines.length && !lines.some(({ bullet, cells: [, other] }) => bullet || other)
  // Plain text has no widths, and tags say where an item ends.
  const isKnown = lines.every(({ cells: [cell] }) => cell?.blocks || cell?.size === 0)
  const read = (isKnown ? items : joinUndatedItems(items)).flatMap((item) => {
    const parts = splitCertificates(item)
    const isSure =
      !areJoined && (parts.length > 1 ? parts.every(({ text }) => isWhole(text)) : !maybeSeveral(item.text))
    const factor = CONFIDENCE.text * (isSure ? 1 : CONFIDENCE.maybeJoined)
    return parts.map(withoutFullStop).map((part) => ({ part, confidence: confidence * factor }))
  })
  const inParts = read.map(({ part, ...rest }) => ({ ...rest, part, parts: partsOfDated(part.text) }))
  const whole = inParts.filter(({ parts }) => !parts)
  const entries = inParts.filter(({ parts }) => parts)
  return [
    ...whole.flatMap(({ part, confidence: own }) => findAll('certifications', [part], own)),
    ...numbered(
      'certificates',
      from,
      entries.map(({ part, parts, confidence: own }) =>
        Object.entries(parts ?? {}).flatMap(([name, text]) => find(name, { ...part, text }, own)),
      ),
    ),
  ]
}

/**
 * 'Name, issuer, May 2023 – May 2026 (ID 4821)' in its parts; null for a line that is not exactly a name, an issuer and a
 * date, since what is read from a file is not guessed. A line that a person asks to split is: `resume/certificate-parts.ts`.
 */
function partsOfDated(text: string): Readonly<Record<string, string>> | null {
  const [, whole = text, credentialId = ''] =
    /^(.*?)\s*\((?:ID|No\.?|Nr\.?|Credential ID:?)\s*([\w./-]+)\)$/iu.exec(text) ?? []
  const found = findRange(whole)
  if (!found || !/^[\s).]*$/.test(found.after)) return null
  const [name = '', issuer = '', ...rest] = found.before.replace(/[\s,;:(–—|-]+$/u, '').split(/,\s+/)
  if (name === '' || issuer === '' || rest.length > 0) return null
  const { start, end, isRange } = found
  return { name, issuer, date: start, expires: isRange ? end : '', credentialId }
}

/**
 * Several certificates on one line, where marks between them are no marks between a name, its issuer, and its date; where
 * each begins with its abbreviation ('RN, State of Ohio ACLS, Heart Association'); or where each ends in a year.
 */
function splitCertificates({ text, box }: Piece): readonly Piece[] {
  const ways = [text.split(/\s*[;•·●▪|]\s*/u), text.split(BEFORE_ABBREVIATION), text.split(AFTER_YEAR)]
  const parts = ways.find((way, at) => way.length > 1 && way.every((part) => ARE_ALIKE[at]?.(part, way)))
  return parts?.map((part) => ({ text: part, box })) ?? [{ text, box }]
}

const ABBREVIATION = /^\p{Lu}[\p{Lu}\d-]{1,7}, \p{L}/u
const BEFORE_ABBREVIATION = /(?<=\p{Ll})\s+(?=\p{Lu}[\p{Lu}\d-]{1,7}, \p{Lu})/u
const AFTER_YEAR = /(?<=(?<!(?:19|20)\d{2}\s?[-–]\s?)(?:19|20)\d{2}\)?)\s*[,;]?\s+(?=\p{Lu})/u
/** Whether a text is more than one part of a certificate: a name with its issuer or date, or an abbreviation. */
const isWhole = (text: string): boolean => /[,(]/.test(text) || ENDS_IN_YEAR.test(text) || isAllCapitals(text)
/** Whether a part is a certificate like the others, for each way to split. */
const ARE_ALIKE: readonly ((part: string, all: readonly string[]) => boolean)[] = [
  (part, all) => part !== '' && !isDates(part) && (all.length > 2 || isWhole(part)),
  (part) => ABBREVIATION.test(part),
  (part) => ENDS_IN_YEAR.test(part),
]

/** Whether marks or several years in a text leave open if it is one certificate or more. */
const maybeSeveral = (text: string): boolean =>
  /\s[;•·●▪|]\s|;/u.test(text) || text.length > 110 || BEFORE_ABBREVIATION.test(text) || AFTER_YEAR.test(text)

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
  if (dated < 2 || dated < items.length / 3 || !ENDS_IN_YEAR.test(items.at(-1)?.text ?? '')) return items
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
