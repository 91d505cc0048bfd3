/** List edits that return the same list if nothing changes. */

/** Inserts an item at an index; an index past the end means last. */
export const insert = <T>(list: readonly T[], item: T, at: number): readonly T[] =>
  list.toSpliced(clampedIndex(list, at), 0, item)

/** Removes the item at an index. */
export const remove = <T>(list: readonly T[], index: number): readonly T[] =>
  has(list, index) ? list.toSpliced(index, 1) : list

/** Moves an item to an index; an index past the end means last. */
export function move<T>(list: readonly T[], from: number, to: number): readonly T[] {
  if (!has(list, from)) return list
  const [item] = list.slice(from, from + 1) as [T]
  const others = list.toSpliced(from, 1)
  const index = clampedIndex(others, to)
  return index === from ? list : others.toSpliced(index, 0, item)
}

const has = (list: readonly unknown[], index: number): boolean =>
  Number.isInteger(index) && index >= 0 && index < list.length

const clampedIndex = (list: readonly unknown[], at: number): number =>
  Number.isNaN(at) ? list.length : Math.max(0, Math.min(list.length, Math.trunc(at)))
