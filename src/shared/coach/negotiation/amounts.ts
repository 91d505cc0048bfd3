import { isCounted, isYear, roleOf } from '#shared/coach/negotiation/amount-words.ts'
import { figuresIn, isCurrency, type Figure } from '#shared/coach/negotiation/figures.ts'
import { inDigits } from '#shared/coach/negotiation/spelled.ts'
import type { FigureWords, NegotiationWords } from '#shared/coach/negotiation/words.ts'
import type { Ask } from '#shared/coach/negotiation/types.ts'

/** Pay that is asked for in words, and the number of figures about something else: those prove a reason. */
export type Named = { readonly proofs: number } & (
  | { readonly state: 'none' }
  /** One figure, or both ends of a range. */
  | { readonly state: 'pay'; readonly amounts: readonly number[] }
  | { readonly state: 'absurd' | 'other-currency' | 'other-period' }
)

/** Pay is between a fifth of the walk-away and three times the target. */
const LEAST = 0.2
const MOST = 3
/** A number without currency or scale must be closer to be taken for pay: '5 years' is not. */
const BARE_LEAST = 0.5

/** What a figure is: pay that is asked for, pay of before or of others, or something else altogether. */
type Reading =
  | { readonly is: 'asked'; readonly pay: number }
  | { readonly is: 'other-pay' | 'proof' | 'absurd' | 'other-currency' | 'other-period' }

/**
 * Reads the pay that a text asks for: '55k', '€52,000', '25.50 an hour', '50 to 55k'. Of several the last counts, as
 * in 'not 58, let us say 60'; current pay, achievements and counts are ignored.
 */
type Known = Pick<NegotiationWords, 'figures' | 'language'>

export function payIn(text: string, ask: Ask, { figures: words, language }: Known): Named {
  const figures = figuresIn(inDigits(text.slice(0, 2_000), language))
  const readings = figures.map((figure) => read(figure, ask, words, figures.length === 1 && isOnlyNumber(text)))
  const of = (...kinds: readonly Reading['is'][]) => readings.filter(({ is }) => kinds.includes(is)).length
  const last = readings.findLastIndex(({ is }) => is === 'asked')
  // Beside pay that can be meant, what is absurd or foreign is no second wish.
  if (last >= 0) {
    const proofs = of('proof', 'absurd', 'other-currency', 'other-period')
    return { state: 'pay', amounts: rangeTo(last, figures, readings, words), proofs }
  }
  const [trouble] = (['other-currency', 'other-period', 'absurd'] as const).filter((one) => of(one) > 0)
  return { state: trouble ?? 'none', proofs: of('proof') }
}

/** Whether a figure can be meant as pay. */
export const isPlausible = (figure: number, { target, walkAway }: Ask): boolean =>
  Number.isFinite(figure) && figure >= walkAway * LEAST && figure <= target * MOST

const isOnlyNumber = (text: string): boolean => /^[\s\d.,'-]+$/.test(text)

/** The figure at a place, with the one that it makes a range with: 'between 50 and 55', '50-55', '50 to 55'. */
function rangeTo(
  at: number,
  figures: readonly Figure[],
  readings: readonly Reading[],
  { isRange: isRangeIn }: FigureWords,
): readonly number[] {
  const pays = readings.slice(Math.max(0, at - 1), at + 1).flatMap((one) => (one.is === 'asked' ? [one.pay] : []))
  const [from, to] = [figures[at - 1], figures[at]]
  const isRange = from && to && isRangeIn(from.before, to.before.slice(from.end).trim())
  return isRange ? pays.toSorted((a, b) => a - b) : pays.slice(-1)
}

function read(figure: Figure, ask: Ask, words: FigureWords, isAlone: boolean): Reading {
  if (figure.isPercent || isCounted(figure, words)) return { is: 'proof' }
  const role = roleOf(figure, words)
  if (role !== 'wish') return { is: role }
  const { currency, period, isNegative, value } = figure
  if (currency !== undefined && !isCurrency(currency, ask.currency)) return { is: 'other-currency' }
  if (isOfOtherPeriod(figure, ask)) return { is: 'other-period' }
  if (isNegative) return { is: 'absurd' }
  const pay = isShort(figure, ask, words) ? value * 1_000 : value
  if (isMarked(figure) || period !== undefined) return isPlausible(pay, ask) ? { is: 'asked', pay } : { is: 'absurd' }
  return isYear(figure, words) ? { is: 'proof' } : readBare(pay, ask, isAlone)
}

/** Written as money: '€52,000' or '55k'. */
const isMarked = ({ currency, isScaled }: Figure): boolean => currency !== undefined || isScaled

/** '3,000 a month' where pay is by the year; '20 a month' may be a count of anything. */
const isOfOtherPeriod = (figure: Figure, ask: Ask): boolean =>
  figure.period !== undefined && figure.period !== ask.period && (isMarked(figure) || figure.value >= 100)

/** A number without currency, scale or period. */
function readBare(pay: number, ask: Ask, isAlone: boolean): Reading {
  const isTooMuch = pay > ask.target * MOST
  if (pay >= ask.walkAway * BARE_LEAST && !isTooMuch) return { is: 'asked', pay }
  return { is: isAlone || isTooMuch ? 'absurd' : 'proof' }
}

/** '55' where pay is talked about in tens of thousands, and the first of '50 to 55k'. */
const isShort = ({ isScaled, value, after }: Figure, ask: Ask, { shortAfter }: FigureWords): boolean =>
  !isScaled && value < 1_000 && ask.target >= 10_000 && isPlausible(value * 1_000, ask) && shortAfter.test(after)
