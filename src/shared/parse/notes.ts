import { bodyOf, itemsOf } from '#shared/parse/body.ts'
import { SURE } from '#shared/parse/confidence.ts'
import { findRange } from '#shared/parse/date-ranges.ts'
import { entriesOf, type Entry } from '#shared/parse/entries.ts'
import { find, findAll, numbered, type Find } from '#shared/parse/find.ts'
import type { LinkPlace } from '#shared/parse/items.ts'
import { joined, pieceOf, type Piece } from '#shared/parse/line.ts'
import { addressesIn, addressesOf, areAddresses, isAddressLine } from '#shared/parse/links.ts'
import type { Section } from '#shared/parse/sections.ts'
import { leftOf } from '#shared/parse/work.ts'

/** The field names of sections with the same structure; absent where a section has no such field. */
type Fields = {
  readonly title: string
  readonly sub: string
  readonly text: string
  readonly date?: string
  readonly url?: string
  readonly bullets?: string
}
export const NOTE_FIELDS = {
  awards: { title: 'title', sub: 'awarder', date: 'date', text: 'description' },
  publications: { title: 'title', sub: 'publisher', date: 'date', url: 'url', text: 'description' },
  references: { title: 'name', sub: 'contact', text: 'text' },
  custom: { title: 'title', sub: 'subtitle', date: 'date', url: 'url', text: 'description', bullets: 'bullets' },
} as const satisfies Readonly<Record<string, Fields>>

type At = { readonly list: string; readonly from: number; readonly links: readonly LinkPlace[] }

/** Entries with a title, a second line, a date and a text: awards, publications, references, custom sections. */
export function notesOf({ lines, sure }: Section, fields: Fields, { list, from, links }: At): readonly Find[] {
  const isList = lines.length > 0 && lines.every((line, at) => line.bullet || (at > 0 && lines[0]?.bullet))
  const all = isList
    ? itemsOf(lines).map((item) => itemFinds(item, fields, sure))
    : entryFinds(entriesOf(lines), { fields, sure, links })
  return numbered(list, from, all)
}

/** An entry on one line of a list: 'Best paper, EuroSys, 2019'. */
function itemFinds(item: Piece, fields: Fields, sure: number): readonly Find[] {
  const found = findRange(item.text)
  const atEnd = found && /^[\s).]*$/.test(found.after) && fields.date ? found : null
  const title = atEnd ? { ...item, text: atEnd.before.replace(/[\s,;:(–—|-]+$/, '') } : item
  return [
    ...find(fields.title, title, sure * SURE.byOrder),
    ...(atEnd && fields.date
      ? find(fields.date, { text: dateText(atEnd), box: item.box }, sure * SURE.singleDate)
      : []),
  ]
}

type About = { readonly fields: Fields; readonly sure: number; readonly links: readonly LinkPlace[] }

function entryFinds(entries: readonly Entry[], { fields, sure, links }: About): readonly (readonly Find[])[] {
  const left = leftOf(entries)
  return entries.map(({ head, dates, body }) => {
    const [title, sub, ...more] = head.filter(({ text }) => !fields.url || !areAddresses(text))
    const addresses = [
      ...head.filter(({ text }) => areAddresses(text)).flatMap((part) => addressesOf(part, links)),
      ...addressesIn(body, links),
    ]
    const lines = fields.url ? body.filter((line) => !isAddressLine(line)) : body
    const said = fields.bullets ? bodyOf(lines, left) : { text: joined(lines.map(pieceOf)), bullets: [] }
    return [
      ...find(fields.title, title, sure * SURE.byWords),
      ...find(fields.sub, sub, sure * SURE.byOrder),
      ...(dates && fields.date
        ? find(fields.date, { text: dateText(dates), box: dates.piece.box }, sure * SURE.range)
        : []),
      ...(fields.url ? find(fields.url, addresses[0], sure * SURE.form) : []),
      ...find(fields.text, joined([...more, ...(said.text ? [said.text] : [])], '\n'), sure * SURE.text),
      ...(fields.bullets ? findAll(fields.bullets, said.bullets, sure * SURE.setIn) : []),
    ]
  })
}

/** A range is stored in one field with both ends. */
const dateText = ({ start, end, isRange }: { start: string; end: string; isRange: boolean }) =>
  isRange ? [start, end].filter(Boolean).join(' – ') : start
