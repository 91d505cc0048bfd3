/**
 * How sure the parser is of a field, from 0 to 1. A field's value is that of its section (how its heading was known,
 * see sections.ts: 1 by words and looks, .9 by words, .75 by looks, .5 without any heading) times one of these.
 * Measured on files of our own and set by hand; under .7 a person should look, under .5 it is a guess.
 */
export const SURE = {
  /** Its form tells what it is: an e-mail address, a link, a telephone number. */
  form: 0.98,
  /** The largest text at the top that is no heading. */
  largest: 0.95,
  /** Dates that could be read; a year alone is one of several readings. */
  range: 0.97,
  singleDate: 0.8,
  /** Title and employer told apart by words, by their order in the other entries, or by the usual order alone. */
  byWords: 0.95,
  byOthers: 0.85,
  byOrder: 0.75,
  /** Only one text opens the entry. */
  alone: 0.6,
  /** The employer stands above several of its jobs. */
  inherited: 0.85,
  /** Text and lists under an entry; items told apart by dots or by their setting. */
  text: 0.9,
  dotted: 0.97,
  setIn: 0.88,
  /** A skill in a labelled group, in a list of its own, or in none and sorted by what it is. */
  labelled: 0.95,
  sorted: 0.8,
  /** No heading, no form: by what it looks like. */
  guess: 0.5,
} as const

/** No heading named the section. */
export const NO_HEADING = 0.5
