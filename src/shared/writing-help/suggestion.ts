/** Why no wording is offered. */
export type NoSuggestion =
  /** The line is blank. */
  | 'blank'
  /** The line is not in English, the only language with rules. */
  | 'language'
  /** It starts with a verb as it is. */
  | 'starts-with-verb'
  /** There is nothing to remove. */
  | 'tight'
  /** It has no two halves that each start with a verb. */
  | 'one-part'
  /** No rule applies without guessing what was meant. */
  | 'unsafe'

/** The lines that would replace a line, or why there are none. */
export type Suggestion = { readonly lines: readonly string[] } | { readonly none: NoSuggestion }

/** The job is ongoing, so it may be described in the present. */
export type LineContext = { readonly current: boolean }
