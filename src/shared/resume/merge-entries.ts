import { equal, textOf, type JsonObject } from '#shared/resume/json-value.ts'

/** A location in a resume: the section and, in a list, the name of the entry. */
export type Place = { readonly path: string; readonly section: string; readonly entry: string | null }
export type Difference = Place & {
  /** Null for the whole section or entry; `order` for the order of a list. */
  readonly field: string | null
  readonly mine: unknown
  readonly theirs: unknown
}
/** Whether to use theirs. */
export type Choose = (difference: Difference) => boolean
type MergePair = (place: Place, mine: JsonObject, theirs: JsonObject) => JsonObject

/** Merges two lists: entries of both are merged, entries of one are kept or dropped as chosen. */
export function mergeEntries(
  place: Place,
  mine: readonly JsonObject[],
  theirs: readonly JsonObject[],
  isTheirs: Choose,
  mergePair: MergePair,
): readonly JsonObject[] {
  const [one, other] = [keyed(mine), keyed(theirs)]
  // Custom sections are matched by id only: their order and visibility refer to it.
  if (place.path !== 'custom') matchByPlace(one, other)
  const [mineByKey, theirsByKey] = [new Map(one), new Map(other)]
  const keys = orderOf(place, one, other, isTheirs)
  return keys.flatMap((key) => {
    const [entry, otherEntry] = [mineByKey.get(key), theirsByKey.get(key)]
    const location = { ...place, path: `${place.path}.${key}`, entry: entryNameIn(place, entry ?? otherEntry) }
    if (entry && otherEntry) return [mergePair(location, entry, otherEntry)]
    const useTheirs = isTheirs({ ...location, field: null, mine: entry, theirs: otherEntry })
    const chosen = useTheirs ? otherEntry : entry
    return chosen ? [chosen] : []
  })
}

type Keyed = [key: string, entry: JsonObject][]

/** Entries by id; those without an id or with a duplicate one by position. */
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
 * Matches by position what ids can't match: entries without one, and lists that share none, because two tabs give
 * different ids to the entries of the same list.
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

/** All keys of both lists; a key of one list follows the key it follows there. */
function orderOf(place: Place, mine: Keyed, theirs: Keyed, isTheirs: Choose): readonly string[] {
  const [mineKeys, theirKeys] = [mine.map(([key]) => key), theirs.map(([key]) => key)]
  const common = (keys: readonly string[], others: readonly string[]) => keys.filter((key) => others.includes(key))
  const namesOf = (keyedEntries: Keyed, others: readonly string[]) =>
    keyedEntries.filter(([key]) => others.includes(key)).map(([, entry]) => nameOf(entry))
  const isSameOrder = equal(common(mineKeys, theirKeys), common(theirKeys, mineKeys))
  const useTheirs =
    !isSameOrder &&
    isTheirs({
      ...place,
      path: `${place.path}.order`,
      field: 'order',
      mine: namesOf(mine, theirKeys),
      theirs: namesOf(theirs, mineKeys),
    })
  return useTheirs ? withMissing(theirKeys, mineKeys) : withMissing(mineKeys, theirKeys)
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

/** The name of an entry: its first texts. */
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
