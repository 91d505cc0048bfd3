/** The words that tell an entry from its neighbours; blank parts are left out. */
export const joinText = (...words: readonly string[]): string =>
  words
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .join(', ')

/** An entry's time as it was written. */
export function period(
  { startDate, endDate, current = false }: { startDate: string; endDate: string; current?: boolean | undefined },
  present: string,
): string {
  const end = current ? present : endDate.trim()
  return [startDate.trim(), end].filter((date) => date !== '').join(' – ')
}
