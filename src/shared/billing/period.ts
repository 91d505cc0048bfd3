/** The same day some months later, or the last day of a shorter month; keeps the time of day in UTC. */
export function monthsAfter(start: Date, months: number): Date {
  const day = start.getUTCDate()
  const later = new Date(start)
  later.setUTCDate(1)
  later.setUTCMonth(later.getUTCMonth() + months)
  const last = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate()
  later.setUTCDate(Math.min(day, last))
  return later
}

/** Cents for the rest of a period, rounded to whole cents: from 0 to the full price. */
export function proratedCents(
  cents: number,
  { from, to, now }: { readonly from: Date; readonly to: Date; readonly now: Date },
) {
  const whole = to.getTime() - from.getTime()
  const left = Math.min(whole, Math.max(0, to.getTime() - now.getTime()))
  return whole <= 0 ? 0 : Math.round((cents * left) / whole)
}
