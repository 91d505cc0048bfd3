import { SURE } from '#shared/parse/confidence.ts'
import { isDates } from '#shared/parse/date-ranges.ts'
import { find, type Find } from '#shared/parse/find.ts'
import { headingNamed } from '#shared/parse/heading-words.ts'
import type { LinkPlace } from '#shared/parse/items.ts'
import { joined, textOf, type Cell, type Line, type Piece } from '#shared/parse/line.ts'
import { couldBePlace, isPlace, isTitleWord } from '#shared/parse/words.ts'
import { displayUrl } from '#shared/text/urls.ts'

const EMAIL = /[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u
const URL =
  /(?:https?:\/\/|www\.)[^\s|,;]+|(?<![@\p{L}\p{N}.-])(?:[\p{L}\p{N}-]+\.)+(?:[a-z]{2,}|example)(?:\/[^\s|,;]*)?(?![@\p{L}\p{N}])/iu
const PHONE =
  /(?<![\p{L}\p{N}/.-])(?:\+|00)?\(?\d[\d\s().\-/\u2010-\u2013]{5,}\d(?:\s*(?:x|ext\.?)\s*\d{1,6})?(?![\p{L}\p{N}@])/iu
/** What stands before a way to reach a person, and is none. */
const LABEL =
  /^[\s•·|]*(?:e-?mail|mail|courriel|correo(?: electrónico)?|phone|tel|tél|telefon|téléphone|teléfono|mobile?|móvil|mobil|portable|handy|cell|address|adresse|anschrift|dirección|domicilio|location|lieu|ort|wohnort|ubicación|website|web|site(?: web)?|homepage|linkedin|github|portfolio|sitio web|name|nom|nombre)\.?\s*(?::\s*|$)/iu
/** Personal data that German, French and Spanish resumes print and ours have no field for. */
const OTHER_DATA =
  /^(?:geburtsdatum|geburtsort|geboren|familienstand|nationalität|staatsangehörigkeit|konfession|date de naissance|né[e]? le|nationalité|situation familiale|permis|fecha de nacimiento|nacionalidad|estado civil|dni|born|date of birth|nationality|marital status|führerschein|alter|age|edad)\b/iu

type Top = { readonly lines: readonly Line[]; readonly links: readonly LinkPlace[] }

/** Name and ways to reach the person, out of the lines at the top and those under a heading for them. */
export function contactOf({ lines: all, links }: Top): readonly Find[] {
  const lines = all.flatMap(partedBySize)
  const name = nameOf(lines)
  const rest = lines.filter((line) => !name?.lines.includes(line))
  const finds: Find[] = name ? [...find('personalInfo.fullName', name.piece, name.sure)] : []
  const open: Cell[] = []
  /** Heights of the rows in which ways to reach the person stand. */
  const beside = new Set<number>()
  const add = (path: string, piece: Piece, sure: number) => {
    if (!finds.some((other) => other.path === path)) finds.push(...find(path, piece, sure))
  }
  for (const cell of joinAddresses(rest).flatMap(({ cells }) => withLabels(cells).flatMap(splitCell))) {
    const read = readCell(cell, links)
    if (read) {
      beside.add(cell.box?.y ?? -2)
      add(read.path, { ...cell, text: read.text }, SURE.form)
    } else open.push(cell)
  }
  const below = name ? lines[lines.indexOf(name.lines.at(-1) as Line) + 1] : undefined // a name has one line at least
  const isBelowName = ({ box, text }: Cell) => box !== null && below?.cells[0]?.box?.y === box.y && !/[\d,:]/.test(text)
  const whole = joinStreets(open)
  // A post code or a region makes a place for certain; below the name stands what one is, which may look like one.
  const rankOf = (cell: Cell) => (POST_CODE.test(cell.text) || isPlace(cell.text) ? 0 : isBelowName(cell) ? 2 : 1)
  for (const cell of whole.toSorted((one, other) => rankOf(one) - rankOf(other))) {
    const text = cell.text.replace(LABEL, '').trim()
    if (text === '' || headingNamed(text)) continue
    const labelled =
      text !== cell.text &&
      /^[\s•·|]*(?:address|adresse|anschrift|dirección|domicilio|location|lieu|ort|wohnort|ubicación)/iu.test(cell.text)
    const sure = labelled || isPlace(text) ? SURE.byWords : SURE.guess
    if (labelled || isPlaceOfPerson(text, beside.has(cell.box?.y ?? -1)))
      add('personalInfo.location', { ...cell, text }, sure)
  }
  for (const link of links) {
    const path = pathOf(link.url)
    if (!path || link.page !== 1 || !isNear(link, rest)) continue
    add(path, { text: link.url, box: link }, SURE.form)
  }
  return finds
}

const POST_CODE = /\b(?:\d{4,5}|\d{2}-\d{3}|\d{3} \d{2}|\d{4}-\d{3}|[A-Z]{1,2}\d[\dA-Z]? \d[A-Z]{2})\b/

/** 'Lindenweg 8' above '28203 Bremen' is one address. */
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

/** A text among the ways to reach a person is a place, even with a number or brackets in it. */
const isPlaceOfPerson = (text: string, isBeside: boolean): boolean =>
  !isTitleWord(text) &&
  !isDates(text) &&
  !OTHER_DATA.test(text) &&
  !isJunk(text) &&
  (couldBePlace(text) ||
    POST_CODE.test(text) ||
    (isBeside && /^\p{Lu}/u.test(text) && text.split(/\s+/).length <= 6)) &&
  text.length <= 80

/** A large name beside small ways to reach the person is a line of its own. */
function partedBySize(line: Line): readonly Line[] {
  const [first, ...others] = line.cells
  if (!first || others.length === 0 || others.some(({ size }) => size * 1.3 > first.size)) return [line]
  return [
    { ...line, cells: [first] },
    { ...line, cells: others },
  ]
}

/** The largest text on the first page that is no heading; its other lines, set alike, belong to it. */
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

/** 'MAYA OKAFOR' is printed so, and called Maya Okafor. */
const titleCase = (text: string): string =>
  /\p{Ll}/u.test(text) || !/\p{Lu}{2}/u.test(text)
    ? text
    : text.toLowerCase().replace(/(?<![\p{L}’'])\p{L}|(?<=\bo['’])\p{L}/gu, (letter) => letter.toUpperCase())

/** 'Telefon' in a cell of its own belongs to what stands beside it. */
function withLabels(cells: readonly Cell[]): readonly Cell[] {
  return cells.flatMap((cell, index) => {
    const before = cells[index - 1]
    if (isLabel(cell) && index < cells.length - 1) return []
    if (!before || !isLabel(before)) return [cell]
    return [{ ...cell, text: `${before.text.replace(/:$/, '')}: ${cell.text}` }]
  })
}

const isLabel = ({ text }: Cell): boolean => text.endsWith(':') || isContactLabel(text)

/** Whether a text only says what stands beside it: 'Telefon'. */
export const isContactLabel = (text: string): boolean => text.replace(LABEL, '') === ''

/** Several ways to reach a person in one text: parted by bars, dots and wide gaps. */
function splitCell(cell: Cell): readonly Cell[] {
  const parts = cell.text
    .split(/\s*[|•·●▪◆⋅∙]\s*|\s+[–—]\s+|\s{2,}|(?<=@\S+)\s*[,;]\s+|\s*;\s+/u)
    .filter((part) => part.trim() !== '')
  const inOne = parts.flatMap((part) => (EMAIL.test(part) && PHONE.test(part) ? splitForms(part) : behindNumber(part)))
  return inOne.map((text) => ({ ...cell, text }))
}

/** '+1 555 0100, Boston': what stands behind a number and a comma is no part of it. */
function behindNumber(text: string): readonly string[] {
  const [, number = '', rest = ''] = /^([^,]*\d),\s+(\p{Lu}.*)$/u.exec(text) ?? []
  return PHONE.exec(number)?.[0] === number.replace(LABEL, '') ? [number, rest] : [text]
}

/** 'jane@example.com +1 555 0100' without anything between. */
function splitForms(text: string): readonly string[] {
  const email = EMAIL.exec(text)?.[0] ?? ''
  return [email, ...text.split(email)]
    .map((part) => part.replace(/^[\s,;/-]+|[\s,;/-]+$/g, ''))
    .filter((part) => part !== '')
}

/** An address too long for its column goes on in the next line. */
function joinAddresses(lines: readonly Line[]): readonly Line[] {
  const done: Line[] = []
  for (const line of lines) {
    const [last, cell] = [done.at(-1)?.cells.at(-1), line.cells[0]]
    const above = done.at(-1)
    const isBroken =
      last &&
      cell &&
      above &&
      last.size > 0 &&
      last.end > above.right - last.size * 4 &&
      !/[\s(]/.test(cell.text) &&
      !URL.test(cell.text)
    const whole = `${last?.text}${cell?.text}`
    if (
      isBroken &&
      /^\S+@[^\s.]*$|^\S+[./@-]$|\/\S*$/.test(last.text) &&
      (EMAIL.exec(whole)?.[0] === whole || URL.exec(whole)?.[0] === whole)
    ) {
      done[done.length - 1] = {
        ...above,
        cells: above.cells.with(-1, { ...last, ...joined([last, cell]), text: whole }),
      }
    } else done.push(line)
  }
  return done
}

type Read = { readonly path: string; readonly text: string }

function readCell(cell: Cell, links: readonly LinkPlace[]): Read | null {
  const email = EMAIL.exec(cell.text)?.[0]
  if (email) return { path: 'personalInfo.email', text: email }
  const text = cell.text.replace(LABEL, '')
  const url = URL.exec(text)?.[0]
  const behind = links.find((link) => isOver(link, cell) && /^https?:/i.test(link.url))
  const word = /^[\s•]*(linkedin|github|portfolio|website)$/i.exec(text)?.[1] ?? (text === '' ? cell.text : null)
  if (url || (behind && (word || displayUrl(behind.url) === displayUrl(text)))) {
    const address = behind && (!url || isSame(behind.url, url)) ? behind.url : (url ?? '')
    const path = pathOf(address)
    return path && address ? { path, text: readable(address) } : null
  }
  const phone = PHONE.exec(text)?.[0]
  const digits = phone?.replace(/\D/g, '').length ?? 0
  const isDate = phone !== undefined && /^\d{1,2}[./]\d{1,2}[./]\d{4}$|^\d{4}\s*[-–]\s*\d{4}$/.test(phone)
  if (phone && digits >= 6 && digits <= 15 && !isDate && !OTHER_DATA.test(text))
    return { path: 'personalInfo.phone', text: phone.trim() }
  const handle = /^(?:linkedin|github)\s*:\s*(\S+)$/i.exec(cell.text)
  return handle?.[1] ? { path: pathOf(cell.text) ?? 'personalInfo.website', text: handle[1] } : null
}

function pathOf(url: string): string | null {
  if (/^(?:mailto|tel):/i.test(url)) return null
  if (/linkedin/i.test(url)) return 'personalInfo.linkedin'
  return /github/i.test(url) ? 'personalInfo.github' : 'personalInfo.website'
}

const bare = (url: string) => readable(displayUrl(url).toLowerCase())

/** Links of a PDF are written in ASCII: '%C3%AB' is 'ë'. */
function readable(url: string): string {
  try {
    return decodeURI(url)
  } catch {
    return url
  }
}

const isSame = (one: string, other: string) => bare(one).startsWith(bare(other).slice(0, 12))

/** Whether a link leads from where a text stands. */
function isOver(link: LinkPlace, { box }: Pick<Piece, 'box'>): boolean {
  if (!box || box.page !== link.page) return false
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const inX = middle.x > link.x - 2 && middle.x < link.x + link.width + 2
  return inX && middle.y > link.y - 2 && middle.y < link.y + link.height + 2
}

const isNear = (link: LinkPlace, lines: readonly Line[]) =>
  lines.some(({ cells }) => cells.some((cell) => isOver(link, cell)))
