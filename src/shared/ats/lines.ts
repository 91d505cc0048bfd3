import type { Context, ReadTextField } from '#shared/ats/context.ts'
import { foldWord } from '#shared/text/tokens.ts'
import { plainWords } from '#shared/text/plain-words.ts'

/** One statement about the person's work: a bullet, or a sentence of a description. */
export type Line = { readonly textField: ReadTextField; readonly text: string; readonly words: readonly string[] }

/** All distinct statements from jobs, projects and other sections. */
export function linesOf(context: Context): readonly Line[] {
  const seen = new Set<string>()
  return allLinesOf(context).filter(({ words }) => {
    const text = words.join(' ')
    return !seen.has(text) && seen.add(text)
  })
}

/** The same, including repeated lines. */
export const allLinesOf = ({ textFields }: Context): readonly Line[] =>
  textFields.flatMap(linesIn).filter(({ words }) => words.length > 0)

function linesIn(textField: ReadTextField): readonly Line[] {
  if (textField.role === 'bullet')
    return [{ textField, text: textField.text, words: textField.tokens.map(({ folded }) => folded) }]
  if (textField.role !== 'description') return []
  let from = 0
  let next = 0
  return textField.text.split(/(?<=[.!?])\s+(?=\p{Lu})|\n+/u).map((text) => {
    from = textField.text.indexOf(text, from) + text.length
    const first = next
    while ((textField.tokens[next]?.end ?? Infinity) <= from) next += 1
    return { textField, text, words: textField.tokens.slice(first, next).map(({ folded }) => folded) }
  })
}

/** Shorter lines name a thing rather than describe it. */
export const MIN_WORDS = 4

/** Whether a line describes something. */
export const isDescriptive = ({ text }: Line): boolean => plainWords(text).length >= MIN_WORDS

/** Whether a line contains a quantity: a number, share or amount. A year alone does not count. */
export const hasNumber = (text: string): boolean =>
  NUMBER.test(text.replace(YEARS, ' ')) || NUMBER_WORD.test(foldWord(text.replace(FRENCH_VERY, ' ')))

const YEARS = /\b(?:19|20)\d{2}\b(?!\s*[%€$£])/g
const NUMBER = /\p{N}/u
/** French for 'very'; folded, it would match the Spanish word for three. */
const FRENCH_VERY = /très/gi
const NUMBER_WORD =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|dozens?|hundreds?|thousands?|millions?|half|halved|doubled|tripled|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|zwolf|hundert|tausend|verdoppelt|halbiert|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|cent|mille|double|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|cien|mil|duplicado)\b/
