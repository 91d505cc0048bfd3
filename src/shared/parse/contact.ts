import { SURE } from '#shared/parse/confidence.ts'
import { contactDetailIn, EMAIL, isOver, LABEL, OTHER_DATA, pathOf, PHONE, URL } from '#shared/parse/contact-details.ts'
import { isDates } from '#shared/parse/date-ranges.ts'
import { find, type Find } from '#shared/parse/find.ts'
import { headingNamed } from '#shared/parse/heading-words.ts'
import type { LinkPlace } from '#shared/parse/items.ts'
import { joined, textOf, type Cell, type Line, type Piece } from '#shared/parse/line.ts'
import { couldBePlace, isPlace, isTitleWord } from '#shared/parse/words.ts'

type Top = { readonly lines: readonly Line[]; readonly links: readonly LinkPlace[] }

/** Name and contact details from the lines at the top and those under a contact heading. */
export function contactOf({ lines: all, links }: Top): readonly Find[] {
  const lines = all.flatMap(partedBySize)
  const name = nameOf(lines)
  const rest = lines.filter((line) => !name?.lines.includes(line))
  const cells = joinAddresses(rest).flatMap((line) => withLabels(line.cells).flatMap(splitCell))
  const read = cells.map((cell) => ({ cell, detail: contactDetailIn(cell, links) }))
  const details = read.flatMap(({ cell, detail }) =>
    detail ? find(detail.path, { ...cell, text: detail.text }, SURE.form) : [],
  )
  const open = read.flatMap(({ cell, detail }) => (detail ? [] : [cell]))
  const rows = new Set(read.flatMap(({ cell, detail }) => (detail && cell.box ? [cell.box.y] : [])))
  const below = name ? lines[lines.indexOf(name.lines.at(-1) as Line) + 1] : undefined // A name has at least one line.
  return firstOfEach([
    ...(name ? find('personalInfo.fullName', name.piece, name.sure) : []),
    ...details,
    ...locationsIn(open, rows, below),
    ...links.flatMap((link) => linkFinds(link, rest)),
  ])
}

const firstOfEach = (finds: readonly Find[]): readonly Find[] =>
  finds.filter(({ path }, at) => finds.findIndex((other) => other.path === path) === at)

/**
 * Locations among the texts without contact details, most reliable first; `rows` are the y positions of contact
 * details.
 */
function locationsIn(open: readonly Cell[], rows: ReadonlySet<number>, belowName: Line | undefined): readonly Find[] {
  const isBelowName = ({ box, text }: Cell) =>
    box !== null && belowName?.cells[0]?.box?.y === box.y && !/[\d,:]/.test(text)
  // A postal code or region makes a location certain; a line below the name is often an occupation that looks like one.
  const rankOf = (cell: Cell) => (POST_CODE.test(cell.text) || isPlace(cell.text) ? 0 : isBelowName(cell) ? 2 : 1)
  return joinStreets(open)
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .flatMap((cell) => locationFinds(cell, cell.box !== null && rows.has(cell.box.y)))
}

function locationFinds(cell: Cell, isBeside: boolean): readonly Find[] {
  const text = cell.text.replace(LABEL, '').trim()
  if (text === '' || headingNamed(text)) return []
  const isLabelled = text !== cell.text && ADDRESS_LABEL.test(cell.text)
  if (!isLabelled && !isPlaceOfPerson(text, isBeside)) return []
  return find('personalInfo.location', { ...cell, text }, isLabelled || isPlace(text) ? SURE.byWords : SURE.guess)
}

const ADDRESS_LABEL = /^[\s•·|]*(?:address|adresse|anschrift|dirección|domicilio|location|lieu|ort|wohnort|ubicación)/iu

/** The contact detail of a link on one of these lines of the first page. */
function linkFinds(link: LinkPlace, lines: readonly Line[]): readonly Find[] {
  const path = pathOf(link.url)
  return path && link.page === 1 && isNear(link, lines) ? find(path, { text: link.url, box: link }, SURE.form) : []
}

const POST_CODE = /\b(?:\d{4,5}|\d{2}-\d{3}|\d{3} \d{2}|\d{4}-\d{3}|[A-Z]{1,2}\d[\dA-Z]? \d[A-Z]{2})\b/

/** Joins 'Lindenweg 8' above '28203 Bremen' into one address. */
const joinStreets = (cells: readonly Cell[]): readonly Cell[] =>
  cells.reduce((done: readonly Cell[], cell) => {
    const street = done.at(-1)
    const isBelow = street?.box && cell.box && cell.box.y > street.box.y
    const isAligned = street && Math.min(Math.abs(cell.x - street.x), Math.abs(cell.end - street.end)) < cell.size
    const isStreet = street && /^(?:\p{L}.*\s\d+\s?\p{L}?|\d+\s?\p{L}?,?\s\p{L}.*)$/u.test(street.text)
    if (!isBelow || !isAligned || !isStreet || !POST_CODE.test(cell.text) || POST_CODE.test(street.text))
      return [...done, cell]
    return [...done.slice(0, -1), { ...street, ...joined([street, cell], ', ') }]
  }, [])

/** Whether a text is a location. Beside contact details, it may contain numbers or parentheses. */
const isPlaceOfPerson = (text: string, isBeside: boolean): boolean =>
  !isTitleWord(text) &&
  !isDates(text) &&
  !OTHER_DATA.test(text) &&
  !isJunk(text) &&
  (couldBePlace(text) ||
    POST_CODE.test(text) ||
    (isBeside && /^\p{Lu}/u.test(text) && text.split(/\s+/).length <= 6)) &&
  text.length <= 80

/** Splits a large name from small contact details beside it. */
function partedBySize(line: Line): readonly Line[] {
  const [first, ...others] = line.cells
  if (!first || others.length === 0 || others.some(({ size }) => size * 1.3 > first.size)) return [line]
  return [
    { ...line, cells: [first] },
    { ...line, cells: others },
  ]
}

/** The largest text on the first page that is not a heading, with a second line in the same style. */
function nameOf(lines: readonly Line[]): { piece: Piece; lines: readonly Line[]; sure: number } | null {
  const first = lines.filter(({ cells: [cell] }) => (cell?.box?.page ?? 1) === 1)
  const candidates = first.filter((line) => isName(nameText(line)))
  const size = Math.max(...candidates.map(({ cells: [cell] }) => cell?.size ?? 0))
  const at = first.findIndex((line) => candidates.includes(line) && (line.cells[0]?.size ?? 0) > size - 0.3)
  const line = first[at]
  if (!line) return null
  const next = first[at + 1]
  const goesOn =
    next &&
    size > 13 &&
    Math.abs((next.cells[0]?.size ?? 0) - size) < 0.3 &&
    !EMAIL.test(textOf(next)) &&
    (next.pitch ?? 99) < size * 1.7
  const own = goesOn ? [line, next] : [line]
  const bodySize = Math.min(...first.map(({ cells: [cell] }) => cell?.size ?? 0))
  const piece = joined(own.map((part) => ({ ...joined(part.cells), text: nameText(part) })))
  return {
    piece: { ...piece, text: titleCase(piece.text) },
    lines: own,
    sure: size > bodySize * 1.25 ? SURE.largest : 0.7,
  }
}

const nameText = ({ cells }: Line) =>
  textOf({ cells: cells.filter((cell, index) => !isLabel(cell) || index === cells.length - 1) })
    .replace(LABEL, '')
    .replace(/^(?:curriculum vitae|lebenslauf|resume|cv)\s*[-–—:|]?\s*/i, '')
    .trim()

const isName = (text: string): boolean =>
  text.length <= 70 &&
  /\p{L}{2}/u.test(text) &&
  !/[@\d:/]|\.\w{2,}/.test(text) &&
  text.split(/\s+/).length <= 9 &&
  !headingNamed(text) &&
  !isJunk(text)

const isJunk = (text: string) =>
  /^(?:curriculum vitae|lebenslauf|resume|résumé|cv|currículum(?: vitae)?|bewerbung|page \d)$/i.test(text)

/** 'MAYA OKAFOR' becomes 'Maya Okafor'. */
const titleCase = (text: string): string =>
  /\p{Ll}/u.test(text) || !/\p{Lu}{2}/u.test(text)
    ? text
    : text.toLowerCase().replace(/(?<![\p{L}’'])\p{L}|(?<=\bo['’])\p{L}/gu, (letter) => letter.toUpperCase())

/** Joins a label in its own cell, such as 'Telefon', to the cell beside it. */
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
export const isContactLabel = (text: string): boolean => text.replace(LABEL, '') === ''

/** Splits several contact details in one text at bars, bullets, dashes and wide gaps. */
function splitCell(cell: Cell): readonly Cell[] {
  const parts = cell.text
    .split(/\s*[|•·●▪◆⋅∙]\s*|\s+[–—]\s+|\s{2,}|(?<=@\S+)\s*[,;]\s+|\s*;\s+/u)
    .filter((part) => part.trim() !== '')
  const inOne = parts.flatMap((part) => (EMAIL.test(part) && PHONE.test(part) ? splitForms(part) : behindNumber(part)))
  return inOne.map((text) => ({ ...cell, text }))
}

/** Separates the place from the number in '+1 555 0100, Boston'. */
function behindNumber(text: string): readonly string[] {
  const [, number = '', rest = ''] = /^([^,]*\d),\s+(\p{Lu}.*)$/u.exec(text) ?? []
  return PHONE.exec(number)?.[0] === number.replace(LABEL, '') ? [number, rest] : [text]
}

/** Separates 'jane@example.com +1 555 0100', which has no separator. */
function splitForms(text: string): readonly string[] {
  const email = EMAIL.exec(text)?.[0] ?? ''
  return [email, ...text.split(email)]
    .map((part) => part.replace(/^[\s,;/-]+|[\s,;/-]+$/g, ''))
    .filter((part) => part !== '')
}

/** Joins addresses that continue on the next line because their column is too narrow. */
function joinAddresses(lines: readonly Line[]): readonly Line[] {
  const done: Line[] = []
  for (const line of lines) {
    const above = done.at(-1)
    const address = above && brokenAddress(above, line)
    if (above && address) done[done.length - 1] = { ...above, cells: above.cells.with(-1, address) }
    else done.push(line)
  }
  return done
}

/** An address that breaks off at the end of one line and is complete with the beginning of the next; null otherwise. */
function brokenAddress(above: Line, line: Line): Cell | null {
  const [last, first] = [above.cells.at(-1), line.cells[0]]
  if (!last || !first || !breaksOff(last, above.right) || /[\s(]/.test(first.text) || URL.test(first.text)) return null
  const text = `${last.text}${first.text}`
  const isWhole = EMAIL.exec(text)?.[0] === text || URL.exec(text)?.[0] === text
  return isWhole ? { ...last, ...joined([last, first]), text } : null
}

const breaksOff = ({ text, size, end }: Cell, right: number): boolean =>
  size > 0 && end > right - size * 4 && /^\S+@[^\s.]*$|^\S+[./@-]$|\/\S*$/.test(text)

const isNear = (link: LinkPlace, lines: readonly Line[]) =>
  lines.some(({ cells }) => cells.some((cell) => isOver(link, cell)))
