/** Largest id that both databases can keep. */
const LARGEST = 2_147_483_647

/** The number in a path, where it could be an id at all. */
export function idOf(text: string): number | undefined {
  if (!/^[1-9]\d{0,9}$/.test(text)) return undefined
  const id = Number(text)
  return id <= LARGEST ? id : undefined
}
