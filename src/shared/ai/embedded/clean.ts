import { bitsOf, isMark, joined, saying, type Bit } from '#shared/ai/embedded/bits.ts'
import { withDigits } from '#shared/ai/embedded/numerals.ts'
import { FILLERS, OPENERS, SAID, SOFT_OPENERS } from '#shared/ai/embedded/phrase-list.ts'
import { dropOpeners, phraseTable, replacePhrases } from '#shared/ai/embedded/phrases.ts'

/** The sentences of a spoken answer without what speech adds, numbers in digits; places still count in the answer. */
export function sentencesOf(answer: string): readonly (readonly Bit[])[] {
  const said = replacePhrases(bitsOf(answer).flatMap(expanded), SAID_TABLE)
  const clean = corrected(withDigits(withoutRestarts(replacePhrases(withoutLike(said), FILLER_TABLE))))
  return split(hedged(clean))
    .filter((sentence) => !SARCASM.test(sentence.map(({ lower }) => lower).join(' ')))
    .map((sentence) => dropOpeners(sentence, OPENER_TABLE, SOFT_TABLE))
    .filter((sentence) => sentence.some((bit) => !isMark(bit)))
}

/** Said, and the opposite meant. */
const SARCASM =
  /^(?:oh |well |yeah )*,? ?(?:sure|yeah right|right|great|wow|wonderful|lucky me|fantastic|brilliant|lovely),? (?:because|as if|like|my|i (?:just )?(?:loved|love|adored|enjoyed)|it was (?:so |such )?|what a|another)\b|^(?:oh joy|as if|big surprise|shocker|what a (?:joy|surprise|treat))\b/

const expandedWords = (phrases: readonly string[]): [string, string][] =>
  phrases.map((phrase) => [
    phrase
      .split(' ')
      .flatMap((word) => CONTRACTED.get(word) ?? [word])
      .join(' '),
    '',
  ])

/** Contractions in full; 'd' stays, since only what follows tells 'had' from 'would'. */
function expanded(bit: Bit): Bit[] {
  const word = bit.lower.replaceAll('’', "'")
  const whole = CONTRACTED.get(word)
  if (whole) return whole.map((part, at) => saying(bit, bit.text.startsWith('I') && at === 0 ? 'I' : part))
  const [, stem, end] = /^(.+)'(m|re|ve|ll|d)$/.exec(word) ?? []
  if (stem && end) return [saying(bit, bit.text.slice(0, stem.length)), saying(bit, ENDS[end] ?? end)]
  const [, verb] = /^(.+)n't$/.exec(word) ?? []
  return verb ? [saying(bit, verb), saying(bit, 'not')] : [word === 'i' ? saying(bit, 'I') : bit]
}

const ENDS: Readonly<Record<string, string>> = { m: 'am', re: 'are', ve: 'have', ll: 'will', d: 'would' }
const CONTRACTED = new Map<string, string[]>([
  ["can't", ['can', 'not']],
  ["won't", ['will', 'not']],
  ["i'm", ['i', 'am']],
  ["i'd", ['i', 'would']],
  ["i've", ['i', 'have']],
  ["it's", ['it', 'is']],
  ["that's", ['that', 'is']],
  ["there's", ['there', 'is']],
  ["what's", ['what', 'is']],
  ["let's", ['let', 'us']],
  ["he's", ['he', 'is']],
  ["she's", ['she', 'is']],
])

const FILLER_TABLE = phraseTable(expandedWords(FILLERS))
const OPENER_TABLE = phraseTable(expandedWords(OPENERS))
const SOFT_TABLE = phraseTable(expandedWords(SOFT_OPENERS))
const SAID_TABLE = phraseTable(SAID)

const isNumber = (bit: Bit | undefined): boolean =>
  bit !== undefined && (/^[$€£]?\d/.test(bit.text) || NUMBER_WORD.test(bit.lower))
const NUMBER_WORD =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|half|dozen)(?:-\w+)?$/

/** '5, no, 6 people', 'a hundred houses. No, sorry, it was 64': what was taken back goes. */
function corrected(bits: readonly Bit[]): readonly Bit[] {
  const out: Bit[] = []
  for (let at = 0; at < bits.length; at += 1) {
    const bit = bits[at]
    if (!bit) break
    const noun = isNumber(bit) && !isMark(bits[at + 1]) ? bits[at + 1] : undefined
    const next = isNumber(bit) ? takenBack(bits, noun ? at + 2 : at + 1) : null
    const better = next === null ? undefined : bits[next]
    if (next === null || !better) {
      out.push(bit)
      continue
    }
    const isAgain = noun && bits.slice(next + 1, next + 4).some(({ lower }) => lower === noun.lower)
    out.push(...(noun && !isAgain ? [joined([bit, better], better.text), noun] : [better]))
    at = next
  }
  return out
}

/** Where the better number stands, past 'no, sorry, it was'; null where nothing is taken back. */
function takenBack(bits: readonly Bit[], from: number): number | null {
  let at = from
  const words: string[] = []
  while (isMark(bits[at]) || TAKES_BACK.has(bits[at]?.lower ?? '')) {
    words.push(bits[at]?.lower ?? '')
    at += 1
  }
  return words.some((word) => /^(?:no|sorry|wait|rather|correction)$/.test(word)) && isNumber(bits[at]) ? at : null
}
const TAKES_BACK = new Set([
  'no',
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

/** 'Like' as a filler: between commas, after a form of 'be', before what is counted it means 'about'. */
function withoutLike(bits: readonly Bit[]): readonly Bit[] {
  return bits.flatMap((bit, at) => {
    const [before, after] = [bits[at - 1], bits[at + 1]]
    if (/^(?:right|man|dude|what|say|well|so|like)$/.test(bit.lower) && isMark(before) && (isMark(after) || !after))
      return isNumber(bits[at + 2]) ? [saying(bit, 'about')] : []
    if (bit.lower !== 'like') return [bit]
    if (isMark(before) && isMark(after) && isNumber(bits[at + 2])) return [saying(bit, 'about')]
    if (after?.lower === 'zero') return []
    if (
      isNumber(after) ||
      (/^(?:a|almost|about|around|over|maybe)$/.test(after?.lower ?? '') && isNumber(bits[at + 2]))
    )
      return [saying(bit, 'about')]
    if (isMark(before) && (isMark(after) || !after)) return []
    if (/^(?:was|were|is|am|are|and|so|but|i|we|just|the|a|to|it|then|or|with|by)$/.test(before?.lower ?? 'so'))
      return []
    return [bit]
  })
}

/** Hedges before a number become one honest 'about'. */
function hedged(bits: readonly Bit[]): readonly Bit[] {
  const out: Bit[] = []
  for (const [at, bit] of bits.entries()) {
    const isHedge =
      HEDGES.has(bit.lower) &&
      bits[at + 1]?.text !== '0' &&
      (isNumber(bits[at + 1]) || HEDGES.has(bits[at + 1]?.lower ?? ''))
    if (isHedge && out.at(-1)?.lower === 'about') continue
    if (
      /^(?:maybe|probably|perhaps)$/.test(bit.lower) &&
      !isHedge &&
      bits.slice(at + 1, at + 4).some(({ lower }) => HEDGES.has(lower))
    )
      continue
    if (/^(?:maybe|perhaps|probably)$/.test(bit.lower) && !isHedge) {
      if (bit.lower !== 'probably') out.push(saying(bit, 'possibly'))
      continue
    }
    const isOfThem = isHedge && bits[at + 2]?.lower === 'of' && /^(?:them|these|those)$/.test(bits[at + 3]?.lower ?? '')
    if (isOfThem && out.length > 0 && !isMark(out.at(-1))) out.push(saying(bit, ','))
    out.push(isHedge && /[a-z]/.test(bit.lower) ? saying(bit, 'about') : bit)
  }
  return out.filter(
    ({ lower }, at) =>
      !(lower === 'or' && out[at + 1]?.lower === 'so') && !(lower === 'so' && out[at - 1]?.lower === 'or'),
  )
}
const HEDGES = new Set([
  'about',
  'around',
  'roughly',
  'maybe',
  'probably',
  'perhaps',
  'like',
  'approximately',
  'approx',
  'approx.',
  'circa',
  'say',
  '~',
])

/** 'I I led', 'I was, I was on': said twice, meant once. */
function withoutRestarts(bits: readonly Bit[]): readonly Bit[] {
  const out: Bit[] = []
  for (const bit of bits) {
    const last = out.at(-1)
    if (last && last.lower === bit.lower && /^[a-z]+$/.test(bit.lower) && !/^(?:had|that|very|bye)$/.test(bit.lower)) {
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

const END = /^(?:[.!?;…\n]|\.{2,}|•|\*)+$/u

/** 'about, 90' → 'about 90'. */
const isLoose = (bits: readonly Bit[], at: number): boolean =>
  bits[at]?.text === ',' &&
  ((bits[at - 1]?.lower === 'about' && isNumber(bits[at + 1])) ||
    (bits[at + 1]?.lower === 'about' && /^(?:to|of|for|with|at|by|on|in)$/.test(bits[at - 1]?.lower ?? '')))

function split(bits: readonly Bit[]): readonly (readonly Bit[])[] {
  const sentences: Bit[][] = [[]]
  for (const [at, bit] of bits.entries()) {
    const sentence = sentences.at(-1)
    if (isLoose(bits, at)) continue
    if (bit.text === '?') sentence?.push(bit)
    if (END.test(bit.text)) sentences.push([])
    else if (/^(?:[-–—]+|:)$/.test(bit.text)) sentence?.push(saying(bit, ','))
    else sentence?.push(bit)
  }
  return sentences
}
