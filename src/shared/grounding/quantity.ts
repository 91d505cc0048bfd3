import type { Unit } from '#shared/grounding/units.ts'

/** A number in a text with everything that gives it its meaning. */
export type Quantity = {
  readonly value: number
  readonly unit: Unit | null
  /** A rank: 'second', '3rd'. */
  readonly isOrdinal: boolean
  /** A share in words, which digits may round: 'a third'. */
  readonly isFraction: boolean
  /** A bare 'one', which is a pronoun as often as a number. */
  readonly isVague: boolean
  /** Written as a bare number between 1900 and 2099. */
  readonly isYear: boolean
  readonly bound: Bound
  /** The period of a rate: 'an hour'. */
  readonly per: Period | null
  /** Up to three words after the number, folded; what is counted is among them. */
  readonly counted: readonly string[]
  readonly pair: { readonly other: number; readonly isFirst: boolean; readonly pairing: Pairing } | null
  readonly start: number
  readonly end: number
  readonly text: string
}

/** 'Over 5', 'fewer than 5'; null for the number itself. */
export type Bound = 'over' | 'under' | null

/** How two numbers belong together: 'eight to twelve', or 'from nine days to five', which may be either. */
export type Pairing = 'range' | 'change'

/** A period of time for rates. */
export type Period =
  | 'minute'
  | 'hour'
  | 'day'
  | 'night'
  | 'shift'
  | 'week'
  | 'month'
  | 'season'
  | 'quarter'
  | 'year'
  | 'second'
