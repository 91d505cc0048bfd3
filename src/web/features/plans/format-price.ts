import type { I18n } from '@lingui/core'

/** US cents as people write them: $5, $9.97. */
export const formatPrice = (i18n: I18n, cents: number): string =>
  i18n.number(cents / 100, { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' })
