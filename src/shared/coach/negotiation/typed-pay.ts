import { figuresIn, isCurrency, PERIOD } from '#shared/coach/negotiation/figures.ts'
import type { Ask } from '#shared/coach/negotiation/types.ts'

/** The value of a field for pay. Text that is ambiguous or unreadable is never guessed. */
export type TypedPay =
  | { readonly state: 'empty' | 'unclear' | 'other-unit' }
  | { readonly state: 'pay'; readonly amount: number }

const MOST = 1e12

/** Reads a field the way moves are read: '60k', '4.500,00', "60'000.– CHF", '28.50 an hour'. */
export function typedPay(text: string, { currency, period }: Pick<Ask, 'currency' | 'period'>): TypedPay {
  const typed = tidied(text)
  if (typed === '') return { state: 'empty' }
  const [figure, ...others] = figuresIn(typed)
  if (!figure || others.length > 0 || figure.before.trim() !== '') return { state: 'unclear' }
  if (figure.after.replace(PERIOD, '').trim() !== '' || figure.isPercent) return { state: 'unclear' }
  if (!figure.isScaled && ODD_FRACTION.test(figure.digits)) return { state: 'unclear' }
  if (figure.currency !== undefined && !isCurrency(figure.currency, currency)) return { state: 'other-unit' }
  if (figure.period !== undefined && figure.period !== period) return { state: 'other-unit' }
  const amount = Math.round(figure.value * 100) / 100
  return amount >= 1 && amount <= MOST ? { state: 'pay', amount } : { state: 'unclear' }
}

/** '60,0000' and '4500,505': neither thousands nor cents. */
const ODD_FRACTION = /[.,]\d{4,}$|^\d{4,}[.,]\d{3}$/

/** Without the dash that stands for no cents, and the country of a dollar: '60.000,- €', 'US$60k'. */
const tidied = (text: string): string =>
  text
    .normalize('NFKC')
    .trim()
    .replace(/(?<=\d)[.,]\s?[-–—]+(?=\s|\p{Sc}|\p{L}|$)/u, '')
    .replace(/^[A-Z]{1,2}(?=\$)/i, '')
