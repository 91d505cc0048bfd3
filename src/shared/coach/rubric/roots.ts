import { stopWords } from '#shared/text/stop-words.ts'
import { stemOf } from '#shared/text/stems.ts'

/** What is left of an English word without the endings that make verbs, nouns and adjectives of each other. */
export function rootOf(plain: string): string {
  const known = ROOTS.get(plain)
  if (known !== undefined) return known
  const stem = stemOf(plain.replace(/'.*$/, ''), 'en')
  const short = stem.replace(/(?:ations?|ments?|ings?|ions?|ed|er|or|ly|ance|ence|ive|able|al|e)$/, '')
  const root = short.length < SHORTEST ? stem.replace(/e$/, '') : short.replace(/([^aeiouls])\1$/, '$1')
  if (ROOTS.size < MAX_KEPT && plain.length <= LONGEST_KEPT) ROOTS.set(plain, root)
  return root
}

/** 'Plan' identifies the word; 'us' from 'used' does not. */
const SHORTEST = 4
/** Visitors' texts must not grow it without limit. */
const MAX_KEPT = 20_000
const LONGEST_KEPT = 30
const ROOTS = new Map<string, string>()

/** Whether a word says what a question is about. */
export const tellsTopic = (plain: string): boolean =>
  plain.length > 2 && !stopWords('en').has(plain.replace(/'.*$/, '')) && !ASKING.has(plain)

/** Question words, which are in any question. */
const ASKING = new Set(
  `tell describe time times example examples give given situation occasion share walk talk think thing things something
  someone anything happen happened happens did does done person people kind sort say said how's what's really much
  know known let come came went particular specific recent recently important best better good well worst feel ever
  work worked working job role asked asking question answer explain want wanted experience`.split(/\s+/),
)
