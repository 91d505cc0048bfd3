import type { Language } from '#shared/text/languages.ts'
import { languagesOf, stopWords } from '#shared/text/stop-words.ts'
import { foldWord } from '#shared/text/tokens.ts'

/** Too few words to recognize a language. */
const ENOUGH = 12
/** The least share of the words below in English; much lower in languages that share a few of them. */
const MARKED = 0.06
/** The share of words with other letters than a to z that no English text has. */
const FOREIGN = 0.06

/** The least share of a language's small words among those of its texts; related languages share fewer of them. */
const SMALL = 0.3

/** The language of lower-case words; null for one that we do not read. One or two words are taken for English. */
export function languageOfAnswer(words: readonly string[]): Language | null {
  if (isEnglish(words)) return 'en'
  const folded = words.filter((word) => /\p{L}/u.test(word)).map((word) => foldWord(word.replace(/'.*$/, '')))
  const language = languagesOf(folded).find((one) => one !== 'en')
  if (!language) return null
  const small = stopWords(language)
  return folded.filter((word) => small.has(word)).length >= folded.length * SMALL ? language : null
}

/** Whether lower-case words may be of a language: no other's small words are more frequent in them. */
export function isInLanguage(words: readonly string[], language: Language): boolean {
  if (language === 'en') return isEnglish(words)
  const letters = words.filter((word) => /\p{L}/u.test(word))
  if (letters.filter((word) => /^\p{Script=Latin}/u.test(word)).length * 2 <= letters.length)
    return letters.length === 0
  // 'p. a.' is of no language.
  const folded = letters.map((word) => foldWord(word.replace(/'.*$/, ''))).filter((word) => word.length > 1)
  if (folded.length < 2) return true
  const countIn = (one: Language) => folded.filter((word) => stopWords(one).has(word)).length
  return languagesOf(folded).every((one) => countIn(one) <= countIn(language))
}

/** Whether lower-case words are probably English. */
function isEnglish(words: readonly string[]): boolean {
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
