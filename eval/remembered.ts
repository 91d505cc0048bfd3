/** The same function, that works each thing out once: evaluations compare few texts in many pairs. */
export function remembered<K, V>(make: (of: K) => V): (of: K) => V {
  const made = new Map<K, { readonly value: V }>()
  return (of) => {
    const known = made.get(of) ?? { value: make(of) }
    made.set(of, known)
    return known.value
  }
}
