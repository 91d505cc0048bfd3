import type { I18n } from '@lingui/core'

/** A day, YYYY-MM-DD, as people write it; read at noon, so that no clock moves it. */
export const formatDay = (
  i18n: I18n,
  day: string,
  style: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
): string => i18n.date(`${day}T12:00:00Z`, { ...style, timeZone: 'UTC' })
