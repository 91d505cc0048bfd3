import { CONFIDENCE } from '#shared/parse/confidence.ts'
import {
  contactDetailIn,
  EMAIL,
  covers,
  CONTACT_LABEL,
  UNSUPPORTED_DATA,
  fieldOfUrl,
  PHONE,
  URL,
} from '#shared/parse/contact-details.ts'
import { isDates } from '#shared/parse/date-ranges.ts'
import { find, type Find } from '#shared/parse/find.ts'
import { headingNamed } from '#shared/parse/heading-words.ts'
import { ownContactIn, ownContacts } from '#shared/parse/own-contacts.ts'
import { siteOf } from '#shared/resume/contact-sites.ts'
import type { LinkPlace } from '#shared/parse/items.ts'
import { joinPieces, lookOf, textOf, type Cell, type Line, type Piece } from '#shared/parse/line.ts'
import { couldBePlace, isPlace, isTitleWord } from '#shared/parse/words.ts'

type ContactLines = { readonly lines: readonly Line[]; readonly links: readonly LinkPlace[] }

/** Name and contact details from the lines at the top and those under a contact heading. */
export function contactOf({ lines: all, links }: ContactLines): readonly Find[] {
  const lines = all.flatMap(splitBySize)
  const name = nameOf(lines)
  const rest = lines.filter((line) => !name?.lines.includes(line))
  const cells = joinAddresses(rest).flatMap((line) => withLabels(line.cells).flatMap(splitCell))
  const ownCells = cells.flatMap((cell) => ownContactIn(cell, links) ?? [])
  const read = cells
    .filter((cell) => !ownCells.some((own) => own.cell === cell))
    .map((cell) => ({ cell, detail: contactDetailIn(cell, links) }))
  const details = read.flatMap(({ cell, detail }) =>
    detail ? find(detail.path, { ...cell, text: detail.text }, CONFIDENCE.form) : [],
  )
  const otherCells = read.flatMap(({ cell, detail }) => (detail ? [] : [cell]))
  const rows = new Set(read.flatMap(({ cell, detail }) => (detail && cell.box ? [cell.box.y] : [])))
  const lineBelowName = name ? lines[lines.indexOf(name.lines.at(-1) as Line) + 1] : undefined // A name has at least one line.
  return firstPerPath([
    ...(name ? find('personalInfo.fullName', name.piece, name.confidence) : []),
    ...details,
    ...locationsIn(otherCells, rows, lineBelowName),
    ...headlineIn(lineBelowName),
    ...ownContacts(ownCells),
    ...links.filter(({ url }) => siteOf(url) === null).flatMap((link) => linkFinds(link, rest)),
  ])
}

/** The line below the name says what the person is, if it has a title and nothing to reach anyone by. */
function headlineIn(line: Line | undefined): readonly Find[] {
  const [cell, ...others] = line?.cells ?? []
  if (!cell || others.length > 0 || !isTitleWord(cell.text) || /[@\d:/]/.test(cell.text) || isDates(cell.text))
    return []
  return cell.text.length > 90 || isDocumentTitle(cell.text) || headingNamed(cell.text)
    ? []
    : find('personalInfo.headline', cell, CONFIDENCE.byWords)
}

const firstPerPath = (finds: readonly Find[]): readonly Find[] =>
  finds.filter(({ path }, at) => finds.findIndex((other) => other.path === path) === at)

/**
 * Locations among the texts without contact details, most reliable first; `rows` are the y positions of contact
 * details.
 */
function locationsIn(
  otherCells: readonly Cell[],
  rows: ReadonlySet<number>,
  belowName: Line | undefined,
): readonly Find[] {
  const isBelowName = ({ box, text }: Cell) =>
    box !== null && belowName?.cells[0]?.box?.y === box.y && !/[\d,:]/.test(text)
  // A postal code or region makes a location certain; a line below the name is often an occupation that looks like one.
  const rankOf = (cell: Cell) => (POST_CODE.test(cell.text) || isPlace(cell.text) ? 0 : isBelowName(cell) ? 2 : 1)
  return joinStreets(otherCells)
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .flatMap((cell) => locationFinds(cell, cell.box !== null && rows.has(cell.box.y)))
}

function locationFinds(cell: Cell, isBeside: boolean): readonly Find[] {
  const text = cell.text.replace(CONTACT_LABEL, '').trim()
  if (text === '' || headingNamed(text)) return []
  const isLabelled = text !== cell.text && ADDRESS_LABEL.test(cell.text)
  if (!isLabelled && !isLocation(text, isBeside)) return []
  return find(
    'personalInfo.location',
    { ...cell, text },
    isLabelled || isPlace(text) ? CONFIDENCE.byWords : CONFIDENCE.guess,
  )
}

const ADDRESS_LABEL = /^[\s•·|]*(?:address|adresse|anschrift|dirección|domicilio|location|lieu|ort|wohnort|ubicación)/iu

/** The contact detail of a link on one of these lines of the first page. */
function linkFinds(link: LinkPlace, lines: readonly Line[]): readonly Find[] {
  const path = fieldOfUrl(link.url)
  return path && link.page === 1 && isOnLines(link, lines)
    ? find(path, { text: link.url, box: link }, CONFIDENCE.form)
    : []
}

const POST_CODE = /\b(?:\d{4,5}|\d{2}-\d{3}|\d{3} \d{2}|\d{4}-\d{3}|[A-Z]{1,2}\d[\dA-Z]? \d[A-Z]{2})\b/

/** Joins 'Lindenweg 8' above '28203 Bremen' into one address. */
const joinStreets = (cells: readonly Cell[]): readonly Cell[] =>
  cells.reduce((joinedLines: readonly Cell[], cell) => {
    const street = joinedLines.at(-1)
    const isBelow = street?.box && cell.box && cell.box.y > street.box.y
    const isAligned = street && Math.min(Math.abs(cell.x - street.x), Math.abs(cell.end - street.end)) < cell.size
    const isStreet = street && /^(?:\p{L}.*\s\d+\s?\p{L}?|\d+\s?\p{L}?,?\s\p{L}.*)$/u.test(street.text)
    if (!isBelow || !isAligned || !isStreet || !POST_CODE.test(cell.text) || POST_CODE.test(street.text))
      return [...joinedLines, cell]
    return [...joinedLines.slice(0, -1), { ...street, ...joinPieces([street, cell], ', ') }]
  }, [])

/** Whether a text is a location. Beside contact details, it may contain numbers or parentheses. */
const isLocation = (text: string, isBeside: boolean): boolean =>
  !isTitleWord(text) &&
  !isDates(text) &&
  !UNSUPPORTED_DATA.test(text) &&
  !isDocumentTitle(text) &&
  (couldBePlace(text) ||
    POST_CODE.test(text) ||
    (isBeside && /^\p{Lu}/u.test(text) && text.split(/\s+/).length <= 6)) &&
  text.length <= 80

/** Splits a large name from small contact details next to it. */
function splitBySize(line: Line): readonly Line[] {
  const [first, ...others] = line.cells
  if (!first || others.length === 0 || others.some(({ size }) => size * 1.3 > first.size)) return [line]
  return [
    { ...line, cells: [first] },
    { ...line, cells: others },
  ]
}

/** The largest text on the first page that is not a heading, with a second line in the same style. */
function nameOf(lines: readonly Line[]): { piece: Piece; lines: readonly Line[]; confidence: number } | null {
  const first = lines.filter(({ cells: [cell] }) => (cell?.box?.page ?? 1) === 1)
  const candidates = first.filter((line) => isName(nameText(line)))
  const size = Math.max(...candidates.map(({ cells: [cell] }) => cell?.size ?? 0))
  const at = first.findIndex((line) => candidates.includes(line) && (line.cells[0]?.size ?? 0) > size - 0.3)
  const line = first[at]
  if (!line) return null
  const next = first[at + 1]
  const hasSecondLine =
    next &&
    size > 13 &&
    Math.abs((next.cells[0]?.size ?? 0) - size) < 0.3 &&
    !EMAIL.test(textOf(next)) &&
    (next.pitch ?? 99) < size * 1.7
  const nameLines = hasSecondLine ? [line, next] : [line]
  const bodySize = Math.min(...first.map(({ cells: [cell] }) => cell?.size ?? 0))
  const piece = joinPieces(nameLines.map((part) => ({ ...joinPieces(part.cells), text: nameText(part) })))
  return {
    piece: { ...piece, text: titleCase(piece.text) },
    lines: nameLines,
    confidence: size > bodySize * 1.25 ? CONFIDENCE.largest : 0.7,
  }
}

const nameText = ({ cells }: Line) =>
  textOf({ cells: cells.filter((cell, index) => !isLabel(cell) || index === cells.length - 1) })
    .replace(CONTACT_LABEL, '')
    .replace(/^(?:curriculum vitae|lebenslauf|resume|cv)\s*[-–—:|]?\s*/i, '')
    .trim()

const isName = (text: string): boolean =>
  text.length <= 70 &&
  /\p{L}{2}/u.test(text) &&
  !/[@\d:/]|\.\w{2,}/.test(text) &&
  text.split(/\s+/).length <= 9 &&
  !headingNamed(text) &&
  !isDocumentTitle(text)

const isDocumentTitle = (text: string) =>
  /^(?:curriculum vit(?:ae|æ)|lebenslauf|resume|résumé|cv|currículum(?: vit(?:ae|æ))?|bewerbung|page \d)$/i.test(text)

/** 'MAYA OKAFOR, RN' becomes 'Maya Okafor, RN'. */
const titleCase = (text: string): string => {
  const [, name = text, credentials = ''] = /^([^,]+)(,.*)$/u.exec(text) ?? []
  return /\p{Ll}/u.test(name) || !/\p{Lu}{2}/u.test(name) ? text : titleCaseOf(name) + credentials
}

const titleCaseOf = (name: string): string =>
  name.toLowerCase().replace(/(?<![\p{L}’'])\p{L}|(?<=\bo['’])\p{L}/gu, (letter) => letter.toUpperCase())

/** Joins a label in its own cell, such as 'Telefon', to the cell next to it. */
function withLabels(cells: readonly Cell[]): readonly Cell[] {
  return cells.flatMap((cell, index) => {
    const before = cells[index - 1]
    if (isLabel(cell) && index < cells.length - 1) return []
    if (!before || !isLabel(before)) return [cell]
    return [{ ...cell, text: `${before.text.replace(/:$/, '')}: ${cell.text}` }]
  })
}

const isLabel = ({ text }: Cell): boolean => text.endsWith(':') || isContactLabel(text)

/** Whether a text is nothing but a label: 'Telefon'. */
export const isContactLabel = (text: string): boolean => text.replace(CONTACT_LABEL, '') === ''

/** Splits several contact details in one text at bars, bullets, dashes and wide gaps. */
function splitCell(cell: Cell): readonly Cell[] {
  const parts = cell.text
    .split(/\s*[|•·●▪◆⋅∙]\s*|\s+[–—/]\s+|\s{2,}|(?<=@\S+)\s*[,;]\s+|\s*;\s+/u)
    .filter((part) => part.trim() !== '')
  const splitParts = parts.flatMap((part) =>
    EMAIL.test(part) && PHONE.test(part) ? splitEmailAndPhone(part) : splitAfterNumber(part),
  )
  return splitParts.map((text) => ({ ...cell, text }))
}

/** Separates the place from the number in '+1 555 0100, Boston'. */
function splitAfterNumber(text: string): readonly string[] {
  const [, number = '', rest = ''] = /^([^,]*\d),\s+(\p{Lu}.*)$/u.exec(text) ?? []
  return PHONE.exec(number)?.[0] === number.replace(CONTACT_LABEL, '') ? [number, rest] : [text]
}

/** Separates 'jane@example.com +1 555 0100', which has no separator. */
function splitEmailAndPhone(text: string): readonly string[] {
  const email = EMAIL.exec(text)?.[0] ?? ''
  return [email, ...text.split(email)]
    .map((part) => part.replace(/^[\s,;/-]+|[\s,;/-]+$/g, ''))
    .filter((part) => part !== '')
}

/** Joins addresses that continue on the next line because their column is too narrow. */
function joinAddresses(lines: readonly Line[]): readonly Line[] {
  const joinedLines: Line[] = []
  for (const line of lines) {
    const above = joinedLines.at(-1)
    const address = above && brokenAddress(above, line)
    if (above && address) joinedLines[joinedLines.length - 1] = { ...above, cells: above.cells.with(-1, address) }
    else joinedLines.push(line)
  }
  return joinedLines
}

/** An address that breaks off at the end of one line and is complete with the beginning of the next; null otherwise. */
function brokenAddress(above: Line, line: Line): Cell | null {
  const [last, first] = [above.cells.at(-1), line.cells[0]]
  if (!last || !first || !(isCutOff(last, above.right) || first.text.startsWith('/'))) return null
  if (lookOf(last) !== lookOf(first) || isContactLabel(first.text)) return null
  const [start = '', end = ''] = [last.text.split(/\s+/).at(-1), first.text.split(/\s+/, 1)[0]]
  if (/^\(|:$/.test(end) || URL.test(end)) return null
  const address = `${start}${end}`
  const isWhole = EMAIL.exec(address)?.[0] === address || URL.exec(address)?.[0] === address
  return isWhole ? { ...last, ...joinPieces([last, first]), text: `${last.text}${first.text}` } : null
}

const isCutOff = ({ text, size, end }: Cell, right: number): boolean =>
  size > 0 && (/\S[/@-]$/.test(text) || (end > right - size * 4 && /(?:^|\s)(?:\S+@[^\s.]*|\S+\.)$|\/\S*$/.test(text)))

const isOnLines = (link: LinkPlace, lines: readonly Line[]) =>
  lines.some(({ cells }) => cells.some((cell) => covers(link, cell) || isWithin(link, cell)))

/** Whether a link is on part of a text: 'LinkedIn' in a row of contact details. */
const isWithin = (link: LinkPlace, { box }: Cell): boolean => {
  if (!box || box.page !== link.page) return false
  const [x, y] = [link.x + link.width / 2, link.y + link.height / 2]
  return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height * 1.3
}
