import { isTitleWord } from '#shared/parse/words.ts'

/**
 * Words read without the space between them, such as 'ProjectmanagerSenior'. Product names are written alike
 * ('CloudFormation'), so capitals inside words count only with the name of a position, or in many words.
 */
export function gluedWords(text: string): readonly string[] {
  const words = text.split(/\s+/).flatMap((word) => /^\P{L}*(\p{L}+)\P{L}*$/u.exec(word)?.[1] ?? [])
  const joined = words.filter((word) => word.length >= MIN_LETTERS && partsOf(word).length > 1)
  const isEverywhere = joined.length >= MIN_JOINED && joined.length >= words.length * MIN_SHARE
  const isGlued = (word: string) =>
    word.length > LONGEST_WORD || (joined.includes(word) && (isEverywhere || partsOf(word).some(isTitleWord)))
  return [...new Set(words.filter(isGlued))]
}

/** The words in it, if each of them is long enough to be one. */
function partsOf(word: string): readonly string[] {
  const parts = word.split(/(?<=\p{Ll})(?=\p{Lu})/u)
  return parts.every((part) => part.length >= MIN_PART) ? parts : [word]
}

const MIN_PART = 4
const MIN_LETTERS = 12
/** The longest German compounds of resumes have fewer letters. */
const LONGEST_WORD = 45
/** In a file that lost its spaces, more words are joined than there are product names in any resume. */
const MIN_JOINED = 5
const MIN_SHARE = 0.05
