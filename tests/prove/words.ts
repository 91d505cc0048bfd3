import { GAP, squeeze, type Piece } from './pieces.ts'

/** Words that were asked for, and those of them that did not come back as one word by itself. */
export type Words = { readonly all: number; readonly broken: readonly string[] }
/** The white space of a text by its place, counted without white space. */
type Gaps = ReadonlyMap<number, string>

/**
 * Holds the words of pieces against a reader's text. `places` says where each piece begins in it, counted without
 * white space; a piece that was not found (-1) has lost all of its words.
 */
export function compareWords(pieces: readonly Piece[], places: readonly number[], text: string): Words {
  const [gaps, read] = [gapsIn(text), squeeze(text)]
  const broken = pieces.flatMap(({ words }, index) => {
    let end = places[index] ?? -1
    if (end < 0) return words
    return words.filter((word) => {
      const start = end
      end += word.length
      return !gaps.has(start) || !gaps.has(end) || isTorn(start, end, gaps, read)
    })
  })
  return { all: pieces.reduce((sum, { words }) => sum + words.length, 0), broken }
}

/** Where a line is full it may end after a hyphen that was typed: no other gap belongs in a word. */
function isTorn(start: number, end: number, gaps: Gaps, read: string): boolean {
  for (let at = start + 1; at < end; at += 1) {
    const isLineEnd = gaps.get(at) === '\n' && /[-‐–—]/u.test(read[at - 1] ?? '')
    if (gaps.has(at) && !isLineEnd) return true
  }
  return false
}

/** Both ends of a text part words as white space does. */
function gapsIn(text: string): Gaps {
  const normal = text.normalize('NFC')
  const gaps = new Map([[0, '']])
  let [length, from] = [0, 0]
  for (const { 0: gap, index } of normal.matchAll(GAP)) {
    length += squeeze(normal.slice(from, index)).length
    gaps.set(length, gap)
    from = index + gap.length
  }
  return gaps.set(squeeze(normal).length, '')
}
