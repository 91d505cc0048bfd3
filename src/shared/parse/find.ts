import type { Place } from '#shared/parse/items.ts'
import type { Piece } from '#shared/parse/line.ts'
import type { FieldPath } from '#shared/resume/fields.ts'

/** A field of the resume, found in the file. A path that ends in `.+` means the next place in that list. */
export type Find = {
  readonly path: FieldPath
  readonly value: string | true
  readonly box: Place | null
  /** From 0 to 1, by the rules of confidence.ts. */
  readonly sure: number
}

export const find = (path: FieldPath, piece: Piece | null | undefined, sure: number): readonly Find[] =>
  piece && piece.text.trim() !== '' ? [{ path, value: piece.text.trim(), box: piece.box, sure }] : []

/** One find for each text of a list, behind those already there. */
export const findAll = (path: FieldPath, pieces: readonly Piece[], sure: number): readonly Find[] =>
  pieces.flatMap((piece) => find(`${path}.+`, piece, sure))

/** Puts the fields of entries under the name of their list, counting from `from`; empty entries are left out. */
export const numbered = (list: string, from: number, entries: readonly (readonly Find[])[]): readonly Find[] =>
  entries
    .filter((finds) => finds.length > 0)
    .flatMap((finds, index) => finds.map((one) => ({ ...one, path: `${list}.${from + index}.${one.path}` })))

/** How many entries of a list were found so far. */
export const countOf = (list: string, finds: readonly Find[]): number =>
  new Set(finds.flatMap(({ path }) => (path.startsWith(`${list}.`) ? path.slice(list.length + 1).split('.', 1) : [])))
    .size
