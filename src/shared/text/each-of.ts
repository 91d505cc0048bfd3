/** An object with a value for each key. */
export const eachOf = <K extends string, V>(keys: readonly K[], valueOf: (key: K) => V): Record<K, V> =>
  // The keys are those of the list.
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<K, V>
