/** The largest id that both databases can store. */
const LARGEST = 2_147_483_647

/** The id in a path; undefined where it cannot be one. */
export function idOf(text: string): number | undefined {
  if (!/^[1-9]\d{0,9}$/.test(text)) return undefined
  const id = Number(text)
  return id <= LARGEST ? id : undefined
}
