import type { LinkPlace } from '#shared/parse/items.ts'
import type { Line, Piece } from '#shared/parse/line.ts'
import { displayUrl } from '#shared/text/urls.ts'

const ADDRESS = /^(?:https?:\/\/\S+|www\.\S+|(?:[\p{L}\p{N}-]+\.)+[a-z]{2,}(?:[/?#]\S*)?)$/iu

/** Whether a text is a single address and nothing else. */
const isAddress = (text: string): boolean => ADDRESS.test(text.trim())

/** Addresses printed on lines of their own, each replaced by the link's full address where the file has one. */
export function addressesIn(lines: readonly Line[], links: readonly LinkPlace[]): readonly Piece[] {
  return lines.filter(isAddressLine).flatMap(({ cells }) => cells.flatMap((cell) => addressesOf(cell, links)))
}

/** The addresses in a text that contains nothing else. */
export const addressesOf = ({ text, box }: Piece, links: readonly LinkPlace[]): readonly Piece[] =>
  text.split(/\s+/).map((word) => withFullAddress({ text: word, box }, links))

/** Replaces a printed address with the full address of its link. */
function withFullAddress(piece: Piece, links: readonly LinkPlace[]): Piece {
  const shown = displayUrl(piece.text)
  const link = links.find(({ url, page }) => page === piece.box?.page && displayUrl(url) === shown)
  return link ? { ...piece, text: link.url } : piece
}

/** Whether a text consists of addresses only. */
export const areAddresses = (text: string): boolean => text.split(/\s+/).every(isAddress)

/** Whether a line consists of addresses only. */
export const isAddressLine = ({ cells }: Line): boolean => cells.every(({ text }) => areAddresses(text))
