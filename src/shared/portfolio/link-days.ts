/** Maximum years that a link can be valid. Without an end date it works until it is deleted. */
export const MAX_YEARS = 2

/** The first and last day (YYYY-MM-DD, UTC) on which a link may end: today, and the same day in two years. */
export function linkEndRange(now: Date): { readonly min: string; readonly max: string } {
  const last = new Date(now)
  last.setUTCFullYear(last.getUTCFullYear() + MAX_YEARS)
  return { min: dayOf(now), max: dayOf(last) }
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)
