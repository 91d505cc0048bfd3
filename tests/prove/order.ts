import type { Piece } from './pieces.ts'

/** A piece that a reader found: where it begins in the text, and on which page. */
export type Found = Pick<Piece, 'column'> & { readonly place: number; readonly page: number }

/**
 * Those of the found pieces, given in the order of the layout, that were read too early. Readers take one page after
 * the other, so a page is right when what stands on it is read in the order of the layout; and what follows in the
 * layout may stand on an earlier page only where a new column begins beside the one that went on overleaf.
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
