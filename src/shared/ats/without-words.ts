import type { ReadTextField } from '#shared/ats/context.ts'

/** Positions of words in the `tokens` of a text field. */
export type TokenIndexes = ReadonlySet<number>

/** A text field without some of its words, and without the skills that they name; null when nothing is left. */
export function withoutWords(textField: ReadTextField, removed: TokenIndexes): ReadTextField | null {
  if (removed.size === textField.tokens.length) return null
  return {
    ...textField,
    text: blankOut(textField, removed),
    tokens: textField.tokens.filter((_, at) => !removed.has(at)),
    skills: textField.skills.filter(({ from, to }) => !hasAny(removed, from, to)),
  }
}

function hasAny(positions: TokenIndexes, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (positions.has(at)) return true
  return false
}

/** Replaces the removed words with spaces so that the others keep their positions. */
function blankOut({ text, tokens }: ReadTextField, removed: TokenIndexes): string {
  const characters = text.split('')
  for (const [at, { start, end }] of tokens.entries()) if (removed.has(at)) characters.fill(' ', start, end)
  return characters.join('')
}
