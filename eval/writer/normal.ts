/*
 * One form for what can be written in several ways, so that a line can be compared with what was said. It shares nothing
 * with the writer on purpose: a judge that normalises like the writer confirms the writer's mistakes.
 */
import { remembered } from '../remembered.ts'

/** The text in lower case, with numbers as digits and units, currencies and ranges in one form each. */
export const normal = remembered((text: string): string =>
  withUnits(withDigits(withSigns(text)))
    .replaceAll(/\s+/g, ' ')
    .trim(),
)

/** Is the term in the text as whole words? See types.ts for '^' and '*'. */
export function says(text: string, term: string): boolean {
  const whole = normal(text)
  const anchored = term.startsWith('^')
  const stem = term.endsWith('*')
  const core = normal(term.slice(anchored ? 1 : 0, stem ? -1 : undefined))
  if (core === '') throw new Error(`No words in the term '${term}'.`)
  for (let at = whole.indexOf(core); at !== -1; at = whole.indexOf(core, at + 1)) {
    const before = whole.slice(0, at)
    const after = whole.slice(at + core.length)
    if ((anchored ? /^\W*$/.test(before) : begins(before, core)) && (stem || ends(after, core))) return true
  }
  return false
}

/** The numbers of a text with currency and percent: '$7000', '30%', '4.5'. Digits inside a name (S3, B2B) are none. */
export function numbersIn(text: string): readonly string[] {
  return normal(text).match(/(?<![\p{L}\p{N}.])[$€£]?\d+(?:\.\d+)?[%x]?(?![\p{L}\p{N}])/gu) ?? []
}

// A pattern for each term would be shorter, but compiling thousands of them takes seconds.
function begins(before: string, core: string): boolean {
  if (/[\p{L}\p{N}]$/u.test(before)) return false
  return !(/^\d/.test(core) && /(?:[$€£]|\d[.,])$/.test(before))
}

/** 'C' is neither in 'C++' nor in 'C#', '30' is not in '30%', '4' not in '4.5', but in '4 times', which became '4x'. */
function ends(after: string, core: string): boolean {
  if (/\d$/.test(core) && /^x(?![\p{L}\p{N}])/u.test(after)) return true
  if (/^[\p{L}\p{N}]/u.test(after)) return false
  return !(/\d$/.test(core) ? /^(?:%|[.,]\d)/ : /^[+#]/).test(after)
}

function withSigns(text: string): string {
  return text
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/(\d)M\b/g, '$1 million')
    .toLowerCase()
    .replaceAll(/([$€£]\s?\d+(?:\.\d+)?)m\b/g, '$1 million')
    .replaceAll(/(\d)\s?(?:k|grand)\b/g, '$1 thousand')
    .replaceAll(
      /(?<=\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|teen|ty|hundred) |(?:teen|ty) )grand\b/g,
      'thousand',
    )
    .replaceAll(/(\d),(?=\d{3}\b)/g, '$1')
}

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const SCALES: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, million: 1_000_000, dozen: 12 }
const ATOM = String.raw`(?:\d+(?:\.\d+)?|${[...SMALL, ...TENS, ...Object.keys(SCALES)].join('|')})`
const NUMBER = new RegExp(
  String.raw`(?<![\p{L}\p{N}.])(?:an?\s)?${ATOM}(?:(?:\s|-(?!\d)|\sand\s)${ATOM})*(?![\p{L}\p{N}])`,
  'gu',
)

function withDigits(text: string): string {
  return text.replaceAll(NUMBER, (found) => numerals(found.split(/[\s-]+/)))
}

/** Adds up the words of a number; a word that cannot go on the number before it begins the next. */
function numerals(words: readonly string[]): string {
  const article = words[0] === 'a' || words[0] === 'an'
  const scaled = words[1] !== undefined && words[1] in SCALES
  const heap: Sum[] = []
  for (const word of article ? words.slice(1) : words) add(heap, word)
  return (article && !scaled ? `${words[0]} ` : '') + heap.map(textOf).join(' ')
}

type Sum = { done: number; open: number; digits: boolean; and: boolean }
const textOf = ({ done, open, and }: Sum) => `${String(done + open)}${and ? ' and' : ''}`

function add(heap: Sum[], word: string): void {
  const last = heap.at(-1)
  if (word === 'and') {
    if (last) last.and = true
    return
  }
  const scale = SCALES[word]
  if (scale !== undefined) {
    if (!last || last.and)
      heap.push({
        done: scale === 100 || scale === 12 ? 0 : scale,
        open: scale < 1000 ? scale : 0,
        digits: false,
        and: false,
      })
    else grow(last, scale)
    return
  }
  const value = valueOf(word)
  if (last && goesOn(last, value, /\d/.test(word))) {
    last.open = last.open === 20 && value >= 10 ? 2000 + value : last.open === 19 ? 1900 + value : last.open + value
    last.and = false
  } else heap.push({ done: 0, open: value, digits: /\d/.test(word), and: false })
}

function grow(sum: Sum, scale: number): void {
  const open = Math.round((sum.open || 1) * scale * 100) / 100
  if (scale < 1000) sum.open = open
  else [sum.done, sum.open] = [sum.done + open, 0]
  sum.digits = false
}

/** 'Twenty' goes on with 'five', 'hundred' with 'twenty', 'thousand' with anything smaller, 'twenty' with '21' as a year. */
function goesOn({ done, open, digits, and }: Sum, value: number, isDigits: boolean): boolean {
  if (digits || isDigits) return false
  if (open === 0) return done >= 1000 && value < 1000
  if (open % 100 === 0) return value < 100
  if (and) return false
  if ((open === 20 || open === 19) && value >= 10 && value < 100) return true
  return open % 100 >= 20 && open % 10 === 0 && value > 0 && value < 10
}

function valueOf(word: string): number {
  if (/\d/.test(word)) return Number(word)
  const small = SMALL.indexOf(word)
  return small === -1 ? (TENS.indexOf(word) + 2) * 10 : small
}

const CURRENCIES = Object.entries({ $: 'dollars?|usd|bucks', '€': 'euros?|eur', '£': 'pounds?|quid|gbp' }).map(
  ([sign, words]) => ({
    sign,
    after: new RegExp(String.raw`(\d+(?:\.\d+)?)(?:\s(?:${words})\b|\s?\${sign})`, 'g'),
    before: new RegExp(String.raw`\b(?:${words})\s(?=\d)|\${sign}\s(?=\d)`, 'g'),
  }),
)
const UNITS = Object.entries({
  second: 'seconds?|secs?|s',
  minute: 'minutes?|mins?',
  hour: 'hours?|hrs?|h',
  day: 'days?',
  week: 'weeks?|wks?',
  month: 'months?',
  year: 'years?|yrs?',
  kg: 'kg|kgs|kilos?|kilograms?',
  km: 'km|kms|kilometers?|kilometres?',
  ton: 'tons?|tonnes?',
}).map(([unit, words]) => ({ unit, counted: new RegExp(String.raw`(\d)[\s-]?(?:${words})\b`, 'g') }))

function withUnits(text: string): string {
  const counted = CURRENCIES.reduce(
    (so, { sign, after, before }) =>
      so.replaceAll(after, (_, amount: string) => sign + amount).replaceAll(before, () => sign),
    text.replaceAll(/(\d+) and a half\b/g, '$1.5').replaceAll(/(\d)\spoint\s(\d)/g, '$1.$2'),
  )
  return UNITS.reduce((so, { unit, counted: found }) => so.replaceAll(found, `$1 ${unit}`), counted)
    .replaceAll(/(\d)\s?(?:percent|per cent|pct|%)/g, '$1%')
    .replaceAll(/(\d)\s(?:times\b(?! an?\b| per\b)|x\b)/g, '$1x')
    .replaceAll(/(\d%?)\s?(?:->?|to)\s?(?=[$€£]?\d)/g, '$1-')
    .replaceAll(/(\d)(?=-\d+(?:\.\d+)?%)/g, '$1%')
    .replaceAll(/(\d)-(?=[a-z])/g, '$1 ')
}
