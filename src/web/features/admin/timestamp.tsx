import { useLingui } from '@lingui/react/macro'

/** A time in UTC, wherever the administrator is. */
export function Timestamp({ at }: { at: string }) {
  const { i18n } = useLingui()
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {i18n.date(at, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })} UTC
    </time>
  )
}

/** A day in UTC, from a timestamp or YYYY-MM-DD. */
export function Day({ of }: { of: string }) {
  const { i18n } = useLingui()
  return (
    <time dateTime={of.slice(0, 10)} className="whitespace-nowrap">
      {i18n.date(of, { dateStyle: 'medium', timeZone: 'UTC' })}
    </time>
  )
}
