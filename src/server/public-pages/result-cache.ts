type Options<T> = {
  /** How much is kept, in the unit of `fileSize`; what was used longest ago goes first. */
  readonly most: number
  readonly sizeOf: (made: T) => number
}

export type ResultCache<T> = {
  /** What is kept under the key or being made just now; undefined where it would have to be made. */
  readonly held: (key: string) => Promise<T | undefined> | undefined
  /** What is kept under the key, else what is made; made once for all who ask meanwhile. Undefined is not kept. */
  readonly get: (key: string, make: () => Promise<T | undefined>) => Promise<T | undefined>
}

/** Keeps in memory what is dear to make and asked for often. A key says all that the result depends on. */
export function createResultCache<T>({ most, sizeOf }: Options<T>): ResultCache<T> {
  const kept = new Map<string, T>()
  const making = new Map<string, Promise<T | undefined>>()
  let size = 0

  function keep(key: string, made: T): void {
    const own = sizeOf(made)
    if (own > most) return
    kept.set(key, made)
    size += own
    for (const [oldest, one] of kept) {
      if (size <= most) return
      kept.delete(oldest)
      size -= sizeOf(one)
    }
  }

  async function makeOnce(key: string, make: () => Promise<T | undefined>): Promise<T | undefined> {
    const made = await make()
    if (made !== undefined) keep(key, made)
    return made
  }

  function held(key: string): Promise<T | undefined> | undefined {
    const found = kept.get(key)
    if (found === undefined) return making.get(key)
    kept.delete(key)
    kept.set(key, found) // now the one that was used last
    return Promise.resolve(found)
  }

  return {
    held,
    async get(key, make) {
      const present = held(key)
      if (present) return present
      const under = makeOnce(key, make).finally(() => making.delete(key))
      making.set(key, under)
      return under
    },
  }
}
