import type { Ask } from '#shared/coach/negotiation/types.ts'

/** Pay that is named in words. */
export type Named =
  | { readonly state: 'none' }
  | { readonly state: 'pay'; readonly amounts: readonly number[] }
  | { readonly state: 'absurd' | 'other-currency' | 'other-period' }

/** Pay lies between a fifth of what they would take at least and three times what they want. */
const LEAST = 0.2
const MOST = 3
/** A bare number is taken for pay nearer to it: '5 years' is none. */
const BARE_LEAST = 0.5

const AMOUNT =
  /(?<![\p{L}\d.,])(-?)\s?([$€£¥₹]|\b[A-Z]{3}\b)?\s?(\d{1,3}(?:[,.' ]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)?)\s?(k\b|thousand\b|mio\b|m\b|million\b)?\s?([$€£¥₹%]|\b(?:USD|EUR|GBP|CHF|JPY|INR|CAD|AUD|NZD|SEK|NOK|DKK|PLN|CZK|BRL|MXN|ZAR)\b|dollars?\b|euros?\b|pounds?\b|francs?\b|percent\b|per cent\b)?\s?([\p{L}]+|\/\s?\p{L}+)?/giu

const UNITS =
  /^(?:years?|months?|weeks?|days?|hours?|people|persons?|clients?|customers?|projects?|times|employees|colleagues|points?|minutes?|sites?|shops?|team|developers?|patients?|yrs?)$/i

/** Reads pay out of words: '55k', '€52,000', '25.50 an hour', '50 to 55k'. Percentages and '5 years' are none. */
export function payIn(text: string, ask: Ask): Named {
  const found = [...text.slice(0, 2_000).matchAll(AMOUNT)].map((match) => read(match, text, ask))
  if (found.includes('other-currency')) return { state: 'other-currency' }
  if (found.includes('other-period')) return { state: 'other-period' }
  if (found.includes('absurd')) return { state: 'absurd' }
  const numbers = found.filter((one) => typeof one === 'number')
  return numbers.length === 0 ? { state: 'none' } : { state: 'pay', amounts: numbers.toSorted((a, b) => a - b) }
}

/** Whether a figure can be meant as pay. */
export const isPlausible = (figure: number, { target, walkAway }: Ask): boolean =>
  Number.isFinite(figure) && figure >= walkAway * LEAST && figure <= target * MOST

function read(
  match: RegExpExecArray,
  text: string,
  ask: Ask,
): number | 'none' | 'absurd' | 'other-currency' | 'other-period' {
  const [whole, minus, before = '', digits = '', scale = '', after = '', unit = ''] = match
  if (/^(?:%|per ?cent)/i.test(after)) return 'none'
  const currency = currencyOf(isCode(before) || /^[^A-Z]$/i.test(before) ? before : '') ?? currencyOf(after)
  if (currency !== undefined && !fits(currency, ask.currency)) return 'other-currency'
  const rest = text.slice(match.index + whole.length - unit.length)
  const period = periodIn(rest)
  const isMarked = currency !== undefined || scale !== ''
  if (!isMarked && period === undefined && UNITS.test(unit)) return 'none'
  if (period !== undefined && period !== ask.period && (isMarked || numberOf(digits) >= 100)) return 'other-period'
  const plain = numberOf(digits) * factorOf(scale)
  if (minus === '-' && match.index === text.search(/\S/)) return 'absurd'
  // '55' where pay is talked about in tens of thousands, and '50 to 55k'.
  const isShort = scale === '' && plain < 1_000 && ask.target >= 10_000 && isPlausible(plain * 1_000, ask)
  const isAlone = unit === '' || /^(?:to|and|or|a|per|but|then|please|would|is|for|if)$/i.test(unit)
  const figure = isShort && isAlone ? plain * 1_000 : plain
  if (isMarked || period !== undefined) return isPlausible(figure, ask) ? figure : 'absurd'
  if (figure >= ask.walkAway * BARE_LEAST && figure <= ask.target * MOST) return figure
  return /^[\s\d.,'-]+$/.test(text) || figure > ask.target * MOST ? 'absurd' : 'none'
}

const isCode = (word: string): boolean => currencyOf(word) !== undefined

/** '52,000.50', '52.000,50', "52'000" and '52 000'. */
function numberOf(digits: string): number {
  const [, whole = digits, cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? []
  return Number(`${whole.replaceAll(/[^\d]/g, '')}.${cents || '0'}`)
}

const factorOf = (scale: string): number => (/^(?:k|thousand)/i.test(scale) ? 1_000 : /^m/i.test(scale) ? 1_000_000 : 1)

const SIGNS: Readonly<Record<string, string>> = {
  $: '$',
  dollar: '$',
  dollars: '$',
  '€': 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  '£': 'GBP',
  pound: 'GBP',
  pounds: 'GBP',
  '¥': '¥',
  '₹': 'INR',
  franc: 'CHF',
  francs: 'CHF',
}
const CODES = new Set('USD EUR GBP CHF JPY INR CAD AUD NZD SEK NOK DKK PLN CZK BRL MXN ZAR CNY HKD SGD'.split(' '))
const DOLLARS = new Set('USD CAD AUD NZD HKD SGD MXN'.split(' '))

const currencyOf = (word: string): string | undefined =>
  SIGNS[word.toLowerCase()] ?? (CODES.has(word.toUpperCase()) ? word.toUpperCase() : undefined)

const fits = (meant: string, own: string): boolean =>
  meant === own ||
  (meant === '$' && DOLLARS.has(own)) ||
  (meant === '¥' && (own === 'JPY' || own === 'CNY')) ||
  currencyOf(own) === meant

function periodIn(rest: string): Ask['period'] | undefined {
  const [, word = ''] =
    /^\s*(?:an?|per|\/|each|every)?\s*(hour|hourly|month|monthly|year|yearly|annum|annually)\b/i.exec(rest) ?? []
  const isSaid = /^\s*(?:an?\b|per\b|\/|each\b|every\b)/i.test(rest) || /ly$/i.test(word)
  if (word === '' || !isSaid) return undefined
  return /^h/i.test(word) ? 'hour' : /^m/i.test(word) ? 'month' : 'year'
}
