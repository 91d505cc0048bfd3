/** A piece of a text: start and end (exclusive) in UTF-16 units. */
export type Piece = { readonly from: number; readonly to: number }

/** Maximum length of an offered piece, in UTF-16 units. */
const MAX_LENGTH = 300

/** Pieces of a text that contain the given indexes; if the text has no sentence ends, the words around each of them. */
export function around(text: string, indexes: readonly number[]): readonly string[] {
  const pieces: Piece[] = []
  for (const start of indexes) {
    const end = pieces.at(-1)?.to ?? 0
    if (start >= end) pieces.push(cut(text, Math.max(end, Math.min(start - MAX_LENGTH / 3, text.length - MAX_LENGTH))))
  }
  return pieces.map(({ from, to }) => text.slice(from, to).trim())
}

/** Whole words of a text from an index on, up to the maximum length. */
export function cut(text: string, at: number): Piece {
  const from = at <= 0 ? 0 : wordAt(text, at)
  return { from, to: text.length - from <= MAX_LENGTH ? text.length : wordAt(text, from + MAX_LENGTH) }
}

/** Maximum length of a word in UTF-16 units; longer runs are from a script without spaces and are cut anywhere. */
const MAX_WORD_LENGTH = 40

/** Start of the word at an index. */
function wordAt(text: string, at: number): number {
  const before = text.slice(Math.max(0, at - MAX_WORD_LENGTH), at)
  const length = /\s/.test(text.charAt(at)) ? 0 : (/\S*$/.exec(before)?.[0].length ?? 0)
  if (length < MAX_WORD_LENGTH) return at - length
  return /^[\udc00-\udfff]/.test(text.slice(at)) ? at - 1 : at
}
