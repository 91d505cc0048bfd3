import { GAP, squeeze, type Piece } from '#shared/template/read-back/pieces.ts'

/** The expected words, and those of them that were not read back as separate words. */
export type Words = { readonly all: number; readonly broken: readonly Word[] }
/** A word of a piece, and the field of that piece. */
export type Word = Pick<Piece, 'path'> & { readonly word: string }
/** The white space of a text by its position, counted without white space. */
type Gaps = ReadonlyMap<number, string>

/**
 * Compares the words of pieces with a reader's text. `places` has the start of each piece in it, counted without
 * white space; a piece that was not found (-1) has lost all of its words.
 */
export function compareWords(pieces: readonly Piece[], places: readonly number[], text: string): Words {
  const [gaps, read] = [gapsIn(text), squeeze(text)]
  const broken = pieces.flatMap(({ path, words }, index) => {
    let end = places[index] ?? -1
    const isLost = end < 0
    const lost = words.filter((word) => {
      const start = end
      end += word.length
      return isLost || !gaps.has(start) || !isEnd(end, gaps, read) || isTorn(start, end, gaps, read)
    })
    return lost.map((word) => ({ path, word }))
  })
  return { all: pieces.reduce((sum, { words }) => sum + words.length, 0), broken }
}

/** Word files write a list of skills on one line: its commas and colons end a word too. */
const isEnd = (end: number, gaps: Gaps, read: string): boolean =>
  gaps.has(end) || (/[,:]/.test(read[end] ?? '') && gaps.has(end + 1))

/** A full line may end after a typed hyphen: no other gap belongs in a word. */
function isTorn(start: number, end: number, gaps: Gaps, read: string): boolean {
  for (let at = start + 1; at < end; at += 1) {
    const isLineEnd = gaps.get(at) === '\n' && /[-‐–—]/u.test(read[at - 1] ?? '')
    if (gaps.has(at) && !isLineEnd) return true
  }
  return false
}

/** Both ends of a text separate words like white space. */
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
