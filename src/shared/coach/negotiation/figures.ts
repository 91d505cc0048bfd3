import type { Ask } from '#shared/coach/negotiation/types.ts'

/** A figure as it was written: '€52,000', '55k', '25.50 an hour', '30%'. */
export type Figure = {
  readonly value: number
  /** As in ISO 4217, or the symbol that several currencies share: 'EUR', '$'; undefined when not given. */
  readonly currency: string | undefined
  readonly period: Ask['period'] | undefined
  /** '55k' and '2 million', which are no bare numbers. */
  readonly isScaled: boolean
  readonly isPercent: boolean
  readonly isNegative: boolean
  readonly digits: string
  /** Where it ends, its currency included; the text before it, and all that follows. */
  readonly end: number
  readonly before: string
  readonly after: string
}

const AFTER_CURRENCY =
  '[$€£¥₹]|\\b(?:USD|EUR|GBP|CHF|JPY|INR|CAD|AUD|NZD|SEK|NOK|DKK|PLN|CZK|BRL|MXN|ARS|CLP|COP|UYU|ZAR)\\b|kr\\b|zł|kč|dollars?\\b|d[oó]lar(?:es)?\\b|euros?\\b|pounds?\\b|libras?\\b|francs?\\b|francos?\\b|franken\\b|pesos?\\b|%|percent\\b|per cent\\b'
const AMOUNT = new RegExp(
  String.raw`(?<![\p{L}\d.,])(-?)\s?([$€£¥₹]|\b[A-Z]{3}\b)?\s?` +
    String.raw`(\d{1,3}(?:[,.' ]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d{1,2}(?:,\d{2})+,\d{3}|\d+(?:[.,]\d+)?)` +
    String.raw`\s?((?:k|thousand|grand(?! m)|tsd\b\.?|tausend|mille|mil|mio\b\.?|m|millionen|millones|millón|millions?)(?!\p{L})|t(?=\s?(?:€|eur\b)))?\s?(${AFTER_CURRENCY})?`,
  'giu',
)

/** All figures of a text, in their order. */
export function figuresIn(words: string): readonly Figure[] {
  const text = plainMarks(words)
  return [...text.matchAll(AMOUNT)].map((match) => {
    const [whole, minus, first = '', digits = '', scale = '', last = ''] = match
    const end = match.index + whole.trimEnd().length
    const after = text.slice(end)
    // A word in front that is no currency belongs to the sentence: 'for 60,000'.
    const before = text.slice(0, match.index) + minus + (currencyOf(first) === undefined ? first : '')
    return {
      value: numberOf(digits, scale !== '') * factorOf(scale),
      currency: currencyOf(first) ?? currencyOf(last),
      period: periodIn(after),
      isScaled: scale !== '',
      isPercent: /^(?:%|per ?cent)/i.test(last),
      isNegative: minus === '-' && before.trim() === '-',
      digits,
      end,
      before: `${before.trimEnd()} `,
      after,
    }
  })
}

/** Whether a symbol can mean the candidate's currency: '$' can mean CAD. */
export const isCurrency = (meant: string, own: string): boolean =>
  meant === own ||
  (meant === '$' && DOLLARS.has(own)) ||
  (meant === '¥' && (own === 'JPY' || own === 'CNY')) ||
  (meant === 'kr' && CROWNS.has(own)) ||
  currencyOf(own) === meant

/** What keyboards and phones write for an apostrophe and a space within a number, and '18 euros 50' as it is said. */
const plainMarks = (text: string): string =>
  text
    .replaceAll(/[’‘´`]/g, "'")
    .replaceAll(/[\u00a0\u2009\u202f]/g, ' ')
    .replaceAll(SPOKEN_CENTS, '$1,$3 $2')
const SPOKEN_CENTS =
  /(?<![\d.,])(\d{1,3}) (euros?) (\d\d)(?=$|[^\p{L}\d\s%]|\s(?:an?|per|die|pro|in|brutto|netto|de|par|la|por)\s)/giu

/** '52,000.50', '52.000,50', "52'000", '52 000' and '6,00,000'; before 'k' a single separator is decimal: '60.125k'. */
function numberOf(digits: string, isScaled: boolean): number {
  const isGrouped = /^\d{1,3}(?:[,.' ]\d{3})+(?:[.,]\d{1,2})?$|^\d{1,2}(?:,\d{2})+,\d{3}$/.test(digits)
  if (!isGrouped || (isScaled && /^\d+[.,]\d+$/.test(digits))) return Number(digits.replace(',', '.'))
  const [, whole = digits, cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? []
  return Number(`${whole.replaceAll(/[^\d]/g, '')}.${cents || '0'}`)
}

const factorOf = (scale: string): number =>
  /^(?:k|t|grand|mille$|mil$)/i.test(scale) ? 1_000 : /^m/i.test(scale) ? 1_000_000 : 1

const SIGNS: Readonly<Record<string, string>> = {
  $: '$',
  dollar: '$',
  dollars: '$',
  dólar: '$',
  dolar: '$',
  dólares: '$',
  dolares: '$',
  peso: '$',
  pesos: '$',
  '€': 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  '£': 'GBP',
  pound: 'GBP',
  pounds: 'GBP',
  libra: 'GBP',
  libras: 'GBP',
  '¥': '¥',
  '₹': 'INR',
  franc: 'CHF',
  francs: 'CHF',
  franken: 'CHF',
  franco: 'CHF',
  francos: 'CHF',
  kr: 'kr',
  zł: 'PLN',
  kč: 'CZK',
}
const CODES = new Set(
  'USD EUR GBP CHF JPY INR CAD AUD NZD SEK NOK DKK PLN CZK BRL MXN ARS CLP COP UYU ZAR CNY HKD SGD'.split(' '),
)
/** Currencies written with a dollar sign, including 'R$' and pesos. */
const DOLLARS = new Set('USD CAD AUD NZD HKD SGD MXN BRL ARS CLP COP UYU'.split(' '))
const CROWNS = new Set('SEK NOK DKK'.split(' '))

const currencyOf = (word: string): string | undefined =>
  SIGNS[word.toLowerCase()] ?? (CODES.has(word.toUpperCase()) ? word.toUpperCase() : undefined)

/** 'an hour', '/mo', 'yearly', 'gross per year', 'im Jahr', "de l'heure", 'al mes'; '5000 hours' names none. */
export const PERIOD = new RegExp(
  String.raw`^\s*(?:(?:gross|net|before tax|brutto|netto|bruts?|nets?|brutos?|netos?)\s+)?(?:` +
    String.raw`(?:an?|per|each|every)\s+(hour|month|year|annum)\b|` +
    String.raw`(?:im|pro|je|in der|die)\s+(stunde|monat|jahr)\b|` +
    String.raw`(?:par\s|de l'|à l')(heure|mois|an)\b|` +
    String.raw`(?:al|por|a la|la)\s+(hora|mes|año)\b|` +
    String.raw`\/\s?(hour|hr|h|month|monat|mois|mes|mo|year|jahr|an|año|yr|std)\b|` +
    String.raw`(hourly|stündlich|monthly|monatlich|mensuels?|mensual(?:es)?|yearly|annually|jährlich|annuels?|anual(?:es)?|p\.\s?a\.|pa\b))`,
  'i',
)

function periodIn(after: string): Ask['period'] | undefined {
  const word = PERIOD.exec(after)
    ?.slice(1)
    .find((one) => one !== undefined)
  if (word === undefined) return undefined
  return /^(?:h|st)/i.test(word) ? 'hour' : /^m/i.test(word) ? 'month' : 'year'
}
