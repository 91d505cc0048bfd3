import type { Sentence } from '#shared/coach/rubric/read-answer.ts'

/** Words of a sentence, from one up to, but not including, another. */
export type Place = { readonly from: number; readonly to: number }

/** Where a global pattern matches the words of a sentence. */
export function matchesOf({ plain }: Pick<Sentence, 'plain'>, pattern: RegExp): readonly Place[] {
  // Looking once costs far less than making an iterator, and most sentences hold nothing.
  if (plain.search(pattern) === -1) return NONE
  const places: Place[] = []
  let read = 0
  let at = 0
  for (const match of plain.matchAll(pattern)) {
    at += blanksIn(plain.slice(read, match.index))
    read = match.index
    places.push({ from: at, to: at + blanksIn(match[0]) + 1 })
  }
  return places
}

const NONE: readonly Place[] = []

function blanksIn(text: string): number {
  let count = 0
  for (let at = text.indexOf(' '); at !== -1; at = text.indexOf(' ', at + 1)) count += 1
  return count
}

/** Whether a sentence holds a pattern. */
export const holds = ({ plain }: Pick<Sentence, 'plain'>, pattern: RegExp): boolean => plain.search(pattern) !== -1
