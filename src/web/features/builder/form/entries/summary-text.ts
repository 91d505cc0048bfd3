/** The words that tell an entry from its neighbours; blank parts are left out. */
export const joinText = (...words: readonly string[]): string =>
  words
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .join(', ')
