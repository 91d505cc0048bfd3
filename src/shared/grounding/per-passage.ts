import type { Passage } from '#shared/grounding/types.ts'

/** Computes something from a passage once, however many lines are checked against it. */
export function perPassage<T>(compute: (passage: Passage) => T): (passage: Passage) => T {
  const cache = new WeakMap<Passage, { readonly value: T }>()
  return (passage) => {
    const cached = cache.get(passage)
    if (cached) return cached.value
    const value = compute(passage)
    cache.set(passage, { value })
    return value
  }
}
