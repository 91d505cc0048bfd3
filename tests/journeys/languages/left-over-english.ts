import { PRODUCTS } from '#shared/billing/products.ts'
import { INDUSTRY_NAMES } from '#shared/interview/industry-names.ts'
import { expressionOf, hasPlaces, patternsOf, wordCount } from './text-patterns.ts'
import { entriesIn, type TranslatedLanguage } from './words-in.ts'

/** Frequent English words that no other language of the interface has. */
const ENGLISH =
  /(?<![\p{L}’'-])(?:the|and|of|your|you|with|for|this|that|is|are|to|from|by|it|we|can|be|not|have)(?![\p{L}-])/giu

/** Tells whether a text on a page is English that has a translation, or that no catalog knows. */
export function englishLeftIn(language: TranslatedLanguage): (text: string) => boolean {
  const entries = entriesIn(language).map(([, entry]) => entry)
  const products = Object.values(PRODUCTS).map(({ name }) => name)
  const names = [...products, ...INDUSTRY_NAMES.map((each) => each[language])]
  const own = new Set([...names, ...entries.flatMap(({ message, translation }) => patternsOf(translation || message))])
  const unchanged = new Set(
    entries.filter(({ message, translation }) => message === translation).map(({ message }) => message),
  )
  const translated = entries.filter(({ message, translation }) => translation !== '' && translation !== message)
  const sources = translated.flatMap(({ message }) =>
    patternsOf(message).filter(
      (pattern) => !own.has(pattern) && !unchanged.has(pattern) && (wordCount(pattern) > 1 || pattern === message),
    ),
  )
  const texts = new Set(sources.filter((pattern) => !hasPlaces(pattern)))
  const patterns = sources.filter((pattern) => hasPlaces(pattern)).map(expressionOf)
  const untranslated = entries
    .filter(({ message, translation }) => translation === '' || translation === message)
    .flatMap(({ message }) => patternsOf(message).map(expressionOf))

  return (text) => {
    if (own.has(text)) return false
    if (texts.has(text) || patterns.some((pattern) => pattern.test(text))) return true
    return looksEnglish(text) && !untranslated.some((pattern) => pattern.test(text))
  }
}

/** Whether a text that no catalog has is a sentence in English. */
const looksEnglish = (text: string): boolean => (text.match(ENGLISH)?.length ?? 0) > 1
