/**
 * How confident the parser is about a field, from 0 to 1. A field's confidence is that of its section (how its heading
 * was recognized, see sections.ts: 1 by words and style, .9 by words, .65 by style, .5 without a heading) times one of
 * these factors. A field is sure if its reading has one interpretation: at .8 or more. They are set by hand from
 * measurements (`npm run eval:import`): what is right less than 99 times in 100 gets less. Sure fields are right for 99.9%
 * of 11,069 in generated files, and for 99.1% of 9,100 in those held out. A person should check the others, and anything
 * under .5 is a guess.
 */
export const CONFIDENCE = {
  /** Recognized by its format: an email address, a link, a phone number. */
  form: 0.98,
  /** The largest text at the top that is not a heading. */
  largest: 0.95,
  /** A readable date range; a single date has several possible meanings. */
  range: 0.97,
  singleDate: 0.8,
  /** Title and employer told apart by words, by their order in other entries, or by the usual order alone. */
  byWords: 0.95,
  byOthers: 0.79,
  byOrder: 0.75,
  /** Factors for what may be two things: a title or degree and a place after a comma; lines that may be one item or two. */
  maybePlace: 0.7,
  maybeJoined: 0.7,
  /** Only one text opens the entry. */
  alone: 0.6,
  /** The employer is named once above several jobs. */
  inherited: 0.79,
  /** Text and lists of an entry; items separated by bullets or by indentation. */
  text: 0.9,
  dotted: 0.97,
  indented: 0.79,
  /** A skill in a labeled group, or sorted by what it is. */
  labeled: 0.95,
  sorted: 0.8,
  /** Recognized by its looks, without a heading or a format. */
  guess: 0.5,
} as const

/** The section has no heading. */
export const NO_HEADING = 0.5
