import { languagesOf } from '#shared/text/stop-words.ts'
import { foldWord } from '#shared/text/tokens.ts'

/** Too few words to recognize a language. */
const ENOUGH = 12
/** The least share of the words below in English; much lower in languages that share a few of them. */
const MARKED = 0.06
/** The share of words with other letters than a to z that no English text has. */
const FOREIGN = 0.06

/** Whether lower-case words are probably English. One or two words are assumed to be. */
export function isEnglish(words: readonly string[]): boolean {
  const letters = words.filter((word) => /\p{L}/u.test(word))
  if (letters.length === 0) return true
  const latin = letters.filter((word) => /^\p{Script=Latin}/u.test(word))
  if (latin.length * 2 <= letters.length) return false
  // Our list of small words has them without apostrophes: 'don t'.
  const folded = letters.map((word) => foldWord(word.replace(/'.*$/, '')))
  const [language = 'en'] = languagesOf(folded)
  const marks = folded.filter((word) => MARKS.has(word)).length
  if (language !== 'en' && marks < letters.length * MARKED * 2) return folded.length < 3
  if (letters.length < ENOUGH || marks >= letters.length * MARKED) return true
  return letters.filter((word) => !/^[a-z'+#\d]+$/.test(word)).length < letters.length * FOREIGN
}

/** Short English words that related languages do not have. */
const MARKS = new Set(
  `the and my that with for it this they our you from were have not but when because their had would which could
  them your been there are who about`.split(/\s+/),
)
