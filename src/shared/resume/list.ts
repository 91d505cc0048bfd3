/** Lists as they are edited: an edit without effect gives back the same list. */

/** Puts an item at a place; a place past the end means last. */
export const insert = <T>(list: readonly T[], item: T, at: number): readonly T[] =>
  list.toSpliced(placeIn(list, at), 0, item)

/** Takes the item at a place out. */
export const remove = <T>(list: readonly T[], index: number): readonly T[] =>
  has(list, index) ? list.toSpliced(index, 1) : list

/** Moves an item to a place; a place past the end means last. */
export function move<T>(list: readonly T[], from: number, to: number): readonly T[] {
  if (!has(list, from)) return list
  const [item] = list.slice(from, from + 1) as [T]
  const others = list.toSpliced(from, 1)
  const place = placeIn(others, to)
  return place === from ? list : others.toSpliced(place, 0, item)
}

const has = (list: readonly unknown[], index: number): boolean =>
  Number.isInteger(index) && index >= 0 && index < list.length

const placeIn = (list: readonly unknown[], at: number): number =>
  Number.isNaN(at) ? list.length : Math.max(0, Math.min(list.length, Math.trunc(at)))
