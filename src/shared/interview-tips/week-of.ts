const DAY = 86_400_000
const WEEK = 7 * DAY

/** The ISO week of a moment in UTC, like '2026-W47', and how many weeks have passed since the first one of 1970. */
export function weekOf(moment: Date): { readonly name: string; readonly number: number } {
  // 1 January 1970 was a Thursday, the day that decides to which year a week belongs.
  const number = Math.floor((moment.getTime() + 3 * DAY) / WEEK)
  const thursday = new Date(number * WEEK)
  const inYear = 1 + Math.floor((thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0, 1)) / WEEK)
  return { name: `${thursday.getUTCFullYear()}-W${String(inYear).padStart(2, '0')}`, number }
}
