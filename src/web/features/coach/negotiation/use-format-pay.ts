import { useLingui } from '@lingui/react/macro'
import type { Ask } from '#shared/coach/negotiation/types.ts'
import { PERIOD_NAMES } from '#web/features/coach/negotiation/labels.ts'

/** Writes pay as the language of the page does: '52,000 EUR a year'. */
export function useFormatPay() {
  const { t, i18n } = useLingui()
  return (figure: number, { currency, period }: Pick<Ask, 'currency' | 'period'>): string => {
    const cents = Number.isInteger(figure) ? 0 : 2
    const number = i18n.number(figure, { minimumFractionDigits: cents, maximumFractionDigits: cents })
    return [number, currency, t(PERIOD_NAMES[period])].filter((word) => word !== '').join(' ')
  }
}
