import type { Bit } from '#shared/ai/embedded/bits.ts'

/** A sign for a unit that was said in words, and how many words it takes. */
export type Sign = { readonly before?: string; readonly after?: string; readonly length: number }

/** Currencies by the words for them. */
export const MONEY: Readonly<Record<string, string>> = {
  dollars: '$',
  dollar: '$',
  bucks: '$',
  usd: '$',
  euros: '€',
  euro: '€',
  eur: '€',
}

/** Pounds are money where money is spoken of and no weight is. */
export const MONEY_TALK =
  /^(?!.*\b(?:lift\w*|weigh\w*|heavy|loads?|loaded|pounds of|flour|meat)\b).*\b(?:grants?|raised?|sav(?:e|ed|ing)|costs?|budgets?|paid|pay|sold|sales|revenue|donat\w+|fund\w*|worth|prices?|turnover|profit|jobs|invoices?|earned|takings|till)\b/
export const poundsAt = (bits: readonly Bit[], at: number): Sign | null =>
  /^(?:pounds|quid)$/.test(bits[at]?.lower ?? '') ? { before: '£', length: 1 } : null

/** The sign for what follows a number. */
export function signAt(bits: readonly Bit[], at: number): Sign | null {
  const word = bits[at]?.lower ?? ''
  if (word === 'percent' || word === '%') return { after: '%', length: 1 }
  const money = MONEY[word]
  if (money) return { before: money, length: 1 }
  if (word === 'grand' || word === 'k') {
    const then = MONEY[bits[at + 1]?.lower ?? '']
    return { ...(then ? { before: then } : {}), after: 'k', length: then ? 2 : 1 }
  }
  return null
}
