import { contains } from '#shared/text/phrases.ts'

/** The words of a sentence with a space between. */
type Plain = { readonly plain: string }

/** Words of a sentence, from one up to, but not including, another. */
export type Place = { readonly from: number; readonly to: number }

/** Where a global pattern matches the words of a sentence. */
export function matchesOf({ plain }: Plain, pattern: RegExp): readonly Place[] {
  // One search costs far less than an iterator, and most sentences have no match.
  if (!contains(plain, pattern)) return NONE
  const places: Place[] = []
  let read = 0
  let at = 0
  for (const match of plain.matchAll(pattern)) {
    at += spacesIn(plain.slice(read, match.index))
    read = match.index
    places.push({ from: at, to: at + spacesIn(match[0]) + 1 })
  }
  return places
}

const NONE: readonly Place[] = []

function spacesIn(text: string): number {
  let count = 0
  for (let at = text.indexOf(' '); at !== -1; at = text.indexOf(' ', at + 1)) count += 1
  return count
}

/** Whether a pattern matches in a sentence. */
export const holds = ({ plain }: Plain, pattern: RegExp): boolean => contains(plain, pattern)
