import { isContactLabel } from '#shared/parse/contact.ts'
import { findRange, isDates } from '#shared/parse/date-ranges.ts'
import type { Place } from '#shared/parse/items.ts'
import type { Find } from '#shared/parse/find.ts'
import { headingNamed } from '#shared/parse/heading-words.ts'
import { areAddresses } from '#shared/parse/links.ts'
import { isPresent } from '#shared/text/read-date.ts'
import type { Cell, Line } from '#shared/parse/line.ts'

/** Texts of the file that ended up in no field. They are shown to the person, so that nothing is lost. */
export function leftOverOf(lines: readonly Line[], finds: readonly Find[], titles: readonly Line[]): readonly string[] {
  const headings = new Set(titles)
  const findsNear = nearbyFinds(finds)
  return lines.flatMap((line) => {
    if (headings.has(line)) return []
    const unread = line.cells.flatMap((cell) => {
      if (isLabel(cell.text)) return []
      const read = findsNear(cell).filter(({ box }) => box === null || isReadFrom(cell, box))
      const kept = squeeze(read.map(({ value }) => (value === true ? '' : value)).join('\n'))
      return kept === '' ? [cell.text] : unreadPartsOf(cell, kept)
    })
    return unread.length === 0 ? [] : [unread.join(' ')]
  })
}

/** In points: about the height of two lines. */
const ROW = 25

/** Looks fields up by the rows of a page they cover, so that not every text is compared with every field. */
function nearbyFinds(finds: readonly Find[]): (cell: Cell) => readonly Find[] {
  const rowsOf = ({ y, height }: Place) => {
    const first = Math.floor((y - 1) / ROW)
    return Array.from({ length: Math.floor((y + height + 1) / ROW) - first + 1 }, (_, at) => first + at)
  }
  const byRow = new Map<string, Find[]>()
  const add = (key: string, one: Find) => void (byRow.get(key)?.push(one) ?? byRow.set(key, [one]))
  for (const one of finds) {
    // Text that continues on the next page has the position of its first part.
    add(`after ${one.box?.page ?? 'all'}`, one)
    for (const row of one.box ? rowsOf(one.box) : []) add(`${one.box?.page} ${row}`, one)
  }
  return ({ box }) => {
    const keys = box ? [`after all`, `after ${box.page - 1}`, ...rowsOf(box).map((row) => `${box.page} ${row}`)] : []
    return box ? [...new Set(keys.flatMap((key) => byRow.get(key) ?? []))] : finds
  }
}

/** Whether a field with this place was read from a cell; the same words may also appear in another field. */
function isReadFrom({ box }: Cell, place: Place): boolean {
  if (!box) return true
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const holds =
    place.page === box.page - 1 ||
    (place.page === box.page &&
      x >= place.x - 1 &&
      x <= place.x + place.width + 1 &&
      y >= place.y - 1 &&
      y <= place.y + place.height + 1)
  // When a text is split, each field has the position of its part.
  const isWithin =
    place.page === box.page &&
    Math.abs(place.y - box.y) < 1 &&
    place.x >= box.x - 1 &&
    place.x + place.width <= box.x + box.width + 1
  return holds || isWithin
}

/** The unread parts of a text, or all of it if no part was read. */
function unreadPartsOf(cell: Cell, kept: string): readonly string[] {
  if (isKept(cell, kept)) return []
  const parts = partsOf(cell.text).filter((part) => squeeze(part) !== '')
  const unread = parts.filter((part) => !kept.includes(squeeze(part)) && !isDates(part))
  return unread.length === 0 || unread.length === parts.length || parts.some((part) => squeeze(part).length < 4)
    ? [cell.text]
    : [unread.join(', ')]
}

function isKept({ text }: Cell, kept: string): boolean {
  const range = findRange(text)
  if (range && isDates(text)) return [range.start, range.end].every((date) => kept.includes(squeeze(date)))
  // Dates are stored in another format, and labels are not stored.
  const texts = [text, text.replace(/^[^:]{1,40}:\s+/, ''), ...(range ? [range.before + range.after] : [])]
  return (
    texts.some((one) => kept.includes(squeeze(one))) ||
    partsOf(range ? `${range.before} | ${range.after}` : text).every((part) => kept.includes(squeeze(part)))
  )
}

const isLabel = (text: string) =>
  headingNamed(text) !== null ||
  isContactLabel(text) ||
  isPresent(text.replace(/^[–—-]\s*/, '')) ||
  squeeze(text) === '' ||
  /^[\p{L} -]{2,25}\s?:$/u.test(text)

/** Splits a text at the separators at which fields are split. */
const partsOf = (text: string): readonly string[] =>
  areAddresses(text)
    ? text.split(/\s+/)
    : text.replace(/^[^:]{1,40}:\s+/, '').split(/\s*[,;|•·–—()]\s*|\s+(?:at|@|bei|chez|in|en|of)\s+|\s[-/]\s/u)

/** Letters and digits in lower case: the parser may change spaces, hyphens and punctuation. */
const squeeze = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\n]+/gu, '')
