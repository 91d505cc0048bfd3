import { isMark, lowerText, joined, saying, type Bit } from '#shared/ai/embedded/bits.ts'
import { isNumber } from '#shared/ai/embedded/hedges.ts'

/** '60… I mean 600': the second is meant. */
export const meant = (bits: readonly Bit[]): readonly Bit[] =>
  bits.flatMap((bit, at) => {
    const isMeant = bit.lower === 'mean' && bits[at - 1]?.lower === 'i' && isMark(bits[at - 2])
    if (bit.lower === 'i' && bits[at + 1]?.lower === 'mean' && isMark(bits[at - 1]) && isNumber(bits[at + 2])) return []
    return [isMeant && isNumber(bits[at + 1]) ? saying(bit, 'sorry') : bit]
  })

/** '5, no, 6 people', 'a hundred houses. No, sorry, it was 64', '340 sites. No, 340 panels': what was taken back goes. */
export function corrected(bits: readonly Bit[]): readonly Bit[] {
  const out: Bit[] = []
  for (let at = 0; at < bits.length; at += 1) {
    const bit = bits[at]
    if (!bit) break
    const next = isMark(bit) ? takenBack(bits, at) : null
    const better = next === null ? undefined : bits[next]
    const worse = better ? out.findLastIndex((one, place) => place > out.length - FARTHEST && isNumber(one)) : -1
    const first = out[worse]
    if (next === null || !better || !first) {
      out.push(bit)
      continue
    }
    const after = bits[next + 1]
    // What is counted is said again, or another thing was meant: all of it is said anew.
    if (after && !isMark(after) && !GOES_ON.test(after.lower)) out.splice(worse, out.length, better)
    else out[worse] = joined([first, better], better.text)
    at = next
  }
  return out
}
/** Words between a number and what takes it back. */
const FARTHEST = 9
/** What may follow a number that lost its noun. */
const GOES_ON = /^(?:and|or|but|in|on|at|with|for|per|by|from|to|of|each|every|an?|because|so|who|that|which)$/

/** Where the better number stands, past 'no, sorry, it was'; null where nothing is taken back. */
function takenBack(bits: readonly Bit[], from: number): number | null {
  let at = from
  const words: string[] = []
  while (isMark(bits[at]) || TAKES_BACK.has(bits[at]?.lower ?? '')) {
    words.push(bits[at]?.lower ?? '')
    at += 1
  }
  const isBetter = words.some((word) => /^(?:no|sorry|wait|rather|correction)$/.test(word)) || words.includes('well')
  return isBetter && isNumber(bits[at]) ? at : null
}
const TAKES_BACK = new Set([
  'no',
  'well',
  'sorry',
  'wait',
  'rather',
  'correction',
  'it',
  'was',
  'were',
  'make',
  'that',
  'more',
  'like',
  'or',
  'about',
])

/** 'I worked the night alone, well, me and a guard': not alone. */
export const notAlone = (bits: readonly Bit[]): readonly Bit[] =>
  bits.filter(({ lower }, at) => lower !== 'alone' || !WITH.test(lowerText(bits.slice(at + 1, at + 14))))
const WITH = /^[^.!?]*(?:, )?(?:well|or|except|ok|okay|I mean) ,? ?(?:me and|with|except for|apart from)\b/

/** 'I I led', 'I was, I was on': said twice, meant once. */
export function withoutRestarts(bits: readonly Bit[]): readonly Bit[] {
  const out: Bit[] = []
  for (const bit of bits) {
    const last = out.at(-1)
    if (bit.text === ',' && last?.text === ',') continue
    // 'A, like, a book club': begun again after a pause.
    if (
      isMark(last) &&
      !/^[.!?]$/.test(last?.text ?? '') &&
      out.at(-2)?.lower === bit.lower &&
      BEGUN_AGAIN.test(bit.lower)
    ) {
      out.splice(-2, 2, bit)
      continue
    }
    if (
      last &&
      last.lower === bit.lower &&
      /^[a-z]+$/.test(bit.lower) &&
      !/^(?:had|that|very|bye|twenty|nineteen)$/.test(bit.lower)
    ) {
      out[out.length - 1] = joined([last, bit], last.text)
      continue
    }
    out.push(bit)
    const [a, b, mark, c, d] = out.slice(-5)
    if (a && b && c && d && isMark(mark) && a.lower === c.lower && b.lower === d.lower) out.splice(-5, 3)
    const [e, f, g, h] = out.slice(-4)
    if (e && f && g && h && !isMark(e) && !isMark(f) && e.lower === g.lower && f.lower === h.lower) out.splice(-4, 2)
  }
  return out
}

const BEGUN_AGAIN = /^(?:a|an|the|i|we|to|my|our|in|for|it|with|and)$/
