import type { Sentence, Word } from '#shared/coach/rubric/sentence.ts'
import type { RubricWords } from '#shared/coach/rubric/words.ts'

type Known = Pick<RubricWords, 'numberWords'> | null

/** Whether a word is a figure or, in a language that we read, names one. */
export const isNumber = ({ plain }: Word, known: Known): boolean =>
  /\d/.test(plain) || known?.numberWords.has(plain) === true

/** A year says when, not how much. */
const isMeasure = (word: Word, known: Known): boolean => isNumber(word, known) && !/^(?:19|20)\d\d$/.test(word.plain)

export const hasMeasure = ({ words }: Sentence, known: Known): boolean => words.some((word) => isMeasure(word, known))
