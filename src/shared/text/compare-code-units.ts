/** Compares words by code units, so the order doesn't depend on a locale. */
export const inOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
