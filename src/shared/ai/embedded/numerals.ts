import { joined, type Bit, lowerText } from '#shared/ai/embedded/bits.ts'
import { MONEY, MONEY_TALK, poundsAt, signAt, type Sign } from '#shared/ai/embedded/number-signs.ts'

const UNITS = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value]),
)
const TENS = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, at) => [word, (at + 2) * 10]),
)
const SCALES = new Map([
  ['hundred', 100],
  ['thousand', 1000],
])
/** Too large for digits alone: '2 million' is read more easily. */
const LARGE = new Set(['million', 'billion'])
/** 'In twenty twenty-one'. */
const BEFORE_YEAR = /^(?:in|since|from|until|till|by|to|and|between|during|of|summer|spring|early|late|mid)$/

/** Writes numbers said in words as digits, percents and currencies with their sign; values stay. A lone 'one' is no number. */
export function withDigits(bits: readonly Bit[]): readonly Bit[] {
  const isMoney = MONEY_TALK.test(lowerText(bits))
  const out: Bit[] = []
  for (let at = 0; at < bits.length;) {
    // 'Six Sigma' is a method.
    const isNamed =
      bits[at + 1]?.lower === 'sigma' ||
      // 'A quarter of a million'
      (bits[at]?.lower === 'a' &&
        /^(?:quarter|third|half)s?$/.test(bits[at - 2]?.lower ?? '') &&
        bits[at - 1]?.lower === 'of')
    const read = isNamed ? null : (yearAt(bits, at) ?? rangeAt(bits, at) ?? numberAt(bits, at))
    if (!read) {
      out.push(...bits.slice(at, at + 1))
      at += 1
      continue
    }
    const isRange = out.at(-1)?.lower === 'to' && /^\d[\d,.]*$/.test(out.at(-2)?.text ?? '')
    const sign: Sign | null =
      isRange && MONEY[bits[at + read.length]?.lower ?? '']
        ? null
        : (signAt(bits, at + read.length) ?? (isMoney ? poundsAt(bits, at + read.length) : null))
    const shown = `${sign?.before ?? ''}${read.shown}${sign?.after ?? ''}`
    const length = read.length + (sign ? sign.length : 0)
    out.push(joined(bits.slice(at, at + length), shown))
    at += length
  }
  return out
}

type Read = { readonly shown: string; readonly length: number }

function yearAt(bits: readonly Bit[], at: number): Read | null {
  const [century, rest] = [bits[at]?.lower, bits[at + 1]?.lower ?? '']
  if (century !== 'twenty' && century !== 'nineteen') return null
  if (!BEFORE_YEAR.test(bits[at - 1]?.lower ?? '')) return null
  const parts = rest.split('-')
  const next = bits[at + 2]?.lower ?? ''
  const tens = TENS.get(parts[0] ?? '') ?? UNITS.get(parts[0] ?? '')
  if (tens === undefined || tens < 10) return null
  const unit = parts[1] ? UNITS.get(parts[1]) : tens >= 20 ? UNITS.get(next) : undefined
  const used = parts[1] || unit === undefined || unit === 0 || unit > 9 ? 2 : 3
  return {
    shown: `${century === 'twenty' ? 20 : 19}${tens + (unit !== undefined && unit < 10 ? unit : 0)}`,
    length: used,
  }
}

/** 'Three to four hundred' begins with 300. */
function rangeAt(bits: readonly Bit[], at: number): Read | null {
  const [from, to] = [smallValue(bits[at]?.lower ?? ''), smallValue(bits[at + 2]?.lower ?? '')]
  const scale = SCALES.get(bits[at + 3]?.lower ?? '')
  const isRange =
    /^(?:to|or)$/.test(bits[at + 1]?.lower ?? '') ||
    (bits[at + 1]?.lower === 'and' && bits[at - 1]?.lower === 'between')
  return isRange && scale && from && to && from < to ? { shown: grouped(from * scale), length: 1 } : null
}

function numberAt(bits: readonly Bit[], from: number): Read | null {
  let [at, total, part, hasDigits] = [from, 0, 0, false]
  const first = bits[from]?.lower ?? ''
  // 'Point three' with nothing before it is less than one: it stays in words.
  if (
    bits[from - 1]?.lower === 'point' &&
    !/^\d/.test(bits[from - 2]?.text ?? '') &&
    smallValue(bits[from - 2]?.lower ?? '') === null
  )
    return null
  if (/^[$€£]?\d/.test(first)) return numeralAt(bits, from)
  const isArticle =
    (first === 'a' || first === 'an') && /^(?:hundred|thousand|million|billion)$/.test(bits[from + 1]?.lower ?? '')
  if (isArticle) [at, part] = [from + 1, 1]
  for (; at < bits.length; at += 1) {
    const word = bits[at]?.lower ?? ''
    const value = smallValue(word)
    const scale = SCALES.get(word)
    if (value !== null) {
      if (hasDigits && !(part % 100 === 0 || (part % 100 >= 20 && part % 10 === 0 && value < 10))) break
      part += value
      hasDigits = true
    } else if (scale && (hasDigits || isArticle)) {
      if (scale === 100) part = Math.max(1, part) * 100
      else [total, part] = [total + Math.max(1, part) * scale, 0]
    } else if (word === 'and' && part >= 100 && smallValue(bits[at + 1]?.lower ?? '') !== null && part % 100 === 0)
      continue
    else break
  }
  const length = at - from
  const value = total + part
  if (length === 0 || (!hasDigits && !isArticle)) return null
  if (/^(?:thirds|quarters|fifths|tenths)$/.test(bits[at]?.lower ?? '')) return null
  const decimals = bits[at]?.lower === 'point' ? decimalsAt(bits, at + 1) : null
  const half =
    bits
      .slice(at, at + 3)
      .map(({ lower }) => lower)
      .join(' ') === 'and a half'
  const end = at + (decimals ? 1 + decimals.length : half ? 3 : 0)
  const times = (decimals || half) && SCALES.get(bits[end]?.lower ?? '')
  if (times)
    return {
      shown: grouped(Number(`${value}${decimals ? `.${decimals.shown}` : '.5'}`) * times),
      length: end + 1 - from,
    }
  const large = LARGE.has(bits[end]?.lower ?? '')
  const isThing = /^(?:an?|the|this|that|new|old|other|own|big|small|good|better|second|each|every)$/.test(
    bits[from - 1]?.lower ?? '',
  )
  const isShare =
    !isThing &&
    bits[end]?.lower === 'in' &&
    isShareOf(bits[end + 1]?.lower ?? '') &&
    // 'I sold one in 4 hours'
    !/^(?:second|minute|hour|day|week|month|year)s?$/.test(bits[end + 2]?.lower ?? '')
  if (value === 1 && length === 1 && !decimals && !half && !large && !isShare && !signAt(bits, end)) return null
  const shown = `${grouped(value)}${decimals ? `.${decimals.shown}` : half ? '.5' : ''}`
  return large ? { shown: `${shown} ${bits[end]?.lower}`, length: end + 1 - from } : { shown, length: end - from }
}

/** '12 k' → '12k', '3 million' stays together for its sign. */
function numeralAt(bits: readonly Bit[], at: number): Read | null {
  const [shown = '', next = ''] = [bits[at]?.text, bits[at + 1]?.lower]
  if (!/^[$€£]?\d[\d.,]*$/.test(shown)) return null
  if (next === 'k' || next === 'grand') return { shown: `${shown}k`, length: 2 }
  if (LARGE.has(next)) return { shown: `${shown} ${next}`, length: 2 }
  if (next === 'thousand' && /^\d+(?:\.\d+)?$/.test(shown)) return { shown: grouped(Number(shown) * 1000), length: 2 }
  return signAt(bits, at + 1) || /^(?:pounds|quid)$/.test(next) ? { shown, length: 1 } : null
}

/** 'One in twenty'; 'one in 2021' is another thing. */
const isShareOf = (word: string): boolean => (smallValue(word) ?? 0) > 1 || /^\d{1,2}$/.test(word)

function decimalsAt(bits: readonly Bit[], at: number): Read | null {
  const values: number[] = []
  for (let next = at; ; next += 1) {
    const value = UNITS.get(bits[next]?.lower ?? '')
    if (value === undefined || value > 9) break
    values.push(value)
  }
  return values.length > 0 ? { shown: values.join(''), length: values.length } : null
}

function smallValue(word: string): number | null {
  const [tens, unit, ...more] = word.split('-')
  const ten = TENS.get(tens ?? '')
  if (unit === undefined) return ten ?? UNITS.get(word) ?? null
  const one = UNITS.get(unit)
  return ten !== undefined && one !== undefined && one > 0 && one < 10 && more.length === 0 ? ten + one : null
}

const grouped = (value: number): string => value.toLocaleString('en-US')
