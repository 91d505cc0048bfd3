import { saying, type Bit } from '#shared/ai/embedded/bits.ts'
import { verbOf } from '#shared/ai/embedded/verbs.ts'

/** Contractions in full; 'd' stays, since only what follows tells 'had' from 'would'. */
export function expanded(bit: Bit): Bit[] {
  const word = bit.lower.replaceAll('’', "'")
  const whole = CONTRACTED.get(word)
  if (whole) return whole.map((part) => saying(bit, part === 'i' ? 'I' : part))
  const [, stem, end] = /^(.+)'(m|re|ve|ll|d)$/.exec(word) ?? []
  if (stem && end) return [saying(bit, bit.text.slice(0, stem.length)), saying(bit, ENDS[end] ?? end)]
  const [, verb] = /^(.+)n't$/.exec(word) ?? []
  return verb ? [saying(bit, verb), saying(bit, 'not')] : [word === 'i' ? saying(bit, 'I') : bit]
}

const ENDS: Readonly<Record<string, string>> = { m: 'am', re: 'are', ve: 'have', ll: 'will', d: 'would' }

/** Contractions that no rule expands. */
export const CONTRACTED = new Map<string, string[]>([
  ["can't", ['can', 'not']],
  ["ain't", ['is', 'not']],
  ['thats', ['that', 'is']],
  ['theres', ['there', 'is']],
  ['weve', ['we', 'have']],
  ['theyre', ['they', 'are']],
  ['youre', ['you', 'are']],
  ['wouldnt', ['would', 'not']],
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

/** 'When somebody's ill': is; 'somebody's coat' stays whose it is. */
export const isNotWhose = (bits: readonly Bit[]): readonly Bit[] =>
  bits.flatMap((bit, at) => {
    const [, who] = /^((?:some|every|any|no)(?:body|one))['’]s$/.exec(bit.lower) ?? []
    const next = bits[at + 1]?.lower ?? ''
    return who && STATES.test(next) ? [saying(bit, who), saying(bit, 'is')] : [bit]
  })
const STATES =
  /^(?:ill|sick|off|late|away|gone|out|missing|absent|on|in|at|not|always|busy|ready|happy|there|here|\w+ing)$/

/** 'I'd written' is had, not would: what follows tells. */
export const hadNotWould = (bits: readonly Bit[]): readonly Bit[] =>
  bits.map((bit, at) => {
    const next = bits[at + (/^(?:never|already|just|only|not|also)$/.test(bits[at + 1]?.lower ?? '') ? 2 : 1)]
    const forms = verbOf(next?.lower ?? '')?.forms ?? (/..ed$/.test(next?.lower ?? '') ? ['participle' as const] : [])
    // 'By June I'd cut it from 40 to 25'
    const isByThen =
      /^(?:cut|put|set|run|come|become)$/.test(next?.lower ?? '') &&
      bits.slice(Math.max(0, at - 5), at).some(({ lower }) => /^(?:by|within|after|until)$/.test(lower))
    // 'I'd got 31 residents out': a participle where 'gotten' is not said.
    const isHad = next?.lower === 'got' || (forms.includes('participle') && (!forms.includes('base') || isByThen))
    // 'It's been watched'
    const before = bits[at - 1]?.lower ?? ''
    if (bit.lower === 'is' && /^(?:it|that|he|she|there)$/.test(before) && next?.lower === 'been')
      return saying(bit, 'has')
    return bit.lower === 'would' && isHad ? saying(bit, 'had') : bit
  })
