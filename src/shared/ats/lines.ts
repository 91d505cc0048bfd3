import type { Context, ReadTextField } from '#shared/ats/context.ts'
import { foldWord } from '#shared/text/tokens.ts'
import { partedWords } from '#shared/text/unparted.ts'

/** What somebody did, in one line: a bullet, or a sentence of a description. */
export type Line = { readonly textField: ReadTextField; readonly text: string; readonly words: readonly string[] }

/** Lines of all that was done, in jobs, projects and elsewhere; the same line again is one. */
export function linesOf(context: Context): readonly Line[] {
  const seen = new Set<string>()
  return everyLineOf(context).filter(({ words }) => {
    const text = words.join(' ')
    return !seen.has(text) && seen.add(text)
  })
}

/** The same, with what is said again. */
export const everyLineOf = ({ textFields }: Context): readonly Line[] =>
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

/** Words that say something as they stand: shorter lines name a thing, they do not tell it. */
export const LEAST_WORDS = 4

/** Whether a line tells something, in words or, where a script has no blanks between them, in letters. */
export const isTelling = ({ words }: Line): boolean => partedWords(words).length >= LEAST_WORDS

/** Whether a line tells a size: a number, a share, an amount; a year alone tells none. */
export const hasNumber = (text: string): boolean =>
  NUMBER.test(text.replace(YEARS, ' ')) || SPELLED.test(foldWord(text.replace(VERY, ' ')))

const YEARS = /\b(?:19|20)\d{2}\b(?!\s*[%€$£])/g
const NUMBER = /\p{N}/u
/** French for 'very', which folded would be Spanish for three. */
const VERY = /très/gi
const SPELLED =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|dozens?|hundreds?|thousands?|millions?|half|halved|doubled|tripled|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|zwolf|hundert|tausend|verdoppelt|halbiert|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|cent|mille|double|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|cien|mil|duplicado)\b/
