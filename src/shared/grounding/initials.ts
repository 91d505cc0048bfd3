import { isSmallWord } from '#shared/grounding/stems.ts'
import type { Passage } from '#shared/grounding/types.ts'

/** Whether capitals are the initials of consecutive words: 'AWS' of 'Amazon Web Services'. */
export function isInitialsOf(short: string, { words }: Passage): boolean {
  const letters = short.replace(/[.&/]/g, '').toLowerCase()
  if (!/^[\p{Lu}.&/]{2,6}s?$/u.test(short)) return false
  return words.some((_, at) => letters === initials(words.slice(at, at + letters.length)))
}

/** Indexes of words in a line whose initials are a word of the source: 'Amazon Web Services' for 'AWS'. */
export function spelledOut({ words }: Passage, source: Passage): ReadonlySet<number> {
  const indexes = new Set<number>()
  for (const { text, lower } of source.words) {
    if (!/^\p{L}{2,6}$/u.test(text) || isSmallWord(lower)) continue
    words.forEach((_, at) => {
      const phrase = words.slice(at, at + lower.length)
      const isName = text === text.toUpperCase() || phrase.every((word) => /^\p{Lu}/u.test(word.text))
      if (!isName || initials(phrase) !== lower) return
      for (let index = at; index < at + lower.length; index += 1) indexes.add(index)
    })
  }
  return indexes
}

export const initials = (words: readonly { readonly lower: string }[]): string =>
  words.map(({ lower }) => lower[0] ?? '').join('')
