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
  /** Unique: 'tool-4', 'honest-12'. */
  readonly id: string
  readonly answer: string
  readonly generated: string
  /** The invention and the words of the line that hold it; null where every word rests on what was said. */
  readonly planted: { readonly kind: PlantedKind; readonly what: string } | null
  /** Not to be looked at while a checker is tuned. */
  readonly heldOut?: true
}

/** Rows of an answer, a line and the invention in it. Every third is held out: add new ones at the end only. */
export function planted(
  kind: PlantedKind,
  rows: readonly (readonly [answer: string, generated: string, what: string])[],
): readonly GroundingItem[] {
  return rows.map(([answer, generated, what], at) => ({
    id: `${kind}-${at + 1}`,
    answer,
    generated,
    planted: { kind, what },
    ...heldOut(at),
  }))
}

/** Rows of an answer and an honest line. Every third is held out: add new ones at the end only. */
export function honest(rows: readonly (readonly [answer: string, generated: string])[]): readonly GroundingItem[] {
  return rows.map(([answer, generated], at) => ({
    id: `honest-${at + 1}`,
    answer,
    generated,
    planted: null,
    ...heldOut(at),
  }))
}

const heldOut = (at: number) => (at % 3 === 2 ? { heldOut: true as const } : {})
