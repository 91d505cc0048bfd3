/** A piece of a text, from where to before where in UTF-16 units. */
export type Piece = { readonly from: number; readonly to: number }

/** Longest piece that is offered, in UTF-16 units. */
const LONGEST = 300

/** A text with the places in it that matter; of one without a full stop the words around each of them. */
export function around(text: string, places: readonly number[]): readonly string[] {
  const pieces: Piece[] = []
  for (const start of places) {
    const end = pieces.at(-1)?.to ?? 0
    if (start >= end) pieces.push(cut(text, Math.max(end, Math.min(start - LONGEST / 3, text.length - LONGEST))))
  }
  return pieces.map(({ from, to }) => text.slice(from, to).trim())
}

/** Whole words of a text from a place on, as many as are offered in one piece. */
export function cut(text: string, at: number): Piece {
  const from = at <= 0 ? 0 : wordAt(text, at)
  return { from, to: text.length - from <= LONGEST ? text.length : wordAt(text, from + LONGEST) }
}

/** Most UTF-16 units of a word; what has no blank for longer is of a script that parts no words, and is cut anywhere. */
const LONGEST_WORD = 40

/** Where the word begins that a place is in. */
function wordAt(text: string, at: number): number {
  const before = text.slice(Math.max(0, at - LONGEST_WORD), at)
  const begun = /\s/.test(text.charAt(at)) ? 0 : (/\S*$/.exec(before)?.[0].length ?? 0)
  if (begun < LONGEST_WORD) return at - begun
  return /^[\udc00-\udfff]/.test(text.slice(at)) ? at - 1 : at
}
