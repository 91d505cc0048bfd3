import { isMark, saying, type Bit } from '#shared/ai/embedded/bits.ts'

/** 'Like' as a filler: between commas, after a form of 'be', before what is counted it means 'about'. */
export function withoutLike(bits: readonly Bit[]): readonly Bit[] {
  return bits.flatMap((bit, at) => {
    const [before, after] = [bits[at - 1], bits[at + 1]]
    if (/^(?:right|man|dude|what|say|well|so|like)$/.test(bit.lower) && isMark(before) && (isMark(after) || !after))
      return isNumber(bits[at + 2]) ? [saying(bit, 'about')] : []
    // 'Something like 10', 'somewhere around 10'
    const isVague = /^some(?:thing|where)$/.test(bit.lower) && /^(?:like|around|about)$/.test(after?.lower ?? '')
    if (isVague && isNumber(bits[at + 2])) return []
    if (/^(?:though|either)$/.test(bit.lower) && (isMark(after) || !after)) return []
    // 'I signed it, like 140 others'
    if (bit.lower === 'like' && /^others?$/.test(bits[at + 2]?.lower ?? '')) return [bit]
    if (bit.lower !== 'like') return [bit]
    if (isMark(before) && isMark(after) && isNumber(bits[at + 2])) return [saying(bit, 'about')]
    if (after?.lower === 'zero') return []
    if (
      isNumber(after) ||
      (/^(?:a|almost|about|around|over|maybe)$/.test(after?.lower ?? '') && isNumber(bits[at + 2]))
    )
      return [saying(bit, 'about')]
    if (isMark(before) && (isMark(after) || !after)) return []
    // 'Wrote it like a letter'
    if (/^(?:it|them)$/.test(before?.lower ?? '') && /^(?:an?|the|my|our)$/.test(after?.lower ?? '')) return [bit]
    if (
      /^(?:was|were|is|am|are|and|so|but|i|we|just|the|a|to|it|then|or|with|by|for|of|in|on|at|from|had|have|did|do)$/.test(
        before?.lower ?? 'so',
      )
    )
      return []
    return [bit]
  })
}

/** 'I served, I don't know, 90 meals': about that many. Where no number follows, nothing is meant by it. */
export function withoutDoubt(bits: readonly Bit[]): readonly Bit[] {
  const at = bits.findIndex(
    (bit, place) =>
      (isMark(bit) || bit.lower === 'and') &&
      DOUBT.test(textFrom(bits, place + 1)) &&
      isMark(bits[doubtEnd(bits, place + 1)]),
  )
  const comma = bits[at]
  if (at < 1 || !comma) return bits
  const end = doubtEnd(bits, at + 1)
  const rest = withoutDoubt(bits.slice(end + 1))
  const isCount = isNumber(rest[0]) && bits[end]?.text === ','
  const before = bits.slice(0, isMark(comma) ? at : at + 1)
  return isCount ? [...before, saying(comma, 'about'), ...rest] : [...before, ...bits.slice(end, end + 1), ...rest]
}
const DOUBT = /^(?:i do not know|i dunno|dunno|i am not sure|do not know)\b/
const textFrom = (bits: readonly Bit[], from: number): string =>
  bits
    .slice(from, from + 4)
    .map(({ lower }) => lower)
    .join(' ')
const doubtEnd = (bits: readonly Bit[], from: number): number =>
  from + (DOUBT.exec(textFrom(bits, from))?.[0].split(' ').length ?? 0)

/** 'I think I trained 14 nurses', 'I would say a hundred': about that many. */
export function doubtedNumbers(bits: readonly Bit[]): readonly Bit[] {
  return bits.flatMap((bit, at) => {
    const before = bits.slice(Math.max(0, at - MOST_BETWEEN), at)
    const last = before.findLastIndex((one) => isMark(one) && one.text !== ',')
    const said = before.slice(last + 1)
    const from = said.findLastIndex(({ lower }, place) => lower === 'i' && THINKS.test(textFrom(said, place)))
    const isFirst = from >= 0 && !said.slice(from).some(isNumber)
    const isExact =
      (HEDGES.has(bits[at - 1]?.lower ?? '') && !THINKS.test(textFrom(bits, at - 3))) ||
      /^(?:than|over|under|the|level|number|at|in|since|from|a|all)$/.test(bits[at - 1]?.lower ?? '')
    const isYear = /^(?:19|20)\d\d$/.test(bit.text)
    return isNumber(bit) && isFirst && !isExact && !isYear ? [saying(bit, 'about'), bit] : [bit]
  })
}
const THINKS = /^i (?:think|believe|suppose|reckon|guess|would (?:say|guess))\b/
/** Words between a doubt and the number that it is of. */
const MOST_BETWEEN = 7

/** 'The whole budget, not only the paper': what is more than that is told already. 'Not only …, but' means both. */
export function withoutNotOnly(bits: readonly Bit[]): readonly Bit[] {
  const at = bits.findIndex(
    ({ lower }, place) =>
      lower === 'not' && isMark(bits[place - 1]) && /^(?:only|just|merely)$/.test(bits[place + 1]?.lower ?? ''),
  )
  const end = bits.findIndex((bit, place) => place > at && isMark(bit))
  const to = end < 0 ? bits.length : end
  const isBoth = bits.slice(at, to + 3).some(({ lower }) => /^(?:but|also)$/.test(lower))
  return at < 1 || isBoth ? bits : [...bits.slice(0, at - 1), ...bits.slice(to)]
}

/** 'Not only sold but also …', 'not just …, also …': both were done. Without a word for 'too' it may be a denial, and stays one. */
export function withoutNotOnlyAlso(bits: readonly Bit[]): readonly Bit[] {
  return bits.filter((_, at) => !isNotOnly(bits, at) && !isNotOnly(bits, at - 1))
}
const isNotOnly = (bits: readonly Bit[], at: number): boolean => {
  if (bits[at]?.lower !== 'not' || !/^(?:only|just|merely)$/.test(bits[at + 1]?.lower ?? '')) return false
  const end = bits.findIndex(({ text }, place) => place > at && /^[.!?;\n]/.test(text))
  return bits
    .slice(at, end < 0 ? bits.length : end)
    .some(
      ({ lower }, place, all) =>
        /^(?:also|too|but)$/.test(lower) || (lower === 'well' && all[place - 1]?.lower === 'as'),
    )
}

/** '110 or so', '15 of them or thereabouts': the hedge goes before its number. */
export function hedgedFirst(bits: readonly Bit[]): readonly Bit[] {
  const at = bits.findIndex(
    ({ lower }, place) => lower === 'or' && /^(?:so|thereabouts)$/.test(bits[place + 1]?.lower ?? ''),
  )
  let from = bits.slice(Math.max(0, at - 5), Math.max(0, at)).findLastIndex(isNumber) + Math.max(0, at - 5)
  if (at < 1 || !isNumber(bits[from]) || bits.slice(from, at).some(isMark)) return bits
  while (isNumber(bits[from - 1])) from -= 1
  const number = bits[from]
  const isHedged = HEDGES.has(bits[from - 1]?.lower ?? '')
  return [
    ...bits.slice(0, from),
    ...(number && !isHedged ? [saying(number, 'about')] : []),
    ...bits.slice(from, at),
    ...hedgedFirst(bits.slice(at + 2)),
  ]
}

/** Hedges before a number become one honest 'about'. */
export function hedged(bits: readonly Bit[]): readonly Bit[] {
  const out: Bit[] = []
  for (const [at, bit] of bits.entries()) {
    // 'Something like 40'
    const isVague = bit.lower === 'something' && HEDGES.has(bits[at + 1]?.lower ?? '') && isNumber(bits[at + 2])
    if (isVague) continue
    // 'A good 40 pallets': that many, and rather more.
    if (isGood(bits, at)) continue
    if (isGood(bits, at - 1)) {
      out.push(saying(bit, 'at'), saying(bit, 'least'))
      continue
    }
    const isHedge =
      HEDGES.has(bit.lower) &&
      bits[at + 1]?.text !== '0' &&
      !(bit.lower === 'like' && bits[at + 2]?.lower === 'others') &&
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
    // 'I pick orders, maybe 80 of them', and not 'I wrote maybe 60 of them'.
    const isAfterVerb = /^(?:i|we)$/.test(out.at(-2)?.lower ?? '')
    if (isOfThem && out.length > 0 && !isMark(out.at(-1)) && !isAfterVerb) out.push(saying(bit, ','))
    if (bit.text === ',' && isLooseHedge(bits, at - 1)) continue
    if (isLooseHedge(bits, at)) {
      if (out.at(-1)?.text === ',') out.pop()
      continue
    }
    // '90 or so weddings', '20 people or so', '40 a day, roughly': no exact number.
    const isOrSo = /^[$€£]?\d/.test(bit.text) && isHedgedAfter(bits, at)
    if (isOrSo && !/^(?:about|over|under|than|or|to|least)$/.test(out.at(-1)?.lower ?? ''))
      out.push(saying(bit, 'about'))
    out.push(isHedge && /[a-z]/.test(bit.lower) ? saying(bit, 'about') : bit)
  }
  return out.filter(
    ({ lower }, at) =>
      !(lower === 'or' && out[at + 1]?.lower === 'so') && !(lower === 'so' && out[at - 1]?.lower === 'or'),
  )
}
const isOrSoAt = (bits: readonly Bit[], at: number): boolean => bits[at]?.lower === 'or' && bits[at + 1]?.lower === 'so'
/** A hedge between marks: ', roughly,'. */
const isLooseHedge = (bits: readonly Bit[], at: number): boolean =>
  /^(?:roughly|about|around|approximately|approx|circa)$/.test(bits[at]?.lower ?? '') &&
  isMark(bits[at - 1]) &&
  (isMark(bits[at + 1]) || !bits[at + 1]) &&
  !isNumber(bits[at + 2])

/** Whether a number is made inexact by what follows it, before any other number or end. */
function isHedgedAfter(bits: readonly Bit[], from: number): boolean {
  for (let at = from + 1; at < from + 6 && at < bits.length; at += 1) {
    if (isNumber(bits[at]) || /^[.!?;\n]/.test(bits[at]?.text ?? '')) return false
    if (isLooseHedge(bits, at) || (isOrSoAt(bits, at) && at < from + 5)) return true
  }
  return false
}
const isGood = (bits: readonly Bit[], at: number): boolean =>
  bits[at]?.lower === 'a' && bits[at + 1]?.lower === 'good' && isNumber(bits[at + 2])
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

/** Digits, or a number said in a word. */
export const isNumber = (bit: Bit | undefined): boolean =>
  bit !== undefined && (/^[$€£]?\d/.test(bit.text) || NUMBER_WORD.test(bit.lower))
const NUMBER_WORD =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|half|dozen)(?:-\w+)?$/
