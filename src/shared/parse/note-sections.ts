import { bodyOf, itemsOf } from '#shared/parse/body.ts'
import { CONFIDENCE } from '#shared/parse/confidence.ts'
import { findRange } from '#shared/parse/date-ranges.ts'
import { entriesOf, type Entry } from '#shared/parse/entries.ts'
import { find, findAll, numbered, type Find } from '#shared/parse/find.ts'
import type { LinkPlace } from '#shared/parse/items.ts'
import { joinPieces, pieceOf, textOf, type Piece } from '#shared/parse/line.ts'
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
  readonly doi?: string
  readonly authors?: string
}
export const NOTE_FIELDS = {
  awards: { title: 'title', sub: 'awarder', date: 'date', text: 'description' },
  publications: {
    title: 'title',
    sub: 'publisher',
    date: 'date',
    url: 'url',
    text: 'description',
    doi: 'doi',
    authors: 'authors',
  },
  references: { title: 'name', sub: 'contact', text: 'text' },
  custom: { title: 'title', sub: 'subtitle', date: 'date', url: 'url', text: 'description', bullets: 'bullets' },
} as const satisfies Readonly<Record<string, Fields>>

type ListPosition = { readonly list: string; readonly from: number; readonly links: readonly LinkPlace[] }

/** Entries with a title, a second line, a date and a text: awards, publications, references, custom sections. */
export function notesOf(
  { lines, confidence }: Section,
  fields: Fields,
  { list, from, links }: ListPosition,
): readonly Find[] {
  const isList = lines.length > 0 && lines.every((line, at) => line.bullet || (at > 0 && lines[0]?.bullet))
  const all = isList
    ? itemsOf(lines).map((item) => itemFinds(item, fields, confidence))
    : entryFinds(entriesOf(lines), { fields, confidence, links })
  return numbered(list, from, all)
}

/** An entry on one line of a list: 'Best paper, EuroSys, 2019'. */
function itemFinds(item: Piece, fields: Fields, confidence: number): readonly Find[] {
  const found = findRange(item.text)
  const dateAtEnd = found && /^[\s).]*$/.test(found.after) && fields.date ? found : null
  const title = dateAtEnd ? { ...item, text: dateAtEnd.before.replace(/[\s,;:(–—|-]+$/, '') } : item
  return [
    ...find(fields.title, title, confidence * CONFIDENCE.byOrder),
    ...(dateAtEnd && fields.date
      ? find(fields.date, { text: dateText(dateAtEnd), box: item.box }, confidence * CONFIDENCE.singleDate)
      : []),
  ]
}

type EntryContext = { readonly fields: Fields; readonly confidence: number; readonly links: readonly LinkPlace[] }

function entryFinds(
  entries: readonly Entry[],
  { fields, confidence, links }: EntryContext,
): readonly (readonly Find[])[] {
  const left = leftOf(entries)
  return entries.map(({ head, dates, body }) => {
    const [title, sub, ...more] = head.filter(({ text }) => !fields.url || !areAddresses(text))
    const addresses = [
      ...head.filter(({ text }) => areAddresses(text)).flatMap((part) => addressesOf(part, links)),
      ...addressesIn(body, links),
    ]
    const lines = fields.url ? body.filter((line) => !isAddressLine(line)) : body
    const authors = fields.authors ? [...more, ...lines.map(pieceOf)].find(({ text }) => areAuthors(text)) : undefined
    const texts = lines.filter((line) => textOf(line) !== authors?.text)
    const entryBody = fields.bullets ? bodyOf(texts, left) : { text: joinPieces(texts.map(pieceOf)), bullets: [] }
    return [
      ...find(fields.title, title, confidence * CONFIDENCE.byWords),
      ...find(fields.sub, sub, confidence * CONFIDENCE.byOrder),
      ...(dates && fields.date
        ? find(fields.date, { text: dateText(dates), box: dates.piece.box }, confidence * CONFIDENCE.range)
        : []),
      ...addressFinds(addresses, fields, confidence),
      ...(fields.authors ? find(fields.authors, authors, confidence * CONFIDENCE.byWords) : []),
      ...find(
        fields.text,
        joinPieces([...more.filter((part) => part !== authors), ...(entryBody.text ? [entryBody.text] : [])], '\n'),
        confidence * CONFIDENCE.text,
      ),
      ...(fields.bullets ? findAll(fields.bullets, entryBody.bullets, confidence * CONFIDENCE.indented) : []),
    ]
  })
}

/** An address, or the number in one that leads to a DOI. */
function addressFinds(addresses: readonly Piece[], fields: Fields, confidence: number): readonly Find[] {
  const doi = fields.doi ? addresses.find(({ text }) => DOI.test(text)) : undefined
  const number = doi && { ...doi, text: doi.text.replace(DOI, '') }
  return [
    ...(fields.url
      ? find(
          fields.url,
          addresses.find((one) => one !== doi),
          confidence * CONFIDENCE.form,
        )
      : []),
    ...(fields.doi ? find(fields.doi, number, confidence * CONFIDENCE.form) : []),
  ]
}

const DOI = /^(?:https?:\/\/)?(?:dx\.)?doi\.org\//i

/** Whether a text is several names with initials or commas between them: 'A. Berg, Ingrid Halvorsen'. */
const areAuthors = (text: string): boolean => {
  const names = text
    .replace(/,? (?:et al\.?|and|und|y|et) ?/giu, ', ')
    .split(/\s*[,;]\s*/u)
    .filter(Boolean)
  return names.length > 1 && names.every((name) => /^(?:\p{Lu}[\p{L}'’-]*\.?[ -]?){1,4}$/u.test(name))
}

/** A range is stored in one field with both ends. */
const dateText = ({ start, end, isRange }: { start: string; end: string; isRange: boolean }) =>
  isRange ? [start, end].filter(Boolean).join(' – ') : start
