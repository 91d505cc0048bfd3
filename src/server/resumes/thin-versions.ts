/** A saved state, by the number of its save, with the bytes of its content. */
export type SavedState = { readonly version: number; readonly savedAt: Date; readonly bytes: number }

const QUARTER = 15 * 60 * 1000
const DAY = 24 * 60 * 60 * 1000
const YEAR = 365 * DAY
/** Saves of the last day that are all kept; autosave can make thousands. */
const MAX_IN_FULL = 200

/**
 * Which versions stay: the saves of the last day (when there are very many, the older ones one for each quarter of an
 * hour), then the last one of each UTC day for a year. No busy day pushes the months before it out. Of those, as many
 * of the newest as fit into `maxBytes`.
 */
export function thinVersions(versions: readonly SavedState[], now: Date, maxBytes: number): readonly SavedState[] {
  const newestFirst = versions.toSorted((a, b) => b.version - a.version)
  const lastOfQuarters = lastOfEach(QUARTER, newestFirst)
  const lastOfDays = lastOfEach(DAY, newestFirst)
  const inTime = newestFirst.filter((each, place) => {
    const age = now.getTime() - each.savedAt.getTime()
    if (age <= DAY && (place < MAX_IN_FULL || lastOfQuarters.has(each))) return true
    return age <= YEAR && lastOfDays.has(each)
  })
  let bytes = 0
  return inTime.filter((each) => (bytes += each.bytes) <= maxBytes)
}

/** The last version of each span of so many milliseconds; a span of a day begins at midnight UTC. */
function lastOfEach(span: number, newestFirst: readonly SavedState[]): ReadonlySet<SavedState> {
  const last = new Map<number, SavedState>()
  for (const each of newestFirst) {
    const number = Math.floor(each.savedAt.getTime() / span)
    if (!last.has(number)) last.set(number, each)
  }
  return new Set(last.values())
}
