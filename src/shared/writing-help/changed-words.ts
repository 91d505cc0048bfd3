/** A piece of text that stays, or that only one of two texts has. */
export type Piece = { readonly text: string; readonly isChanged: boolean }

/** What changed between two texts, word by word: the old one's pieces and the new one's. */
export function changedWords(
  old: string,
  next: string,
): { readonly old: readonly Piece[]; readonly next: readonly Piece[] } {
  const [a, b] = [wordsOf(old), wordsOf(next)]
  const common = longestCommon(a.map(key), b.map(key))
  return { old: pieces(a, new Set(common.map(([i]) => i))), next: pieces(b, new Set(common.map(([, j]) => j))) }
}

const wordsOf = (text: string): readonly string[] => text.match(/\S+\s*/g) ?? []
/** A word is the same with another capital. */
const key = (word: string): string => word.trim().toLowerCase()

/** Pairs of indexes of the longest common subsequence. */
function longestCommon(a: readonly string[], b: readonly string[]): readonly (readonly [number, number])[] {
  const lengths = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0))
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i]?.splice(j, 1, a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1)))
  const pairs: [number, number][] = []
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) pairs.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  }
  return pairs
}

function pieces(words: readonly string[], kept: ReadonlySet<number>): readonly Piece[] {
  return words.reduce<Piece[]>((all, text, index) => {
    const isChanged = !kept.has(index)
    const last = all.at(-1)
    if (last?.isChanged === isChanged) all[all.length - 1] = { text: last.text + text, isChanged }
    else all.push({ text, isChanged })
    return all
  }, [])
}
