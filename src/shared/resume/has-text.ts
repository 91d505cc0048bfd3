/** Whether a part of a resume holds any words: a text that is not blank, at any depth. Flags are no words. */
export function hasText(part: unknown): boolean {
  if (typeof part === 'string') return part.trim() !== ''
  return typeof part === 'object' && part !== null && Object.values(part).some(hasText)
}
