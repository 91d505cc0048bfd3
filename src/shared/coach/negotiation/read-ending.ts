import type { EndingWords } from '#shared/coach/negotiation/words.ts'
import { contains } from '#shared/text/phrases.ts'

/**
 * Whether words end the negotiation. They do only if nothing around them changes their meaning: 'a great deal of
 * experience' is not a deal, and 'I am leaving a stable job' does not leave the table. Takes lower case with straight
 * apostrophes.
 */

/** Whether an offer is taken: by words that say nothing else, or by a plain yes with nothing but courtesy around it. */
export function accepts(plain: string, words: EndingWords): boolean {
  if (contains(plain, words.condition)) return false
  const clauses = toldClauses(plain, words)
  if (clauses.some((clause) => words.plain.test(withoutLead(clause, words)))) return true
  const isSoft = (clause: string) => words.soft.test(clause) || words.soft.test(withoutLead(clause, words))
  return (
    !asks(plain, words) &&
    clauses.some(isSoft) &&
    clauses.every((clause) => isSoft(clause) || words.courtesy.test(clause))
  )
}

/**
 * Whether the candidate leaves. A condition ('if it stays at that I would go') only turns the offer down: see
 * `mayLeave`.
 */
export const leaves = (plain: string, words: EndingWords): boolean =>
  !contains(plain, words.if) && isLeaving(plain, words)

/** 'I will have to walk away if it stays below 55k', 'I would rather quit than take 51k.' */
export const mayLeave = (plain: string, words: EndingWords): boolean =>
  (contains(plain, words.if) && isLeaving(plain, words)) || contains(plain, words.rather)

const isLeaving = (plain: string, words: EndingWords): boolean =>
  toldSentences(plain, words).some((sentence) => contains(sentence, words.leaving))

const sentencesOf = (plain: string): readonly string[] => plain.split(/(?<=[.!?…])\s+|\n+/)
const isQuestion = (sentence: string, { asked }: EndingWords): boolean =>
  /\?\s*$/.test(sentence) && !contains(sentence, asked)
const asks = (plain: string, words: EndingWords): boolean => sentencesOf(plain).some((one) => isQuestion(one, words))
/** A question says neither yes nor no. */
const toldSentences = (plain: string, words: EndingWords): readonly string[] =>
  sentencesOf(plain).filter((one) => !isQuestion(one, words))

/** The text between punctuation marks. */
const toldClauses = (plain: string, words: EndingWords): readonly string[] =>
  toldSentences(plain, words)
    .flatMap((sentence) => sentence.split(/[,;:!.?…–—]+(?=\s|$)/))
    .map((clause) => clause.replace(/^[¡¿\s]+/, '').trim())
    .filter((clause) => clause !== '')

/** 'Well then it's a deal' → 'it's a deal' */
const withoutLead = (clause: string, { lead }: EndingWords): string => clause.replace(lead, '')
