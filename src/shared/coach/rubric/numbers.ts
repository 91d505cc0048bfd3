import type { Sentence, Word } from '#shared/coach/rubric/read-answer.ts'

const NAMED = new Set(
  `two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty
  ninety hundred thousand million dozen half doubled tripled halved zero`.split(/\s+/),
)

/** Whether a word is a figure or names one. */
export const isNumber = ({ plain }: Word): boolean => /\d/.test(plain) || NAMED.has(plain)

/** A year says when, not how much. */
const isMeasure = (word: Word): boolean => isNumber(word) && !/^(?:19|20)\d\d$/.test(word.plain)

export const hasMeasure = ({ words }: Sentence): boolean => words.some(isMeasure)
