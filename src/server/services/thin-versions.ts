/** A saved state, by the number of its save. */
export type SavedState = { readonly version: number; readonly savedAt: Date }

const DAY = 24 * 60 * 60 * 1000
const YEAR = 365 * DAY
/** Versions that one resume keeps, and how many of them are days' last ones when a single day made too many. */
const MOST_VERSIONS = 200
const MOST_DAYS_OF_A_FULL_HISTORY = 100

/** Which versions stay: all of the last day, then the last one of each UTC day for a year; the newest if too many. */
export function thinVersions(versions: readonly SavedState[], now: Date): readonly SavedState[] {
  const newestFirst = versions.toSorted((a, b) => b.version - a.version)
  const lastOfDays = lastOfEachDay(newestFirst)
  const ageOf = ({ savedAt }: SavedState) => now.getTime() - savedAt.getTime()
  const wanted = newestFirst.filter((each) => ageOf(each) <= DAY || (ageOf(each) <= YEAR && lastOfDays.includes(each)))
  if (wanted.length <= MOST_VERSIONS) return wanted
  // A day of busy typing must not push the months before it out.
  const days = wanted.filter((each) => lastOfDays.includes(each)).slice(0, MOST_DAYS_OF_A_FULL_HISTORY)
  const others = wanted.filter((each) => !days.includes(each)).slice(0, MOST_VERSIONS - days.length)
  return wanted.filter((each) => days.includes(each) || others.includes(each))
}

function lastOfEachDay(newestFirst: readonly SavedState[]): readonly SavedState[] {
  const days = new Map<string, SavedState>()
  for (const each of newestFirst) {
    const day = each.savedAt.toISOString().slice(0, 10)
    if (!days.has(day)) days.set(day, each)
  }
  return [...days.values()]
}
