import type { Passage } from '#shared/grounding/types.ts'

/** Reads something out of a passage once, however many lines are checked against it. */
export function perPassage<T>(read: (passage: Passage) => T): (passage: Passage) => T {
  const seen = new WeakMap<Passage, { readonly found: T }>()
  return (passage) => {
    const known = seen.get(passage)
    if (known) return known.found
    const found = read(passage)
    seen.set(passage, { found })
    return found
  }
}
