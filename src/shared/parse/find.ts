import type { Place } from '#shared/parse/items.ts'
import type { Piece } from '#shared/parse/line.ts'
import type { FieldPath } from '#shared/resume/fields.ts'
import { withIndent } from '#shared/resume/nested-bullets.ts'

/** A resume field found in the file. A path that ends in `.+` appends to that list. */
export type Find = {
  readonly path: FieldPath
  readonly value: string | true
  readonly box: Place | null
  /** Confidence from 0 to 1, see confidence.ts. */
  readonly confidence: number
}

export const find = (path: FieldPath, piece: Piece | null | undefined, confidence: number): readonly Find[] =>
  piece && piece.text.trim() !== '' ? [{ path, value: piece.text.trim(), box: piece.box, confidence }] : []

/** One find per list item, appended to the list. */
export const findAll = (path: FieldPath, pieces: readonly Piece[], confidence: number): readonly Find[] =>
  pieces.flatMap((piece) =>
    find(`${path}.+`, piece, confidence).map((one) => ({
      ...one,
      value: withIndent(String(one.value), piece.nested === true),
    })),
  )

/** Prefixes the fields of entries with their list and index, starting at `from`; empty entries are left out. */
export const numbered = (list: string, from: number, entries: readonly (readonly Find[])[]): readonly Find[] =>
  entries
    .filter((finds) => finds.length > 0)
    .flatMap((finds, index) => finds.map((one) => ({ ...one, path: `${list}.${from + index}.${one.path}` })))

/** How many entries of a list have been found so far. */
export const countOf = (list: string, finds: readonly Find[]): number =>
  new Set(finds.flatMap(({ path }) => (path.startsWith(`${list}.`) ? path.slice(list.length + 1).split('.', 1) : [])))
    .size
