/** Computes something from an object once, however often it is asked for. */
export function oncePer<K extends object, T>(compute: (key: K) => T): (key: K) => T {
  const cache = new WeakMap<K, { readonly value: T }>()
  return (key) => {
    const cached = cache.get(key)
    if (cached) return cached.value
    const value = compute(key)
    cache.set(key, { value })
    return value
  }
}
