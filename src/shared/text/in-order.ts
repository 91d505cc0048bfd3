/** Compares words by their code units: the same order in every language of a browser or server. */
export const inOrder = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
