import { CONFIDENCE } from '#shared/parse/confidence.ts'
import { covers, URL } from '#shared/parse/contact-details.ts'
import { find, numbered, type Find } from '#shared/parse/find.ts'
import type { LinkPlace } from '#shared/parse/items.ts'
import type { Cell } from '#shared/parse/line.ts'
import { siteOf } from '#shared/resume/contact-sites.ts'
import type { ContactKind } from '#shared/resume/schema.ts'

/** A contact detail with a site that has a kind of its own. */
export type OwnContact = {
  readonly cell: Cell
  readonly kind: ContactKind
  readonly label: string
  readonly value: string
  readonly url: string
}

/** The detail in a text, if it leads to one of these sites: an address, 'Label: words', or words over a link. */
export function ownContactIn(cell: Cell, links: readonly LinkPlace[]): OwnContact | null {
  const link = links.find((one) => covers(one, cell) && /^https?:/i.test(one.url))?.url ?? ''
  const kind = siteOf(cell.text) ?? siteOf(link)
  if (!kind) return null
  const [, label = '', words = cell.text] = /^([^:/]{2,30}):\s+(.+)$/u.exec(cell.text) ?? []
  const address = URL.exec(words)?.[0] ?? ''
  const value = address === words ? '' : words
  return { cell, kind, label, value, url: link || address }
}

export const ownContacts = (all: readonly OwnContact[]): readonly Find[] =>
  numbered(
    'contacts',
    0,
    all.map(({ cell, kind, label, value, url }) =>
      Object.entries({ kind, label, value, url }).flatMap(([name, text]) =>
        find(name, { ...cell, text }, CONFIDENCE.form),
      ),
    ),
  )
