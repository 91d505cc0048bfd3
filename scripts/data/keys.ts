import type { Read, Source } from './read.ts'

type Keys<T> = {
  /** What no other entry has. */
  readonly keyOf: (value: T) => string
  /** Keys of other entries that it names. */
  readonly named: (value: T) => readonly string[]
  /** How it names them, and what they are. */
  readonly relation: readonly [verb: string, noun: string]
}

/** Reports keys that two entries have, and named ones that no other entry has. */
export function reportWrongKeys<T>(
  entries: readonly Read<T>[],
  { keyOf, named, relation: [verb, noun] }: Keys<T>,
  { report }: Source,
): void {
  const places = new Map<string, string>()
  for (const { value, placeOf } of entries) {
    const first = places.get(keyOf(value))
    if (first) report(placeOf(), `"${keyOf(value)}" is already at ${first}. Merge the two, or rename one.`)
    else places.set(keyOf(value), placeOf())
  }
  for (const { value, placeOf } of entries)
    for (const key of named(value))
      if (!places.has(key) || key === keyOf(value))
        report(placeOf(), `"${keyOf(value)}" ${verb} "${key}", which isn’t another ${noun}. Correct or remove it.`)
}
