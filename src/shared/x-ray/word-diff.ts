import { normalized } from '#shared/parse/flat-text.ts'

/** A passage of one text with its whitespace; `same` when the other text has it at this point too. */
export type DiffPart = { readonly text: string; readonly same: boolean }

/** Splits two readers' texts into passages that both share in order and passages that only one has. */
export function wordDifferences(one: string, other: string): readonly [readonly DiffPart[], readonly DiffPart[]] {
  const [left, right] = [piecesOf(one), piecesOf(other)]
  const pairs = commonWords(
    left.map(({ word }) => word),
    right.map(({ word }) => word),
  )
  return [
    mergeStretches(left, new Set(pairs.map(([at]) => at))),
    mergeStretches(right, new Set(pairs.map(([, at]) => at))),
  ]
}

type Piece = { readonly text: string; readonly word: string }

/** Words with the whitespace after them; a word hyphenated across lines is one. */
const piecesOf = (text: string): readonly Piece[] =>
  [...text.matchAll(/\S+(?:(?<=\p{L}[-\u2010])\s*\n\s*\p{L}\S*)*\s*/gu)].map(([piece]) => ({
    text: piece,
    word: normalized(piece),
  }))

function mergeStretches(pieces: readonly Piece[], shared: ReadonlySet<number>): readonly DiffPart[] {
  const stretches: { text: string; same: boolean }[] = []
  for (const [at, { text }] of pieces.entries()) {
    const same = shared.has(at)
    const last = stretches.at(-1)
    if (last && last.same === same) last.text += text
    else stretches.push({ text, same })
  }
  return stretches
}

/** With more differences, comparing word by word is not useful and takes too much memory. */
const MAX_DIFFERENCES = 1500

type Pair = readonly [one: number, other: number]

/**
 * The index pairs of words common to both lists in order: equal beginnings and ends, and Myers' algorithm in between.
 */
function commonWords(one: readonly string[], other: readonly string[]): readonly Pair[] {
  let start = 0
  while (start < one.length && start < other.length && one[start] === other[start]) start += 1
  let commonEnd = 0
  const maxTail = Math.min(one.length, other.length) - start
  while (commonEnd < maxTail && one.at(-1 - commonEnd) === other.at(-1 - commonEnd)) commonEnd += 1
  const between = myers(one.slice(start, one.length - commonEnd), other.slice(start, other.length - commonEnd))
  return [
    ...Array.from({ length: start }, (_, at): Pair => [at, at]),
    ...between.map(([left, right]): Pair => [left + start, right + start]),
    ...Array.from({ length: commonEnd }, (_, at): Pair => [one.length - 1 - at, other.length - 1 - at]),
  ]
}

/**
 * E. W. Myers, An O(ND) Difference Algorithm (1986). `reach` is the furthest x on each diagonal, saved at every step.
 */
function myers(one: readonly string[], other: readonly string[]): readonly Pair[] {
  const steps: Int32Array[] = []
  const middle = MAX_DIFFERENCES + 1
  const reach = new Int32Array(2 * middle + 1)
  for (let step = 0; step <= MAX_DIFFERENCES; step += 1) {
    steps.push(reach.slice(middle - step - 1, middle + step + 2))
    for (let diagonal = -step; diagonal <= step; diagonal += 2) {
      let x = isDown(reach, middle, step, diagonal)
        ? (reach[middle + diagonal + 1] ?? 0)
        : (reach[middle + diagonal - 1] ?? 0) + 1
      while (x < one.length && x - diagonal < other.length && one[x] === other[x - diagonal]) x += 1
      reach[middle + diagonal] = x
      if (x >= one.length && x - diagonal >= other.length) return backtrack(steps, one.length, other.length)
    }
  }
  return []
}

const isDown = (reach: Int32Array, middle: number, step: number, diagonal: number): boolean =>
  diagonal === -step || (diagonal !== step && (reach[middle + diagonal - 1] ?? 0) < (reach[middle + diagonal + 1] ?? 0))

function backtrack(steps: readonly Int32Array[], oneLength: number, otherLength: number): readonly Pair[] {
  const pairs: Pair[] = []
  let [x, y] = [oneLength, otherLength]
  for (let step = steps.length - 1; step >= 0; step -= 1) {
    const reach = steps[step]
    if (!reach) break
    const diagonal = x - y
    const before = isDown(reach, step + 1, step, diagonal) ? diagonal + 1 : diagonal - 1
    const fromX = step === 0 ? 0 : (reach[step + 1 + before] ?? 0)
    const fromY = step === 0 ? 0 : fromX - before
    while (x > fromX && y > fromY) {
      x -= 1
      y -= 1
      pairs.push([x, y])
    }
    ;[x, y] = [fromX, fromY]
  }
  return pairs
}
