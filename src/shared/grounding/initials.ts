import { isSmallWord } from '#shared/grounding/stems.ts'
import type { Passage } from '#shared/grounding/types.ts'

/** Whether capitals are the initials of words that follow each other: 'AWS' of 'Amazon Web Services'. */
export function isInitialsOf(short: string, { words }: Passage): boolean {
  const letters = short.replace(/[.&/]/g, '').toLowerCase()
  if (!/^[\p{Lu}.&/]{2,6}s?$/u.test(short)) return false
  return words.some((_, at) => letters === initials(words.slice(at, at + letters.length)))
}

/** The places of the words in a line whose initials are a word of the other passage: 'Amazon Web Services' for 'AWS'. */
export function spelledOut({ words }: Passage, said: Passage): ReadonlySet<number> {
  const places = new Set<number>()
  for (const { text, lower } of said.words) {
    if (!/^\p{L}{2,6}$/u.test(text) || isSmallWord(lower)) continue
    words.forEach((_, at) => {
      const long = words.slice(at, at + lower.length)
      const isName = text === text.toUpperCase() || long.every((word) => /^\p{Lu}/u.test(word.text))
      if (!isName || initials(long) !== lower) return
      for (let place = at; place < at + lower.length; place += 1) places.add(place)
    })
  }
  return places
}

export const initials = (words: readonly { readonly lower: string }[]): string =>
  words.map(({ lower }) => lower[0] ?? '').join('')
