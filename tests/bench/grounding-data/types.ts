/** What a planted invention is about. */
export const PLANTED = [
  'number',
  'name',
  'tool',
  'date',
  'employer',
  'title',
  'polarity',
  'ownership',
  'unit',
  'currency',
  'range',
] as const
export type PlantedKind = (typeof PLANTED)[number]

/** A line said to rest on an answer: with one invention planted in it, or honest. */
export type GroundingItem = {
  /** Unique: 'tool-4', 'honest-12', 'fresh-tool-4'. */
  readonly id: string
  readonly answer: string
  readonly generated: string
  /** The invention and the words of the line that hold it; null where every word rests on what was said. */
  readonly planted: { readonly kind: PlantedKind; readonly what: string } | null
  /** Not to be looked at while a checker is tuned. */
  readonly heldOut?: true
}

/**
 * Rows of an answer, a line and the invention in it. Every third is held out, so add new ones at the end only; a later
 * part has ids of its own and says itself what of it is held out.
 */
export function planted(
  kind: PlantedKind,
  rows: readonly (readonly [answer: string, generated: string, what: string])[],
  part = '',
): readonly GroundingItem[] {
  return rows.map(([answer, generated, what], at) => ({
    id: `${part && `${part}-`}${kind}-${at + 1}`,
    answer,
    generated,
    planted: { kind, what },
    ...(part === '' && heldOut(at)),
  }))
}

/** Rows of an answer and an honest line, held out in the same way. */
export function honest(
  rows: readonly (readonly [answer: string, generated: string])[],
  part = '',
): readonly GroundingItem[] {
  return rows.map(([answer, generated], at) => ({
    id: `${part && `${part}-`}honest-${at + 1}`,
    answer,
    generated,
    planted: null,
    ...(part === '' && heldOut(at)),
  }))
}

const heldOut = (at: number) => (at % 3 === 2 ? { heldOut: true as const } : {})
