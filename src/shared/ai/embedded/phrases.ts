import { joined, isMark, type Bit } from '#shared/ai/embedded/bits.ts'
import { isNumber } from '#shared/ai/embedded/hedges.ts'

/** Word sequences by their first word, the longest first, each with what stands for it. */
export type PhraseTable = ReadonlyMap<string, readonly { readonly words: readonly string[]; readonly to: string }[]>

export function phraseTable(pairs: Iterable<readonly [string, string]>): PhraseTable {
  const table = new Map<string, { words: readonly string[]; to: string }[]>()
  for (const [from, to] of pairs) {
    const words = from.split(' ')
    const key = words[0] ?? ''
    table.set(
      key,
      [...(table.get(key) ?? []), { words, to }].toSorted((a, b) => b.words.length - a.words.length),
    )
  }
  return table
}

/** Puts what stands for it in the place of every phrase of a table; commas that then stand alone go too. */
export function replacePhrases(bits: readonly Bit[], table: PhraseTable): readonly Bit[] {
  const out: Bit[] = []
  for (let at = 0; at < bits.length; at += 1) {
    const isCounted =
      /^\d/.test(bits[at - 1]?.text ?? '') || /^(?:two|three|four|five|ten|half)$/.test(bits[at - 1]?.lower ?? '')
    const some = phraseAt(bits, at, table)
    // '12 kids and in the end 30': then, and not before.
    const isThen = some?.words.at(-1) === 'end' && isNumber(bits[at + some.words.length])
    const found = (isCounted && some?.words.includes('of')) || isThen ? undefined : some
    if (!found) {
      out.push(...bits.slice(at, at + 1))
      continue
    }
    const matched = bits.slice(at, at + found.words.length)
    const words = found.to ? found.to.split(' ') : []
    words.forEach((word, place) =>
      out.push({ ...joined(matched, word), start: matched[place]?.start ?? matched[0]?.start ?? 0 }),
    )
    at += found.words.length - 1
    const next = bits[at + 1]
    if (words.length === 0 && next?.text === ',' && (out.length === 0 || isMark(out.at(-1)))) {
      at += 1
      if (out.at(-1)?.text === ',' && GOES_ON.test(bits[at + 1]?.lower ?? '')) out.pop()
    }
  }
  return out
}

/** Before these no comma stands but for what was left out. */
const GOES_ON = /^(?:and|or|a|an|the|my|our|in|on|at|to|for|with|by|about|from|of)$/

/** Drops the phrases of a table from the start of a text as long as one stands there. */
export function dropOpeners(bits: readonly Bit[], table: PhraseTable, soft: PhraseTable): readonly Bit[] {
  let at = 0
  for (;;) {
    while (isMark(bits[at])) at += 1
    if (bits[at]?.lower === 'so' && bits[at + 1]?.lower === 'far') return bits.slice(at)
    const found = phraseAt(bits, at, table) ?? softAt(bits, at, soft)
    if (!found) return bits.slice(at)
    at += found.words.length
  }
}

/** They tell when a number was so. */
const TIMES: ReadonlySet<string> = new Set(['now', 'then', 'later', 'later on', 'afterwards', 'after that'])

function softAt(bits: readonly Bit[], at: number, table: PhraseTable) {
  const found = phraseAt(bits, at, table)
  const next = found && bits[at + found.words.length]
  // 'So far 58 hours'
  if (found?.words.at(-1) === 'so' && /^(?:far|long|much|many)$/.test(next?.lower ?? '')) return undefined
  const isLabel = /^(?:situation|task|action|results?|outcome|answer)$/.test(found?.words[0] ?? '')
  if (isLabel && !isMark(next)) return undefined
  // 'Now it's 12', 'after that it was 40': when, and no words to begin with.
  const isState = /^(?:it|there|we|i)$/.test(next?.lower ?? '') && bits.slice(at + 2, at + 6).some(isNumber)
  if (TIMES.has(found?.words.join(' ') ?? '') && isState) return undefined
  return next && (isMark(next) || /^(?:i|we|it|they|the|my|our|there|that)$/.test(next.lower)) ? found : undefined
}

function phraseAt(bits: readonly Bit[], at: number, table: PhraseTable) {
  const options = table.get(bits[at]?.lower ?? '')
  return options?.find(({ words }) => words.every((word, offset) => bits[at + offset]?.lower === word))
}
