/** One word of an answer and its position in UTF-16 units. */
export type Word = {
  /** Lower case, with straight apostrophes: "i've", '30%'. */
  readonly plain: string
  readonly start: number
  readonly end: number
  /** Whether a comma or similar is between it and the previous word. */
  readonly afterComma: boolean
  readonly isCapitalized: boolean
}
export type Sentence = {
  readonly words: readonly Word[]
  /** The words separated by spaces, for patterns. */
  readonly plain: string
}

export const sentenceOf = (words: readonly Word[]): Sentence => ({
  words,
  plain: words.map(({ plain }) => plain).join(' '),
})
