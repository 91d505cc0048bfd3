import { equal, textOf, type JsonObject } from '#shared/resume/json-value.ts'

/** Where something stands: in which part of the resume and, in a list, in the entry of which name. */
export type Place = { readonly path: string; readonly section: string; readonly entry: string | null }
export type Difference = Place & {
  /** Null stands for the whole; `order` in a list for the order of its entries. */
  readonly field: string | null
  readonly mine: unknown
  readonly theirs: unknown
}
/** Whether theirs is taken. */
export type Choose = (difference: Difference) => boolean
type MergePair = (place: Place, mine: JsonObject, theirs: JsonObject) => JsonObject

/** One list out of two: entries of both are merged, entries of one stay or go as is chosen. */
export function mergeEntries(
  place: Place,
  mine: readonly JsonObject[],
  theirs: readonly JsonObject[],
  isTheirs: Choose,
  mergePair: MergePair,
): readonly JsonObject[] {
  const [one, other] = [keyed(mine), keyed(theirs)]
  // Sections of a person's own are named for good: their order and visibility refer to the names.
  if (place.path !== 'custom') matchByPlace(one, other)
  const [mineByKey, theirsByKey] = [new Map(one), new Map(other)]
  const keys = orderOf(place, one, other, isTheirs)
  return keys.flatMap((key) => {
    const [entry, otherEntry] = [mineByKey.get(key), theirsByKey.get(key)]
    const where = { ...place, path: `${place.path}.${key}`, entry: entryNameIn(place, entry ?? otherEntry) }
    if (entry && otherEntry) return [mergePair(where, entry, otherEntry)]
    const takesTheirs = isTheirs({ ...where, field: null, mine: entry, theirs: otherEntry })
    const chosen = takesTheirs ? otherEntry : entry
    return chosen ? [chosen] : []
  })
}

type Keyed = [key: string, entry: JsonObject][]

/** Entries under their ids; those without one, or with one that is taken, under their places. */
function keyed(entries: readonly JsonObject[]): Keyed {
  const taken = new Set<string>()
  return entries.map((entry, index) => {
    const id = textOf(entry['id'])
    const isOwn = id !== '' && !taken.has(id)
    taken.add(id)
    return [isOwn ? `id:${id}` : `at:${index}`, entry]
  })
}

/**
 * Matches by place what ids cannot match: an entry without one, and all of two lists that share none, as two tabs
 * name the entries of a list that came without names.
 */
function matchByPlace(mine: Keyed, theirs: Keyed): void {
  const [mineKeys, theirKeys] = [mine.map(([key]) => key), theirs.map(([key]) => key)]
  const shareNone = !mineKeys.some((key) => key.startsWith('id:') && theirKeys.includes(key))
  theirs.forEach((item, index) => {
    const key = mineKeys[index]
    if (key === undefined || theirKeys.includes(key) || mineKeys.includes(item[0])) return
    if (shareNone || key.startsWith('at:') || item[0].startsWith('at:')) item[0] = key
  })
}

/** All keys of both lists; what only one list has follows what it follows there. */
function orderOf(place: Place, mine: Keyed, theirs: Keyed, isTheirs: Choose): readonly string[] {
  const [mineKeys, theirKeys] = [mine.map(([key]) => key), theirs.map(([key]) => key)]
  const common = (keys: readonly string[], others: readonly string[]) => keys.filter((key) => others.includes(key))
  const namesOf = (keyedEntries: Keyed, others: readonly string[]) =>
    keyedEntries.filter(([key]) => others.includes(key)).map(([, entry]) => nameOf(entry))
  const isSameOrder = equal(common(mineKeys, theirKeys), common(theirKeys, mineKeys))
  const takesTheirs =
    !isSameOrder &&
    isTheirs({
      ...place,
      path: `${place.path}.order`,
      field: 'order',
      mine: namesOf(mine, theirKeys),
      theirs: namesOf(theirs, mineKeys),
    })
  return takesTheirs ? withMissing(theirKeys, mineKeys) : withMissing(mineKeys, theirKeys)
}

function withMissing(keys: readonly string[], others: readonly string[]): readonly string[] {
  return others.reduce<readonly string[]>((all, key, index) => {
    if (all.includes(key)) return all
    const before = others[index - 1]
    return all.toSpliced(before === undefined ? 0 : all.indexOf(before) + 1, 0, key)
  }, keys)
}

const entryNameIn = ({ entry }: Place, item: JsonObject | undefined): string =>
  [entry, nameOf(item ?? {})].filter(Boolean).join(' · ')

/** What an entry is called: its first texts. */
function nameOf(entry: JsonObject): string {
  const texts = NAMES.map((name) => textOf(entry[name]).trim()).filter(Boolean)
  return texts.slice(0, 2).join(' · ')
}

const NAMES = [
  'position',
  'role',
  'degree',
  'name',
  'title',
  'company',
  'organization',
  'institution',
  'awarder',
  'publisher',
]
