/** A whole number from 0 to 2³² - 1 that looks like chance and is the same for the same seed and name, always. */
export function seededNumber(seed: number, name: string): number {
  let hash = 0x811c9dc5 ^ seed
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  // Names with the same ending would get close numbers: this spreads them.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
