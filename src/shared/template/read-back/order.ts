import type { Piece } from '#shared/template/read-back/pieces.ts'

/** A piece that a reader found: its start in the text, and its page. */
export type Found = Pick<Piece, 'column'> & { readonly place: number; readonly page: number }

/**
 * The found pieces, given in the order of the layout, that were read too early. Readers read page by
 * page, so a page is correct when its pieces are read in the order of the layout; and a later piece of the
 * layout may be on an earlier page only where a new column starts beside one that continues on the next page.
 */
export function readTooEarly(found: readonly Found[]): readonly Found[] {
  const expected = new Map([...Map.groupBy(found, ({ page }) => page).values()].flatMap(withBefore))
  const beforeInLayout = new Map(withBefore(found))
  return found.filter((piece) => {
    const onPage = expected.get(piece)
    const before = beforeInLayout.get(piece)
    return (onPage && piece.place < onPage.place) || (before && before.page > piece.page && !isBeside(before, piece))
  })
}

/** Each piece with the one before it. */
const withBefore = (list: readonly Found[]) =>
  list.map((piece, index): readonly [Found, Found | undefined] => [piece, list[index - 1]])

const isBeside = (one: Found, other: Found) =>
  one.column !== null && other.column !== null && one.column !== other.column
